import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Textarea } from './Textarea.tsx'

export default {
  name: 'Textarea',
  group: 'Fields',
  summary: 'Text of several lines that grows while it is written.',
  use: ['Ask for a description, a reason or a note.', 'Say how much may be written, with `limit`.'],
  alternatives: [
    { component: 'TextField', when: 'the answer fits a line' },
    { component: 'MultiCombobox', when: 'the answer is a list of known things, such as skills' },
  ],
  examples: [
    {
      do: {
        example: (
          <Textarea
            size="sm"
            label="Brief"
            limit={40}
            defaultValue="Highlife for the first hour, then whatever fills the floor"
          />
        ),
        why: 'A text that is too long is kept and can be cut down in place; the count says by how much.',
      },
      dont: {
        example: (
          <Textarea
            size="sm"
            label="Brief (40 characters at most)"
            defaultValue="Highlife for the first hour, then whatev"
          />
        ),
        why: 'Stopping people in the middle of a word, or of a paste, loses what they wanted to say.',
      },
    },
  ],
  accessibility: [
    'A multi-line text box named by its label, with everything a `TextField` says about itself.',
    'The count belongs to its description. Near and over the limit it is read out when typing pauses, not at each key; over the limit the field is invalid.',
    'Grows up to 60 % of the window’s height, then scrolls; where the browser cannot grow it, it can be dragged.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves into and out of the field' },
    { keys: ['Enter'], does: 'Begins a new line' },
  ],
  content: ['Ask a question that can be answered: “What should they bring?”, not “Further information”.'],
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
    'message space reserved': 'States',
    count: 'Counting',
    'over limit': 'Counting',
  },
} satisfies ComponentDocs
