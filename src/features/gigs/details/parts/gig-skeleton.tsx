import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

const cards = (lines: readonly number[]) => (
  <Stack space={6}>
    {lines.map((count, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- they never change places
      <Card key={index}>
        <SkeletonText lines={count} />
      </Card>
    ))}
  </Stack>
)

/** The shape of the overview while the Gig is read. */
export function GigSkeleton() {
  return (
    <Stack space={6}>
      <SkeletonText lines={1} textStyle="title" width="medium" />
      <Columns template="two-one" space={6} collapseBelow="desktop">
        {cards([6, 4, 3])}
        {cards([8, 4, 3])}
      </Columns>
    </Stack>
  )
}
