import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Card } from '../Card/index.ts'
import { Heading } from '../Heading/index.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { DisplayHeading } from './index.ts'

export default {
  name: 'DisplayHeading',
  group: 'Type',
  summary: 'A heading in the display face: the little stage glamour that the product allows itself.',
  use: [
    'For the title of a page: `look="page"`.',
    'For an empty state: `look="section"`; `EmptyState` does it.',
    'For the headline of the side panel: `look="headline"`.',
  ],
  alternatives: [
    { component: 'Heading', when: 'It names a part of a page, a card, a dialog. That is nearly always.' },
    { component: 'PageHeader', when: 'The title of a page has actions beside it.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Stack space={4}>
            <DisplayHeading level={2} look="page">
              My workers
            </DisplayHeading>
            <Card padding="sm">
              <Heading level={3} look="title">
                Photographers
              </Heading>
            </Card>
          </Stack>
        ),
        why: 'Once, for the page. Everything below is set in the interface face.',
      },
      dont: {
        example: (
          <Stack space={3}>
            <Card padding="sm">
              <DisplayHeading level={3} look="section">
                Photographers
              </DisplayHeading>
              <Text tone="muted">12 people</Text>
            </Card>
            <Card padding="sm">
              <DisplayHeading level={3} look="section">
                Hostesses
              </DisplayHeading>
              <Text tone="muted">4 people</Text>
            </Card>
          </Stack>
        ),
        why: 'A display heading in every card competes with the page title, and the content is hard to find.',
      },
    },
  ],
  accessibility: [
    'A heading of its level, 1 to 3.',
    'A headline whose words change gets a stable `aria-label`.',
    'Letters that the display face lacks fall back to the interface face one by one, with their marks.',
  ],
  keyboard: [],
  content: ['Two to five words, sentence case, no full stop.'],
  decisions: ['0009-display-font-one-bold-cut.md'],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Matrix' },
} satisfies ComponentDocs
