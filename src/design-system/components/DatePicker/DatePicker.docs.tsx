import { type ComponentDocs } from '../../docs/component-docs.ts'
import { calendarKeys, dateKeys } from '../../docs/date-keys.ts'
import { DatePicker } from './DatePicker.tsx'

const ignore = () => undefined

export default {
  name: 'DatePicker',
  group: 'Fields',
  summary: 'A date that is typed, or looked up in a calendar that opens beside the field.',
  use: [
    'Ask for a day near today, where the weekday or what lies around it matters.',
    'Ask for a day of which some cannot be chosen.',
  ],
  alternatives: [
    { component: 'DateField', when: 'people know the date by heart, or it lies years away' },
    { component: 'DateRangePicker', when: 'there are two dates' },
    { component: 'CalendarView', when: 'the days are there to be looked at, not to be chosen' },
  ],
  examples: [
    {
      do: {
        example: (
          <DatePicker label="First session" today="2025-11-14" min="2025-11-14" value="2025-11-21" onChange={ignore} />
        ),
        why: 'Days that are over cannot be chosen, and the field says so itself when one is typed.',
      },
      dont: {
        example: <DatePicker label="Date of birth" today="2025-11-14" value={null} onChange={ignore} />,
        why: 'Nobody turns 400 months back. A date known by heart is a DateField.',
      },
    },
  ],
  accessibility: [
    'A group named by the label; each part in it is a spin button: “day, {label}”. Its value is read as a word: “11 – November”.',
    'Message and description are read with the first part, and with every part while the value is invalid.',
    'Before the parts have loaded, a read-only text box with the same look and value is shown; focusing it loads them, and focus moves to the first.',
    'The label is no `<label>`, which cannot name a group; pressing it still moves focus into the field.',
    'The calendar is a dialog named by the label; its days are a grid named by the month. Focus starts on the chosen day, or on today.',
    'A day is named in full: “Friday 14 November 2025, today”. One that cannot be chosen can be reached and says “not available”.',
    'Escape and choosing a day close the calendar and give focus back to what opened it. On a phone it is a sheet on the lower edge.',
  ],
  keyboard: [
    ...dateKeys,
    ...calendarKeys({
      enter: 'On the button: opens the calendar. On a day: takes it and closes',
      escape: 'Closes the calendar and changes nothing',
    }),
  ],
  content: [
    'The label says which day: “First session”, not “Date”.',
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
    open: 'Open',
    limits: 'Limits',
  },
} satisfies ComponentDocs
