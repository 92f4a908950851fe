import { type ComponentDocs } from '../../docs/component-docs.ts'
import { calendarKeys, dateKeys } from '../../docs/date-keys.ts'
import { Columns } from '../Columns/index.ts'
import { DatePicker } from '../DatePicker/index.ts'
import { DateRangePicker } from './DateRangePicker.tsx'

const ignore = () => undefined

export default {
  name: 'DateRangePicker',
  group: 'Fields',
  summary: 'Two dates that belong together: typed, chosen in a calendar, or taken by a name such as “Last month”.',
  use: ['Narrow a list to a period.', 'Ask from when to when something lasts. Either end may stay open.'],
  alternatives: [
    { component: 'DatePicker', when: 'there is one date' },
    { component: 'Select', when: 'only a few periods can be chosen, and no others' },
  ],
  examples: [
    {
      do: {
        example: (
          <DateRangePicker
            label="Period"
            today="2025-11-14"
            value={{ start: '2025-11-01', end: '2025-11-30' }}
            onChange={ignore}
          />
        ),
        why: 'One field, one calendar, one message for both dates.',
      },
      dont: {
        example: (
          <Columns space={2}>
            <DatePicker label="From" today="2025-11-14" value="2025-11-30" onChange={ignore} />
            <DatePicker label="To" today="2025-11-14" value="2025-11-01" onChange={ignore} />
          </Columns>
        ),
        why: 'Two fields know nothing of each other: the period ends before it begins, and neither says so.',
      },
    },
  ],
  accessibility: [
    'Two groups named by the label, told apart by “First day” and “Last day”; each part is a spin button: “day, First day, Period”.',
    'Message and description are read with the first part of each date, and with every part while the range is invalid.',
    'The calendar is a dialog named by the label. What to do next, “Choose the last day”, is announced politely; the days between are selected grid cells.',
    'The ends may be chosen in either order. Escape first discards an unfinished range, then closes and gives focus back.',
    'Named ranges are buttons; the one that is chosen is pressed. Two months stand beside each other from 768 px, one on a phone.',
  ],
  keyboard: [
    ...dateKeys,
    ...calendarKeys({
      enter: 'On a day: takes it as one end, then as the other',
      escape: 'Discards an unfinished range; otherwise closes the calendar',
    }),
  ],
  content: [
    'Names of ranges say whole calendar units: “This month”, “Last month”.',
    'Both days count: 1 to 30 November is the whole month.',
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
    presets: 'Open',
  },
} satisfies ComponentDocs
