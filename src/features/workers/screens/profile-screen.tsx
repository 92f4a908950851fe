import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/shared/empty-page.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'

/** The address of a profile that is neither an applicant's nor a worker's (docs/product/worker-profile.md). */
export function ProfileScreen() {
  const { gigId = '' } = useParams()
  return (
    <EmptyPage
      title="Page not found"
      emptyTitle="There is no such profile"
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={gigPaths.details(gigId)}>
          Back to the Gig
        </ButtonLink>
      }
    >
      The address may be mistyped.
    </EmptyPage>
  )
}
