import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { gigPaths } from '@/domain/gig-paths.ts'
import { profileTitle, readProfileType, type ProfileType } from '../model/profile-type.ts'

const missing: Record<ProfileType, string> = { applicant: 'Applicant not found', worker: 'Worker not found' }

/** One applicant or worker of a Gig (product pages, 5.10). Any other kind of profile does not exist. */
export function ProfileScreen() {
  const { gigId = '', profileType } = useParams()
  const type = readProfileType(profileType)
  return (
    <EmptyPage
      title={profileTitle(profileType)}
      emptyTitle={type ? missing[type] : 'There is no such profile'}
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={gigPaths.details(gigId)}>
          Back to the Gig
        </ButtonLink>
      }
    >
      {type ? 'They may have withdrawn, or the address is mistyped.' : 'The address may be mistyped.'}
    </EmptyPage>
  )
}
