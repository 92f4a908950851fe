import { Card } from '@/design-system/components/Card/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { QueryView } from '@/domain/query-view/query-view.tsx'
import { wrapInCard } from '@/domain/query-view/wrap-in-card.tsx'
import { useProfileToEdit } from '../data/use-profile-to-edit.ts'
import { ProfileEditor } from './profile-editor.tsx'

/** The signed-in person's own details (docs/product/settings.md). */
export function Profile() {
  const { query, start } = useProfileToEdit()
  if (start !== undefined) return <ProfileEditor profile={start} />
  return (
    <QueryView
      query={{ ...query, data: undefined }}
      things="your profile"
      skeleton={<ProfileSkeleton />}
      failureFrame={wrapInCard}
    >
      {() => null}
    </QueryView>
  )
}

const ProfileSkeleton = () => (
  <Card padding="lg">
    <Stack space={6}>
      <SkeletonText textStyle="heading2" width="medium" />
      {Array.from({ length: 4 }, (_, index) => (
        <Stack key={index} space={2}>
          <SkeletonText width="short" />
          <SkeletonBlock shape="control" />
        </Stack>
      ))}
    </Stack>
  </Card>
)
