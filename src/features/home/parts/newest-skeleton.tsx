import { Columns } from '@/design-system/components/Columns/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'

/** The skeleton of the newest applicants: a person with a line about the Gig, and the buttons beside or, on a phone, below. */
export function NewestSkeleton({ count }: { count: number }) {
  return (
    <Stack space={3} aria-hidden>
      {Array.from({ length: count }, (_, row) => (
        <Columns key={row} template="fill-content" space={3} align="center" collapseBelow="tablet">
          <Columns template="content-fill" space={3} align="center">
            <SkeletonBlock shape="avatarSm" />
            <Stack space={0}>
              <SkeletonText width="medium" />
              <SkeletonText textStyle="caption" width="long" />
            </Stack>
          </Columns>
          <SkeletonBlock shape="button" />
        </Columns>
      ))}
    </Stack>
  )
}
