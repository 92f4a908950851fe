import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { Progress } from './index.ts'

export default {
  name: 'Progress',
  group: 'Feedback',
  summary: 'How far something has come, or how much of something is used.',
  use: [
    'For an upload, an export, a set of steps that takes a while.',
    'For a quota: Gigs used of a plan.',
    'Without `value` while its length is not known yet; with it as soon as it is.',
  ],
  alternatives: [
    { component: 'Spinner', when: 'It is short, or its length will never be known.' },
    { component: 'Stepper', when: 'People go through the steps themselves.' },
    { component: 'Chart', when: 'Parts of a whole are compared.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Stack space={1}>
            <Text size="label">Gigs used</Text>
            <Progress label="Gigs used" value={2} max={3} valueText="2 of 3 Gigs used" />
            <Text size="caption" tone="muted">
              2 of 3 Gigs used
            </Text>
          </Stack>
        ),
        why: 'The words beside it say what the bar means, and how much.',
      },
      dont: {
        example: <Progress label="Gigs used" value={67} tone="danger" />,
        why: 'A red bar without words: of what, how much, and is it bad?',
      },
    },
  ],
  accessibility: [
    'A `progressbar` named by `label`, with its value; `valueText` says it in words.',
    'Without `value` it has none, which says that its length is not known.',
    'Colour repeats what words beside it say.',
    'Under reduced motion it does not slide, and the bar of unknown length stands still.',
  ],
  keyboard: [],
  content: ['The label names what advances, the text both numbers: “2 of 3 Gigs used”.'],
  states: {
    default: 'Playground',
    stress: 'Stress',
    determinate: 'Playground',
    indeterminate: 'Indeterminate',
    complete: 'Matrix',
    matrix: 'Matrix',
  },
} satisfies ComponentDocs
