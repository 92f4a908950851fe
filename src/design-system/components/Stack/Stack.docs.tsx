import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Text } from '../Text/index.ts'
import { Stack } from './index.ts'

export default {
  name: 'Stack',
  group: 'Layout',
  summary: 'Puts its children below each other with even space between them.',
  use: [
    'For whatever is read from top to bottom: the parts of a page, the fields of a form, the lines of a card.',
    'Nested, with less space inside than outside, so that what belongs together stands together.',
    'With a space per viewport where a phone needs less: `space={{ mobile: 4, tablet: 8 }}`.',
    'With `as="ul"` and `li` children when the children are a list.',
  ],
  alternatives: [
    { component: 'Inline', when: 'Children stand beside each other at their own width.' },
    { component: 'Columns', when: 'Children share a row in fixed shares.' },
    { component: 'Tiles', when: 'Many children of equal width fill rows.' },
    { component: 'Divider', when: 'Space alone does not part two groups.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Stack space={6}>
            <Stack space={1}>
              <Text size="label">Venue</Text>
              <Text tone="muted">Terra Kulture, Victoria Island</Text>
            </Stack>
            <Stack space={1}>
              <Text size="label">Doors</Text>
              <Text tone="muted">Fri 14 Nov 2025, 6:30 PM</Text>
            </Stack>
          </Stack>
        ),
        why: 'Close inside a group, further between groups: the space says what belongs together.',
      },
      dont: {
        example: (
          <Stack space={3}>
            <Text size="label">Venue</Text>
            <Text tone="muted">Terra Kulture, Victoria Island</Text>
            <Text size="label">Doors</Text>
            <Text tone="muted">Fri 14 Nov 2025, 6:30 PM</Text>
          </Stack>
        ),
        why: 'One space for everything leaves four loose lines. People must work out the pairs.',
      },
    },
  ],
  accessibility: [
    'Has no role of its own; `as` gives it one where the meaning asks for it (`ul`, `section`, `nav`).',
    'What is seen from top to bottom is read and reached in the same order.',
    'A `section` or `nav` needs a name: `aria-labelledby` or `aria-label`.',
  ],
  keyboard: [],
  states: { default: 'Playground', stress: 'Stress', responsive: 'SpacePerViewport' },
} satisfies ComponentDocs
