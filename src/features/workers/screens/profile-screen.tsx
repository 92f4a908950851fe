import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { gigPaths } from '@/domain/gig-paths.ts'
import { profileTitle, readProfileType, type ProfileType } from '../model/profile-type.ts'

/** Where the Gig's page shows what is known of them. */
const tabs = { applicant: 'applicants', worker: 'workers' } as const satisfies Record<ProfileType, string>

/** One applicant or worker of a Gig (docs/product/worker-profile.md), who is not denied before anybody has looked. Any other kind of profile does not exist. */
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
