import { Columns } from '@/design-system/components/Columns/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** Stands for a cell with a line and, below it, a smaller one: a row is as high while it loads as it will be. */
export const twoLines = (
  <Stack space={0}>
    <SkeletonText width="long" />
    <SkeletonText textStyle="caption" width="medium" />
  </Stack>
)

/** Stands for a person: picture, name and craft. */
export const personLines = (
  <Columns template="content-fill" space={3} align="center">
    <SkeletonBlock shape="avatarMd" />
    {twoLines}
  </Columns>
)
