import { useApiQuery } from '@/api/client/hooks.ts'
import { gigPeople } from '@/api/contract/endpoints/gig-people.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { NoWorkersIllustration } from '@/shared/illustrations/no-workers-illustration.tsx'
import { paths } from '@/shared/paths.ts'

/** Nobody is saved yet: it leads to the applicants of the Gig that somebody applied to last, or to the Gigs where nobody waits (docs/product/my-workers.md). */
export function NoWorkers() {
  const { data } = useApiQuery(gigPeople.listPendingApplicants, { query: { limit: 1 } })
  const newest = data?.applicants[0]
  return (
    <EmptyState
      title="No saved workers yet"
      illustration={<NoWorkersIllustration />}
      action={
        <ButtonLink
          variant="active"
          href={newest === undefined ? paths.gigs : gigPaths.details(newest.gigId, { tab: 'applicants' })}
        >
          {data?.applicants.length === 0 ? 'View your Gigs' : 'Review applicants'}
        </ButtonLink>
      }
    >
      Tap the heart on a worker to save them here for your next Gig.
    </EmptyState>
  )
}
