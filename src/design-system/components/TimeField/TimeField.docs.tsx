import { type ComponentDocs } from '../../docs/component-docs.ts'
import { segmentKeys, tabToClear } from '../../docs/date-keys.ts'
import { TextField } from '../TextField/index.ts'
import { TimeField } from './TimeField.tsx'

const ignore = () => undefined

export default {
  name: 'TimeField',
  group: 'Fields',
  summary: 'A time of day on a 12-hour clock, typed or moved in steps of a quarter of an hour.',
  use: ['Ask when something begins, ends or when people should arrive.'],
  alternatives: [
    { component: 'DateField', when: 'it is a day' },
    { component: 'Select', when: 'only a few times can be chosen, such as the slots of an interview' },
  ],
  examples: [
    {
      do: {
        example: <TimeField label="Starts" value="18:30" onChange={ignore} />,
        why: 'AM or PM is a part of its own and always there.',
      },
      dont: {
        example: <TextField label="Starts" defaultValue="6.30" />,
        why: 'Nobody can say whether that is morning or evening.',
      },
    },
  ],
  accessibility: [
    'A group named by the label; each part in it is a spin button: “day, {label}”. Its value is read as a word: “11 – November”.',
    'Message and description are read with the first part, and with every part while the value is invalid.',
    'Before the parts have loaded, a read-only text box with the same look and value is shown; focusing it loads them, and focus moves to the first.',
    'The label is no `<label>`, which cannot name a group; pressing it still moves focus into the field.',
    'Under a finger (`pointer: coarse`) it is one native `<input type="time">` with a real `<label>`: value, messages and the button that clears are the same.',
  ],
  keyboard: [
    ...segmentKeys('Moves the hour by one, the minute to the next quarter, AM to PM'),
    tabToClear,
    { keys: ['A', 'P'], does: 'Chooses AM or PM' },
  ],
  content: [
    'The label says what happens then: “Starts”, “Arrive by”.',
    'The native input writes the time as the phone is set, which may be a 24-hour clock; everything else of the product says AM or PM.',
    'A session that ends after midnight is not wrong: say beside the field on which day it ends.',
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
    limits: 'States',
  },
} satisfies ComponentDocs
