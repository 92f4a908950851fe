import { type ComponentDocs } from '../../docs/component-docs.ts'
import { dateKeys, tabToClear } from '../../docs/date-keys.ts'
import { TextField } from '../TextField/index.ts'
import { DateField } from './DateField.tsx'

const ignore = () => undefined

export default {
  name: 'DateField',
  group: 'Fields',
  summary: 'A date that is typed: day, month and year, each a part of its own that cannot be written wrongly.',
  use: [
    'Ask for a date that people know by heart: a birthday, the day a company was registered.',
    'Ask for a date far from today, where turning months would take long.',
  ],
  alternatives: [
    { component: 'DatePicker', when: 'the weekday matters, or the date is near: the first session of a Gig' },
    { component: 'DateRangePicker', when: 'there are two dates' },
    { component: 'TimeField', when: 'it is a time of day' },
  ],
  examples: [
    {
      do: {
        example: <DateField label="Registered on" today="2025-11-14" value="2019-03-04" onChange={ignore} />,
        why: 'Each part has its place, so 4 March cannot become 3 April.',
      },
      dont: {
        example: <TextField label="Registered on" placeholder="DD/MM/YYYY" defaultValue="03/04/19" />,
        why: 'A text can be read two ways, and its format is only in a placeholder that disappears.',
      },
    },
  ],
  accessibility: [
    'A group named by the label; each part in it is a spin button: “day, {label}”. Its value is read as a word: “11 – November”.',
    'Message and description are read with the first part, and with every part while the value is invalid.',
    'Before the parts have loaded, a read-only text box with the same look and value is shown; focusing it loads them, and focus moves to the first.',
    'The label is no `<label>`, which cannot name a group; pressing it still moves focus into the field.',
  ],
  keyboard: [...dateKeys, tabToClear],
  content: [
    'The label says which date: “Registered on”, not “Date”.',
    'What is wrong is said by the field where it knows it: “Choose 14 Nov 2025 or later”.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    hover: 'Hovered',
    'focus-visible': 'FocusVisible',
    empty: 'States',
    filled: 'States',
    invalid: 'States',
    disabled: 'States',
    'read-only': 'States',
    required: 'States',
    optional: 'States',
    description: 'States',
    'message space reserved': 'Playground',
  },
} satisfies ComponentDocs
