import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Badge } from '../Badge/index.ts'
import { StatusPill, type StatusLooks } from './index.ts'

const looks: StatusLooks = { pending: { label: 'Pending', tone: 'warning' } }

export default {
  name: 'StatusPill',
  group: 'Feedback',
  summary: 'The state something is in, by icon, word and colour together.',
  use: [
    'Shows where a thing with a life of its own stands: an order, a payment, an upload.',
    'Takes the state as the server sends it, with one table of looks per kind of thing: `<StatusPill state={order.status} looks={orderLooks} />`.',
  ],
  alternatives: [
    { component: 'Badge', when: 'It is a property and not a state: New, Beta, Invited.' },
    { component: 'CountBadge', when: 'It is a number.' },
    { component: 'Notice', when: 'The state needs a sentence.' },
    { component: 'Timeline', when: 'The way to the state matters as well.' },
  ],
  examples: [
    {
      do: {
        example: <StatusPill state="pending" looks={looks} />,
        why: 'Icon, word and colour say the same; any one of them may be missed.',
      },
      dont: {
        example: <Badge tone="warning">Pending</Badge>,
        why: 'Without an icon two states differ by colour alone for readers who cannot read the label yet.',
      },
    },
    {
      do: {
        example: <StatusPill state="held_by_bank" looks={looks} />,
        why: 'A state that this release does not know yet shows its text in grey: true, and never alarming.',
      },
      dont: {
        example: <StatusPill label="Unknown" tone="danger" />,
        why: 'Hides what the server said and cries wolf.',
      },
    },
  ],
  accessibility: [
    'The word is the accessible text; the icon is decoration and the colour only repeats it.',
    'It has no role: in a table or list its text belongs to the cell or item it stands in.',
    'A word cut for want of room is still read in full.',
    'In forced colours a pill with a surface has an edge, since its background is gone.',
  ],
  keyboard: [],
  content: [
    'One or two words in sentence case: In progress, Pending payment.',
    'The same state has the same word everywhere.',
    'Only what asks for attention has a surface: `warning`, `danger`, `brand`. The others are text beside an icon.',
    'Two states of one tone get different icons by `icon` in their look.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    'per gig state': 'GigStates',
    'per payment state': 'PaymentStates',
    'unknown state': 'UnknownState',
    matrix: 'GigStates',
  },
} satisfies ComponentDocs
