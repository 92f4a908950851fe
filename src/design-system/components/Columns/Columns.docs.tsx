import type { ComponentDocs } from '../../docs/component-docs.ts'
import { TextField } from '../TextField/index.ts'
import { Columns } from './index.ts'

export default {
  name: 'Columns',
  group: 'Layout',
  summary: 'Shares a row among its children in fixed shares.',
  use: [
    'For two fields that belong together, such as first and last name.',
    'For a main column and its aside: `template="two-one"`.',
    'For a picture or an icon beside text that takes the rest: `template="content-fill"`.',
    'With `collapseBelow` wherever a share would be too narrow on a phone.',
  ],
  alternatives: [
    { component: 'Tiles', when: 'There are many children of equal width, in several rows.' },
    { component: 'Inline', when: 'The children keep their own width.' },
    { component: 'Spread', when: 'Two children stand at the two ends.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Columns space={4} collapseBelow="tablet">
            <TextField label="First name" defaultValue="Ẹniọlá" />
            <TextField label="Last name" defaultValue="Adébáyọ̀" />
          </Columns>
        ),
        why: 'Two short fields that are one thought. On a phone they stand below each other.',
      },
      dont: {
        example: (
          <Columns space={2}>
            <TextField label="Email" defaultValue="eniola@venue.ng" />
            <TextField label="Company" defaultValue="Freedom Park" />
            <TextField label="City" defaultValue="Lagos" />
          </Columns>
        ),
        why: 'Unrelated fields in a row are skipped by the eye, and too narrow for what is typed.',
      },
    },
  ],
  accessibility: [
    'Has no role of its own.',
    'Columns are read one after the other, from the first to the last, and never by rows.',
    'Collapsed, the children keep their order.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress', responsive: 'CollapsesBelowTablet' },
} satisfies ComponentDocs
