import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Actions } from '../Actions/index.ts'
import { Button } from '../Button/index.ts'
import { MarqueeSign } from './index.ts'

export default {
  name: 'MarqueeSign',
  group: 'Brand',
  summary: 'The lit sign: a frame of bulbs around the few events that are worth it.',
  use: [
    'Once for each event: a Gig goes live, a wallet is active, a plan starts, the last place is filled. On a later visit the page is plain.',
    '`lights="running"` while the event is awaited; then the same sign lights up.',
    '`size="md"` at the head of a page, `size="sm"` in its middle. One sign on a page.',
  ],
  alternatives: [
    { component: 'PageHeader', when: 'The page is visited every day.' },
    { component: 'Alert', when: 'It must be read, or it went wrong.' },
    { component: 'Toast', when: 'Something small was saved.' },
    { component: 'EmptyState', when: 'There is nothing yet.' },
  ],
  examples: [
    {
      do: {
        example: (
          <MarqueeSign
            title="Your Gig is live"
            level={3}
            size="sm"
            lights="lit"
            actions={
              <Actions>
                <Button variant="active">View Gig</Button>
              </Actions>
            }
          >
            Workers can apply.
          </MarqueeSign>
        ),
        why: 'What happened, one sentence, one action.',
      },
      dont: {
        example: (
          <MarqueeSign title="Profile saved" level={3} size="sm" lights="lit">
            Your changes were saved. You can change them again in Profile and Settings whenever you want to.
          </MarqueeSign>
        ),
        why: 'It happens every day: a sign that is always lit is not seen.',
      },
    },
  ],
  accessibility: [
    'A heading and a sentence; the bulbs are hidden from screen readers.',
    'The title takes `titleRef` for the focus after a change of page.',
    'Light runs by opacity only: 900 ms, once. Under reduced motion all bulbs burn and nothing moves.',
    'The sign is dark in both themes, so controls in it have the dark theme; in forced colours it has an edge.',
  ],
  keyboard: [],
  content: [
    'The title says what is now true, in two to five words: “Your Gig is live”.',
    'One sentence, with what happens next.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    matrix: 'Sizes',
    running: 'Running',
    'static under reduced motion': 'Running',
  },
} satisfies ComponentDocs
