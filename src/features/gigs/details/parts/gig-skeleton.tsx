import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

const cards = (lines: readonly number[]) => (
  <Stack space={6}>
    {lines.map((count, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the order is fixed
      <Card key={index}>
        <SkeletonText lines={count} />
      </Card>
    ))}
  </Stack>
)

/** The skeleton of the tabs and the overview while the Gig is read. */
export function GigSkeleton() {
  return (
    <Stack space={6}>
      <SkeletonBlock shape="tabs" />
      <Columns template="two-one" space={6} collapseBelow="desktop">
        {cards([6, 4, 3, 4])}
        {cards([8, 4, 3])}
      </Columns>
    </Stack>
  )
}
