import { type ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { DescriptionItem, DescriptionList } from './index.ts'

export default {
  name: 'DescriptionList',
  group: 'Data',
  summary: 'What is known about one thing, as names and values.',
  use: [
    'Shows the properties of one thing: an order, an account, a person.',
    'Uses `layout="rows"` in a drawer or a receipt, where values are read one after the other, and `columns` on a page, where they are looked up.',
    'Ends amounts at one edge with `align="end"`, as the column of a table does.',
    'Offers to copy a value that people send to others, by `copyText`.',
  ],
  alternatives: [
    { component: 'Table', when: 'Several things share the same properties.' },
    { component: 'StatCard', when: 'One figure matters more than all others.' },
    { component: 'Timeline', when: 'The values are moments of one story.' },
  ],
  examples: [
    {
      do: {
        example: (
          <DescriptionList layout="rows">
            <DescriptionItem term="Venue">Freedom Park</DescriptionItem>
            <DescriptionItem term="Landmark" />
          </DescriptionList>
        ),
        why: 'A missing value is a dash, and is read out as Not provided.',
      },
      dont: {
        example: (
          <DescriptionList layout="rows">
            <DescriptionItem term="Venue">Freedom Park</DescriptionItem>
            <DescriptionItem term="Landmark">N/A</DescriptionItem>
          </DescriptionList>
        ),
        why: 'It could be a typed value.',
      },
    },
    {
      do: {
        example: (
          <DescriptionList>
            <DescriptionItem term="City">Ikeja</DescriptionItem>
          </DescriptionList>
        ),
        why: 'Name and value belong together for every reader.',
      },
      dont: {
        example: <Text>City: Ikeja</Text>,
        why: 'A screen reader cannot tell the name from the value, and values do not line up.',
      },
    },
  ],
  accessibility: [
    'A `<dl>` whose names are terms and whose values are definitions.',
    'A missing value is a dash to the eye and words to a screen reader: Not provided.',
    'A copy button is named after its term, and announces that it has copied.',
    'Values have `dir="auto"`, since they are often what users wrote.',
    'It arranges itself by its own width, so zoom and a narrow drawer look alike.',
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Reaches the copy buttons and the links among the values.' },
    { keys: ['Enter', 'Space'], does: 'Copies the value.' },
  ],
  content: [
    'Names of one to three words, without a colon.',
    'Values as they are, in full: this is the place where nothing is cut.',
  ],
  states: {
    default: 'Playground',
    stress: 'Stress',
    'missing value': 'Rows',
    responsive: 'Columns',
    'held down': 'HeldDown',
  },
} satisfies ComponentDocs
