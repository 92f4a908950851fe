import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NoWorkersIllustration } from '@/design-system/illustrations/NoWorkersIllustration.tsx'
import { EmptyPage } from '@/domain/empty-page.tsx'
import { paths } from '@/domain/paths.ts'

/** The workers saved for later Gigs (docs/product/my-workers.md). */
export function MyWorkersScreen() {
  return (
    <EmptyPage
      title="My Workers"
      description="The people you want to hire again."
      emptyTitle="No saved workers yet"
      illustration={<NoWorkersIllustration />}
      action={
        <ButtonLink variant="active" href={paths.gigs}>
          Go to Gigs Management
        </ButtonLink>
      }
    >
      Workers you save will appear here, ready to be invited to your next Gig.
    </EmptyPage>
  )
}
