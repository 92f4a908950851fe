import { useParams } from 'react-router-dom'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** One applicant or worker of a Gig (product pages, 5.10). Any other kind of profile does not exist. */
export function ProfileScreen() {
  const { gigId = '', profileType } = useParams()
  const isApplicant = profileType === 'applicant'
  const isKnown = isApplicant || profileType === 'worker'
  const who = isApplicant ? 'Applicant' : 'Worker'
  return (
    <EmptyPage
      title={isKnown ? `${who} profile` : 'Page not found'}
      emptyTitle={isKnown ? `${who} not found` : 'There is no such profile'}
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={paths.gig(gigId)}>
          Back to the Gig
        </ButtonLink>
      }
    >
      They may have withdrawn, or the address is mistyped.
    </EmptyPage>
  )
}
