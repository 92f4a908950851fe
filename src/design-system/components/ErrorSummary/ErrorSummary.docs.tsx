import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'

export default {
  name: 'ErrorSummary',
  group: 'Fields',
  summary: 'What is wrong in a form, as links to its fields.',
  use: [
    'Stand above a form that is longer than the window, once it was sent and refused.',
    'Give it a new `key` at each attempt, so that it takes the focus again.',
  ],
  alternatives: [
    { component: 'Alert', when: 'what went wrong belongs to no field' },
    { component: 'TextField', when: 'the form is short: the message at the field and the focus in it are enough' },
  ],
  examples: [
    {
      do: {
        example: <Text>Fix 2 fields to continue: Title is required, Choose a date after today</Text>,
        why: 'Says how many, and in the very words that stand at the fields.',
      },
      dont: {
        example: <Text>There were problems with your submission. Please check the form.</Text>,
        why: 'Leaves people to search a long form for what is meant.',
      },
    },
  ],
  accessibility: [
    'A group named by its heading. It takes the focus when it appears, so that it is read and the next Tab leads to the first field.',
    'It is no alert: the focus has it read already, and twice would be once too often.',
    'A link puts the focus into its field, or into the chosen or first control of a group, and brings the label into view.',
    'It grows shorter while fields are put right and does not take the focus meanwhile. Turn the form library’s own focusing off (`shouldFocusError: false`).',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves through the links' },
    { keys: ['Enter'], does: 'Moves into the field' },
  ],
  content: ['Each link is the field’s own message, word for word, in the order of the form.'],
  states: { default: 'Playground', stress: 'Stress', 'one error': 'OneError', 'many errors': 'Playground' },
} satisfies ComponentDocs
