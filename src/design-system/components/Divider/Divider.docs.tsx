import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { Divider } from './index.ts'

export default {
  name: 'Divider',
  group: 'Layout',
  summary: 'A hairline between two groups.',
  use: [
    'Where space alone does not part two groups: a total under its items, the foot of a menu.',
    'With `decorative` where the line only pleases the eye.',
    'With `orientation="vertical"` between small things in a row.',
  ],
  alternatives: [
    { component: 'Stack', when: 'More space parts them as well. It usually does.' },
    { component: 'Card', when: 'Each group is a thing of its own.' },
    { component: 'Heading', when: 'The second group has a name.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Stack space={3}>
            <Text>Pay for 5 workers</Text>
            <Text>Service fee</Text>
            <Divider />
            <Text weight="semibold">Total</Text>
          </Stack>
        ),
        why: 'One line, where one thing ends: the sum is drawn under its items.',
      },
      dont: {
        example: (
          <Stack space={3}>
            <Text>Pay for 5 workers</Text>
            <Divider />
            <Text>Service fee</Text>
            <Divider />
            <Text weight="semibold">Total</Text>
          </Stack>
        ),
        why: 'A line after everything parts nothing. The rows become a grid to look through.',
      },
    },
  ],
  accessibility: [
    'An `hr`, announced as a separator; vertical ones say so.',
    '`decorative` hides it from assistive technology.',
    'In forced colours it takes the colour of text.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress' },
} satisfies ComponentDocs
