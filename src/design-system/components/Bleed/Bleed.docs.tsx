import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Card } from '../Card/index.ts'
import { Divider } from '../Divider/index.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { Bleed } from './index.ts'

export default {
  name: 'Bleed',
  group: 'Layout',
  summary: 'Lets its content reach out of the padding of its parent.',
  use: [
    'For a divider, a picture or a table that runs to the edges of a card.',
    'For a ghost button whose words should line up with the text above it.',
    'With the padding of the parent as its measure, and never more: what is outside the parent is cut or makes the page scroll.',
  ],
  alternatives: [
    { component: 'Card', when: 'Everything inside runs to the edges: `padding="none"`.' },
    { component: 'Container', when: 'A whole band of the page is wider than its text.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Card padding="sm">
            <Stack space={3}>
              <Text>Balance</Text>
              <Bleed horizontal={4}>
                <Divider />
              </Bleed>
              <Text tabular>₦1,250,000.00</Text>
            </Stack>
          </Card>
        ),
        why: 'The line meets both edges of the card: the bleed is as wide as the padding.',
      },
      dont: {
        example: (
          <Card padding="sm">
            <Stack space={3}>
              <Text>Balance</Text>
              <Bleed horizontal={10}>
                <Divider />
              </Bleed>
              <Text tabular>₦1,250,000.00</Text>
            </Stack>
          </Card>
        ),
        why: 'Wider than the padding: it sticks out of the card.',
      },
    },
  ],
  accessibility: [
    'Changes nothing for assistive technology.',
    'A focus ring at the edge must still be seen: leave 4 px where something inside takes focus.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress' },
} satisfies ComponentDocs
