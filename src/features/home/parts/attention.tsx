import { lazy, Suspense, useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** Loads the code of the list and of its reads, which is too large for the first render of the home page. */
export const loadAttention = () => import('./attention-part.ts')

const AttentionList = lazy(async () => ({ default: (await loadAttention()).AttentionList }))

/** The items that wait for the employer, most urgent first (docs/product/home.md). */
export function Attention() {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack space={4}>
        <AttentionHeading id={headingId} />
        <Suspense fallback={null}>
          <AttentionList />
        </Suspense>
      </Stack>
    </Card>
  )
}

/** The card's heading, which its skeleton has too. */
export function AttentionHeading({ id }: { id?: string }) {
  return (
    <Heading level={2} {...(id !== undefined && { id })}>
      Needs your attention
    </Heading>
  )
}
