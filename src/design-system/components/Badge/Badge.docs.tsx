import type { ComponentDocs } from '../../docs/component-docs.ts'
import { CheckIcon } from '../../icons/CheckIcon.tsx'
import { Inline } from '../Inline/index.ts'
import { Badge } from './index.ts'

export default {
  name: 'Badge',
  group: 'Feedback',
  summary: 'A state or a property of the thing beside it, in one or two words.',
  use: [
    'Beside a name or in a column of states.',
    '`soft` nearly always; `solid` where it must be seen before anything else in its row.',
    'With an `icon` where the state matters and many rows are scanned.',
  ],
  alternatives: [
    { component: 'StatusPill', when: 'It is a state of the product that has its own word, icon and colour.' },
    { component: 'CountBadge', when: 'It is a number.' },
    { component: 'Tag', when: 'It can be removed, or is one of several that were chosen.' },
    { component: 'Notice', when: 'It takes a sentence.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Inline space={2}>
            <Badge tone="success" icon={<CheckIcon size="sm" />}>
              Paid
            </Badge>
            <Badge>Draft</Badge>
          </Inline>
        ),
        why: 'The word carries the meaning; colour and icon help to find it.',
      },
      dont: {
        example: (
          <Inline space={2}>
            <Badge tone="success" variant="solid">
              The payment was successful
            </Badge>
            <Badge tone="danger" variant="solid">
              Photographer
            </Badge>
          </Inline>
        ),
        why: 'A sentence, and a red that means nothing. Loud badges on every row are heard by nobody.',
      },
    },
  ],
  accessibility: [
    'Plain text, read in its place.',
    'It cannot be operated: what can be pressed is a `Tag` or a `Button`.',
    'Its words reach 4.5:1 in every tone and variant.',
  ],
  keyboard: [],
  content: [
    'One or two words, sentence case: “In progress”.',
    'A state is an adjective or a participle: “Paid”, “Open”.',
  ],
  states: { default: 'Playground', stress: 'Stress', matrix: 'Matrix' },
} satisfies ComponentDocs
