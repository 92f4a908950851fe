import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { NoWorkersIllustration } from '@/shared/illustrations/no-workers-illustration.tsx'
import { paths } from '@/shared/paths.ts'

/** Nobody is saved yet (docs/product/my-workers.md). */
export const noWorkers = (
  <EmptyState
    title="No saved workers yet"
    illustration={<NoWorkersIllustration />}
    action={
      <ButtonLink variant="active" href={paths.gigs}>
        Review applicants
      </ButtonLink>
    }
  >
    Tap the heart on a worker to save them here for your next Gig.
  </EmptyState>
)
