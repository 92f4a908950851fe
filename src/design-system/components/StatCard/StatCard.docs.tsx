import { type ComponentDocs } from '../../docs/component-docs.ts'
import { StatCard } from './index.ts'

export default {
  name: 'StatCard',
  group: 'Data',
  summary: 'One figure that is looked at often, with its name and what it is about.',
  use: [
    'Shows the few figures somebody opens the page for; four at most in a row, in `Tiles`.',
    'Leads to what the figure counts by `href`.',
    'Shows each figure on its own: one that failed can be tried again while the others work.',
    'Says by `forbidden` that the reader may not see a figure: that is no failure, and trying again cannot help.',
  ],
  alternatives: [
    { component: 'DescriptionList', when: 'There are many values and none matters most.' },
    { component: 'Chart', when: 'The course over time matters more than the present figure.' },
    { component: 'Progress', when: 'The figure has a known end: 3 of 5 used.' },
    { component: 'Card', when: 'It holds anything else than a figure.' },
  ],
  examples: [
    {
      do: {
        example: (
          <StatCard
            label="Average rating"
            value={null}
            missingLabel="No ratings yet"
            hint="Shown after the first review"
          />
        ),
        why: 'No data is a dash; the hint says when there will be some.',
      },
      dont: {
        example: <StatCard label="Average rating" value="0.0" />,
        why: 'There is no rating, and zero is read as a bad one.',
      },
    },
    {
      do: {
        example: (
          <StatCard
            label="Complaints"
            value={2}
            trend={{ text: '3 fewer than in October', direction: 'down', tone: 'good' }}
          />
        ),
        why: 'The words say the change, and the tone that it is welcome.',
      },
      dont: {
        example: <StatCard label="Complaints" value={2} trend={{ text: '−60%', direction: 'down', tone: 'bad' }} />,
        why: 'Down is not always bad, and a share of five says little.',
      },
    },
  ],
  accessibility: [
    'A group named by its label. With `href` the label is the link, described by the figure and what stands below it; pressing anywhere on the card follows it.',
    'While it loads, the label stays and the group is `aria-busy`. It says nothing itself: four cards would talk over each other; the page says once that it is loading.',
    'Trying again keeps focus on the button, by `retrying`.',
    'The trend is read as words; arrow and colour only repeat them.',
    'Focus shows around the whole card.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches the link, Try again, or the link that leads elsewhere.' },
    { keys: ['Enter'], does: 'Follows the link.' },
  ],
  content: [
    'Labels of two to four words in sentence case, without a colon.',
    'Large amounts as `<Money short>`.',
    'Hints say the span or the base: in the last 30 days.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    loading: 'States',
    'no data': 'States',
    link: 'Hovered',
    failed: 'States',
    'no access': 'NoAccess',
    'held down': 'HeldDown',
  },
} satisfies ComponentDocs
