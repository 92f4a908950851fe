import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { Heading } from './index.ts'

export default {
  name: 'Heading',
  group: 'Type',
  summary: 'Names what follows. Its level is its place in the outline, its look is its size.',
  use: [
    'Above every part of a page that has a name.',
    'With `level` one below the heading around it, and `look` by how much it should weigh.',
    'With `tabIndex={-1}` on the one that takes focus after a navigation.',
  ],
  alternatives: [
    { component: 'DisplayHeading', when: 'It is the title of a page or of an empty state, in the display face.' },
    { component: 'PageHeader', when: 'It is the title of a page with its actions.' },
    { component: 'Text', when: 'It only looks large and names nothing.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Stack space={1}>
            <Heading level={3} look="title">
              Sessions
            </Heading>
            <Text tone="muted">2 evenings in Victoria Island</Text>
          </Stack>
        ),
        why: 'Level 3 because it stands inside a part of level 2, and small because the card is.',
      },
      dont: {
        example: (
          <Stack space={1}>
            <Heading level={6}>Sessions</Heading>
            <Text tone="muted">2 evenings in Victoria Island</Text>
          </Stack>
        ),
        why: 'Level 6 was taken to make it small. Those who jump from heading to heading lose their place.',
      },
    },
  ],
  accessibility: [
    'A heading of its level, `h1` to `h6`. One level 1 on a page, and no level left out on the way down.',
    'Focusable only with `tabIndex={-1}`, for the focus after a navigation; it then shows no ring, because it is no control.',
  ],
  keyboard: [],
  content: [
    'A few words that say what is below: “Sessions”, not “Information about the sessions”.',
    'Sentence case, no full stop.',
  ],
  states: { default: 'Playground', stress: 'Stress', 'level ≠ look': 'Matrix', matrix: 'Matrix' },
} satisfies ComponentDocs
