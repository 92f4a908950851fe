import { Card } from '@/design-system/components/Card/index.ts'
import { Columns } from '@/design-system/components/Columns/index.ts'
import { SkeletonBlock, SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { wrapInCard } from '@/shared/query-view/wrap-in-card.tsx'
import { useProfileToEdit } from '../data/use-profile-to-edit.ts'
import { ProfileEditor } from './profile-editor.tsx'

/** The signed-in person's own details (docs/product/settings.md). */
export function Profile() {
  const query = useProfileToEdit()
  return (
    <QueryView query={query} things="your profile" skeleton={<ProfileSkeleton />} failureFrame={wrapInCard}>
      {(profile) => <ProfileEditor profile={profile} />}
    </QueryView>
  )
}

const Field = () => (
  <Stack space={2}>
    <SkeletonText width="medium" />
    <SkeletonBlock shape="control" />
  </Stack>
)

const ProfileSkeleton = () => (
  <Stack space={6}>
    <Card padding="lg">
      <Stack space={6}>
        <SkeletonText textStyle="heading2" width="short" />
        <SkeletonBlock shape="card" />
        <Columns template="equal" space={3} align="start" collapseBelow="tablet">
          <Field />
          <Field />
        </Columns>
        <Field />
      </Stack>
    </Card>
    <Card padding="lg">
      <Stack space={6}>
        <SkeletonText textStyle="heading2" width="short" />
        <Field />
      </Stack>
    </Card>
  </Stack>
)
