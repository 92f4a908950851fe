import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Badge } from '../Badge/index.ts'
import { Tag } from './Tag.tsx'

export default {
  name: 'Tag',
  group: 'Data',
  summary: 'The name of one thing among others of its kind: a skill, a style, a filter.',
  use: [
    'List what belongs to something: the skills of a worker.',
    'Show what was chosen, with a button to take it away again.',
    'Switch a filter on and off beside others.',
  ],
  alternatives: [
    { component: 'Badge', when: 'it says a state or a property, such as “Draft”, in one of a few fixed words' },
    { component: 'StatusPill', when: 'it is the state of a Gig or of a payment' },
    { component: 'MultiCombobox', when: 'people choose several from a long list; it draws its choices as tags' },
    { component: 'SegmentedControl', when: 'exactly one of a few can be on' },
  ],
  examples: [
    {
      do: { example: <Tag>Afrobeats</Tag>, why: 'A skill is a name among others: it has no good or bad colour.' },
      dont: {
        example: <Badge tone="success">Afrobeats</Badge>,
        why: 'A colour of state on a name makes people look for what went right.',
      },
    },
  ],
  accessibility: [
    'Without a handler it is text.',
    'The remove button is named after what it removes: “Remove Afrobeats”. The component that renders the list moves focus when the tag is removed.',
    'As a filter it is a button with `aria-pressed`; a plus and a check mark say the same without colour.',
    'Text that is cut is read out whole and shown on hover; it is user text, so its direction is its own.',
    'Buttons reach 44 px to a finger.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the remove button or the filter' },
    { keys: ['Enter', 'Space'], does: 'Removes the tag; switches the filter' },
  ],
  content: [
    'One to three words, as the people who use it write them.',
    'No full stop, no verb: the button says what it does.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    'held down': 'HeldDown',
    removable: 'Matrix',
    disabled: 'Matrix',
    matrix: 'Matrix',
  },
} satisfies ComponentDocs
