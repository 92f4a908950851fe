import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { Hidden } from '@/design-system/components/Hidden/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** The skeleton of the form and its card while the business is read. */
export function BusinessFormSkeleton() {
  return (
    <Columns template="two-one" space={6} align="start" collapseBelow="desktop">
      <Stack space={6}>
        <Hidden from="desktop">
          <TextCard lines={2} />
        </Hidden>
        <Fields count={3} />
        <Fields count={2} />
        <Fields count={2} />
      </Stack>
      <Hidden below="desktop">
        <TextCard lines={4} />
      </Hidden>
    </Columns>
  )
}

const TextCard = ({ lines }: { lines: number }) => (
  <Card padding="lg">
    <Stack space={4}>
      <SkeletonText textStyle="heading2" width="medium" />
      <SkeletonText lines={lines} width="long" />
    </Stack>
  </Card>
)

const Fields = ({ count }: { count: number }) => (
  <Card padding="lg">
    <Stack space={6}>
      <SkeletonText textStyle="heading2" width="medium" />
      {Array.from({ length: count }, (_, index) => (
        <Stack key={index} space={2}>
          <SkeletonText width="short" />
          <SkeletonBlock shape="control" />
        </Stack>
      ))}
    </Stack>
  </Card>
)
