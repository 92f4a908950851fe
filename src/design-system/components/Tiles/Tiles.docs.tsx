import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Card } from '../Card/index.ts'
import { Text } from '../Text/index.ts'
import { Tiles } from './index.ts'

const cards = ['Gigs', 'Applicants', 'Hired'].map((name) => (
  <Card key={name} padding="sm">
    <Text size="label">{name}</Text>
  </Card>
))

export default {
  name: 'Tiles',
  group: 'Layout',
  summary: 'Puts children of equal width into rows.',
  use: [
    'For stat cards, pictures, plans: things of one kind and one size.',
    'With a number per viewport: `columns={{ mobile: 1, tablet: 2, desktop: 4 }}`.',
  ],
  alternatives: [
    { component: 'Columns', when: 'One row is shared in shares that may differ.' },
    { component: 'Inline', when: 'The children keep their own width.' },
    { component: 'List', when: 'The children are many and are read one after the other.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Tiles columns={{ mobile: 1, tablet: 3 }} space={3}>
            {cards}
          </Tiles>
        ),
        why: 'The number of columns follows the viewport: each tile has room for its words.',
      },
      dont: {
        example: (
          <Tiles columns={6} space={3}>
            {cards}
          </Tiles>
        ),
        why: 'A fixed number leaves tiles too narrow to read, and holes where there are fewer children.',
      },
    },
  ],
  accessibility: [
    'Has no role of its own; `as="ul"` with `li` children makes it a list.',
    'Read row by row, in the order of the children.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress', responsive: 'ColumnsPerViewport' },
} satisfies ComponentDocs
