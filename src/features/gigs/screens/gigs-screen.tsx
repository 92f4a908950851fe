import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NoGigsIllustration } from '@/design-system/illustrations/NoGigsIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** Every Gig of the employer (product pages, 5.8). */
export function GigsScreen() {
  return (
    <EmptyPage
      title="Gigs Management"
      description="Open, running and past Gigs in one place."
      emptyTitle="No Gigs yet"
      illustration={<NoGigsIllustration />}
      action={
        <ButtonLink variant="active" href={paths.postGig}>
          Post a Gig
        </ButtonLink>
      }
    >
      Post your first Gig and start receiving applicants.
    </EmptyPage>
  )
}
