import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** A new Gig made from an old one (product pages, 5.13). */
export function RepublishGigScreen() {
  return (
    <EmptyPage
      title="Republish Gig"
      emptyTitle="Gig not found"
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={paths.gigs}>
          Go to Gigs Management
        </ButtonLink>
      }
    >
      The Gig to republish may have been deleted, or the address is mistyped.
    </EmptyPage>
  )
}
