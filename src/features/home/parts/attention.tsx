import { lazy, Suspense, useId } from 'react'
import { Card } from '@/design-system/components/Card/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** Fetches the code of the list and of its reads. Its calls and rows are more than the home's first moment has room for. */
export const loadAttention = () => import('./attention-part.ts')

const AttentionList = lazy(async () => ({ default: (await loadAttention()).AttentionList }))

/** What waits for the employer, most urgent first (docs/product/home.md). */
export function Attention() {
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId}>
      <Stack space={4}>
        <AttentionHeading id={headingId} />
        <Suspense fallback={<span hidden data-pending />}>
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
