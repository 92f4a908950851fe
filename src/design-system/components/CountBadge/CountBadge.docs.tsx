import type { ComponentDocs } from '../../docs/component-docs.ts'
import { BellIcon } from '../../icons/BellIcon.tsx'
import { IconButton } from '../IconButton/index.ts'
import { CountBadge } from './index.ts'

export default {
  name: 'CountBadge',
  group: 'Feedback',
  summary: 'How many of something wait.',
  use: [
    'On a place in the sidebar, a tab or a bell, for what waits for the reader.',
    'Not for every number: a total is text.',
  ],
  alternatives: [
    { component: 'Badge', when: 'It is a word.' },
    { component: 'Text', when: 'It is a total: “134 workers”.' },
    { component: 'StatCard', when: 'The number is what the page is about.' },
  ],
  examples: [
    {
      do: {
        example: <IconButton label="Notifications, 3 unread" icon={<BellIcon />} badge={<CountBadge count={3} />} />,
        why: 'The number is part of the button’s name, so it is heard once.',
      },
      dont: {
        example: <IconButton label="Notifications" icon={<BellIcon />} badge={<CountBadge count={120} max={9999} />} />,
        why: 'The difference between 120 and 121 does not matter, and screen readers do not read the number.',
      },
    },
  ],
  accessibility: [
    'With `label` the whole sentence is read in its place: “3 unread notifications”.',
    'Without `label` it is decoration, because the control around it says the number.',
    'At 0 there is nothing, neither seen nor heard.',
  ],
  keyboard: [],
  content: [
    'The label says number and thing: “3 unread notifications”.',
    'Above `max` it reads “99+”, in the label too.',
  ],
  states: { default: 'Playground', stress: 'Stress', '0': 'Zero', '9': 'Matrix', '99+': 'Matrix' },
} satisfies ComponentDocs
