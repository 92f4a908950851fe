import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NotFoundIllustration } from '@/design-system/illustrations/NotFoundIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** One Gig: brief, people and payments (product pages, 5.9). */
export function GigScreen() {
  return (
    <EmptyPage
      title="Gig details"
      emptyTitle="Gig not found"
      illustration={<NotFoundIllustration />}
      action={
        <ButtonLink variant="active" href={paths.gigs}>
          Go to Gigs Management
        </ButtonLink>
      }
    >
      It may have been deleted, or the address is mistyped.
    </EmptyPage>
  )
}
