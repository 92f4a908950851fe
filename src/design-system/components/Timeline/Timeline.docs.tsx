import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Timeline, TimelineEvent } from './index.ts'

export default {
  name: 'Timeline',
  group: 'Data',
  summary: 'What happened, happens and will happen, in this order.',
  use: [
    'Tells the way of one thing: a payment, an order, a review.',
    'Shows what comes next, so that waiting has an end in sight.',
  ],
  alternatives: [
    { component: 'Stepper', when: 'The reader takes the steps on this page.' },
    { component: 'StatusPill', when: 'Only the present state matters.' },
    { component: 'List', when: 'The entries do not belong to one story.' },
    { component: 'Progress', when: 'It is a measured value.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Timeline label="Payment, right">
            <TimelineEvent title="Payment sent" time="Fri 14 Nov 2025, 6:30 PM" />
            <TimelineEvent title="Bank is checking" status="current" time="Usually ten minutes" />
            <TimelineEvent title="Money arrives" status="upcoming" />
          </Timeline>
        ),
        why: 'Events have moments, the present one says how long it takes, and the next one is named.',
      },
      dont: {
        example: (
          <Timeline label="Payment, wrong">
            <TimelineEvent title="Step 1" />
            <TimelineEvent title="Step 2" status="current" />
            <TimelineEvent title="Step 3" status="upcoming" />
          </Timeline>
        ),
        why: 'Numbers say nothing about what happened.',
      },
    },
  ],
  accessibility: [
    'An ordered list with a name; each event says its status in words before its title.',
    'The event that is going on has `aria-current="step"`.',
    'Signs differ by shape as well as by colour; in forced colours they keep an edge.',
    'It does not announce changes: a page that follows a running payment says them itself.',
  ],
  keyboard: [],
  content: [
    'Titles say what happened, in the past for what is done: Payment sent.',
    'Every past event has its moment, as a DateTime.',
    'What failed says why, and what to do, in its note.',
  ],
  states: { default: 'Playground', stress: 'Stress', 'in progress': 'Playground', failed: 'Failed' },
} satisfies ComponentDocs
