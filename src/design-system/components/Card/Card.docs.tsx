import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { Card } from './index.ts'

const plan = (
  <Stack space={1}>
    <Text size="label">Stage plan</Text>
    <Text tone="muted">3 Gigs a month</Text>
  </Stack>
)

export default {
  name: 'Card',
  group: 'Data',
  summary: 'A raised surface around what belongs together.',
  use: [
    'Around one thing with several facts: a plan, a Gig on a phone, a block of settings.',
    'As `section` with `aria-labelledby` where the thing has a heading.',
    'With `padding="none"` around a table or list that runs to the edges.',
  ],
  alternatives: [
    { component: 'StatCard', when: 'It shows one number.' },
    { component: 'List', when: 'There are many things of a kind, read one after the other.' },
    { component: 'Stack', when: 'Space alone shows what belongs together.' },
    { component: 'RadioCards', when: 'One of several cards is chosen.' },
  ],
  examples: [
    {
      do: { example: <Card padding="sm">{plan}</Card>, why: 'One surface around one thing.' },
      dont: {
        example: (
          <Card padding="sm">
            <Card padding="sm">
              <Card padding="sm">{plan}</Card>
            </Card>
          </Card>
        ),
        why: 'Cards in cards: three edges, and no telling what belongs to what.',
      },
    },
  ],
  accessibility: [
    'No role of its own. As `section` or `article` it needs a name.',
    'The whole card is not a button. What can be pressed in it is a link or button with a name.',
    'A selected card says in a text inside that it applies to the reader: the line around it is not read out.',
    'In forced colours its edge is drawn by the system.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Matrix' },
} satisfies ComponentDocs
