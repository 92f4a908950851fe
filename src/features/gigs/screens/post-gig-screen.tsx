import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NoGigsIllustration } from '@/design-system/illustrations/NoGigsIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** Where a Gig is described, priced and paid (product pages, 5.7). */
export function PostGigScreen() {
  return (
    <EmptyPage
      title="Post a Gig"
      description="Describe the work, set the pay, and workers apply."
      emptyTitle="No draft yet"
      illustration={<NoGigsIllustration />}
      action={
        <ButtonLink variant="active" href={paths.gigs}>
          Go to Gigs Management
        </ButtonLink>
      }
    >
      A Gig you are writing will appear here, so that you can finish it later.
    </EmptyPage>
  )
}
