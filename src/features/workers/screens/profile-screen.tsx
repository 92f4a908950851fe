import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/shared/empty-page.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { profileTitle, readProfileType, type ProfileType } from '../model/profile-type.ts'

/** The tab of the Gig's page that lists them. */
const tabs = { applicant: 'applicants', worker: 'workers' } as const satisfies Record<ProfileType, string>

/** One applicant or worker of a Gig (docs/product/worker-profile.md). A known kind of profile is not 'not found' before it was read; any other kind is. */
export function ProfileScreen() {
  const { gigId = '', profileType } = useParams()
  const type = readProfileType(profileType)
  return (
    <EmptyPage
      title={profileTitle(profileType)}
      emptyTitle={type ? 'This profile is not here yet' : 'There is no such profile'}
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={gigPaths.details(gigId, type && { tab: tabs[type] })}>
          Back to the Gig
        </ButtonLink>
      }
    >
      {type ? 'Everything that is known of them stands on the page of the Gig.' : 'The address may be mistyped.'}
    </EmptyPage>
  )
}
