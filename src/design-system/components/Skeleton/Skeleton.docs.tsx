import type { ComponentDocs } from '../../docs/component-docs.ts'
import { Avatar } from '../Avatar/index.ts'
import { Inline } from '../Inline/index.ts'
import { Spinner } from '../Spinner/index.ts'
import { Stack } from '../Stack/index.ts'
import { Text } from '../Text/index.ts'
import { Skeleton } from './index.ts'

export default {
  name: 'Skeleton',
  group: 'Feedback',
  summary: 'Keeps the place of loading content, in its shape.',
  use: [
    'Around the real component, filled with placeholder text of a likely length: nothing moves when the data arrives.',
    '`SkeletonText` and `SkeletonBlock` where there is no real thing to cover yet.',
    'For the first load. When data is refreshed, what was there stays.',
  ],
  alternatives: [
    { component: 'Spinner', when: 'The shape of the answer is not known.' },
    { component: 'Progress', when: 'It is known how far it has come.' },
    { component: 'EmptyState', when: 'The answer is there, and there is nothing.' },
    { component: 'ErrorState', when: 'The answer will not come.' },
  ],
  examples: [
    {
      do: {
        example: (
          <Inline space={3} wrap={false}>
            <Skeleton>
              <Avatar name="A" id="worker-7" size="lg" />
            </Skeleton>
            <Stack space={1}>
              <Skeleton>
                <Text>Adé Ọlátúnjí</Text>
              </Skeleton>
              <Skeleton>
                <Text tone="muted">Photographer in Lagos</Text>
              </Skeleton>
            </Stack>
          </Inline>
        ),
        why: 'The row as it will be. Eyes are where the name will stand.',
      },
      dont: {
        example: <Spinner size="lg" label="Loading workers" />,
        why: 'Rows push the page down when they come, and the button that was aimed at is elsewhere.',
      },
    },
  ],
  accessibility: [
    'Covered content is `inert` and hidden: it can be neither read nor reached.',
    'What is loading is said once, on the region around: `aria-busy`, and a polite status.',
    'Under reduced motion no light passes over it; in forced colours its shape has an edge.',
  ],
  keyboard: [],
  content: ['Placeholder text is as long as the usual data, and never looks like real data.'],
  states: { default: 'Playground', stress: 'Stress', 'around real content': 'AroundRealContent' },
} satisfies ComponentDocs
