import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { NoWorkersIllustration } from '@/design-system/illustrations/NoWorkersIllustration.tsx'
import { EmptyPage } from '@/shared/empty-page.tsx'
import { paths } from '@/shared/paths.ts'

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
      Workers cannot be saved yet. To hire the same people again, republish the Gig they worked on.
    </EmptyPage>
  )
}
