import { Inline } from '@/design-system/components/Inline/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** The shape of what needs attention, while it is read. */
export function AttentionSkeleton() {
  return (
    <Stack space={6}>
      {['first', 'second'].map((row) => (
        <Inline key={row} space={3} wrap={false}>
          <SkeletonBlock shape="avatarMd" />
          <SkeletonText lines={2} width="medium" />
        </Inline>
      ))}
    </Stack>
  )
}
