import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { Code } from './index.ts'

export default {
  name: 'Code',
  group: 'Type',
  summary: 'A reference among words, which can be copied.',
  use: [
    'Shows what people compare or pass on letter by letter: a payment reference, an order id, a recovery code.',
    'Offers to copy it by `copyLabel`, where the reader may have to send it to another person.',
  ],
  alternatives: [
    { component: 'Text', when: 'It is a name or a number to be read: `<Text tabular>`.' },
    { component: 'Money', when: 'It is an amount.' },
    { component: 'OtpField', when: 'A code is to be typed.' },
    { component: 'DescriptionList', when: 'Several values with their names can be copied.' },
  ],
  examples: [
    {
      do: {
        example: <Code copyLabel="Copy reference">MQ-P-8F2K-77QX</Code>,
        why: 'Can be told letter by letter, and copied whole.',
      },
      dont: {
        example: <Text>Your reference is MQ-P-8F2K-77QX</Text>,
        why: 'The end of the reference is hard to see, and selecting it on a phone is a game of skill.',
      },
    },
  ],
  accessibility: [
    'A long code is read once and whole, also where it is cut in the middle for want of room.',
    'The copy button keeps its name and its focus. That it has copied is announced politely and shown for two seconds.',
    'Where the browser does not allow writing to the clipboard, the text is selected and the announcement says to copy it by hand.',
    'The button is 24 px, and 44 px to a finger.',
    '`translate="no"` keeps browsers from translating it.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches the copy button.' },
    { keys: ['Enter', 'Space'], does: 'Copies the code.' },
  ],
  content: [
    'Say what is copied: Copy reference, not Copy.',
    'The code as the server sends it: no spaces added, no change of case.',
  ],
  states: { default: 'Playground', stress: 'Stress', copy: 'Playground', 'held down': 'HeldDown' },
} satisfies ComponentDocs
