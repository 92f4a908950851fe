import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from './index.ts'

export default {
  name: 'Text',
  group: 'Type',
  summary: 'The words of the interface, in whole text styles.',
  use: [
    'For everything that is read and is no heading, label or control.',
    'With `tone="muted"` for what supports the text before it; `subtle` for what may be overlooked.',
    'With `tabular` for figures that stand in a column or change while they are looked at.',
    'With `tone="inherit"` on a coloured surface.',
  ],
  alternatives: [
    { component: 'Heading', when: 'It names what follows.' },
    { component: 'Money', when: 'It is an amount.' },
    { component: 'DateTime', when: 'It is a day or a time.' },
    { component: 'Truncate', when: 'It may be longer than its place.' },
    { component: 'Alert', when: 'It must be seen before anything else.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Stack space={1}>
            <Text size="label">Freedom Park</Text>
            <Text tone="muted">Broad Street, Lagos Island</Text>
          </Stack>
        ),
        why: 'Two styles of the scale. Weight and tone say what comes first.',
      },
      dont: {
        example: (
          <Stack space={1}>
            <Text tone="danger" weight="bold">
              Freedom Park
            </Text>
            <Text tone="success">Broad Street, Lagos Island</Text>
          </Stack>
        ),
        why: 'Red and green mean failed and done. A name is neither.',
      },
    },
  ],
  accessibility: [
    'A paragraph; `as` makes it the element the meaning asks for, such as `strong`, `time` or `dd`.',
    'Every tone reaches 4.5:1 on the surfaces it is paired with.',
    'Size is in rem: it follows the reader’s own font size, and a zoom of 200 % loses nothing.',
    'Text that people wrote gets `dir="auto"` from the component that shows it.',
  ],
  keyboard: [],
  content: [
    'Plain, short, active; second person; sentence case.',
    'One thought to a sentence. Sentences end with a full stop, labels and messages of fields do not.',
  ],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Matrix' },
} satisfies ComponentDocs
