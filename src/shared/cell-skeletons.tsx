import { Columns } from '@/design-system/components/Columns/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** Skeleton of a cell with a line and a smaller line below it; a loading row has the height of a loaded one. */
export const twoLineSkeleton = (
  <Stack space={0}>
    <SkeletonText width="long" />
    <SkeletonText textStyle="caption" width="medium" />
  </Stack>
)

/** Skeleton of a person: picture, name and craft. */
export const personSkeleton = (
  <Columns template="content-fill" space={3} align="center">
    <SkeletonBlock shape="avatarMd" />
    {twoLineSkeleton}
  </Columns>
)
