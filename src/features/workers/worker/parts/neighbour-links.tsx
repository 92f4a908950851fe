import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { reviewHref, workerHref, type WorkerSearch } from '@/shared/people/worker-search.ts'
import { ListPager } from '../../parts/list-pager.tsx'
import type { GigWorkers } from '../data/use-gig-workers.ts'
import { useReviewQueue } from '../data/use-review-queue.ts'
import { neighboursOf } from '../model/neighbours.ts'

interface NeighbourLinksProps {
  gigId: string
  profileId: string
  /** The list of the address. */
  search: WorkerSearch
  /** The workers in it, unless it is the queue of submitted work. */
  workers: GigWorkers
}

/** Previous and Next in the list that the worker was opened from, with '3 of 12'; their place while the list is read. */
export function NeighbourLinks({ gigId, profileId, search, workers }: NeighbourLinksProps) {
  if (search.queue !== undefined) return <OfTheQueue profileId={profileId} />
  return (
    <Pager
      {...workers}
      label="Workers of this Gig"
      profileId={profileId}
      hrefOf={({ id }) => workerHref(gigId, id, search)}
    />
  )
}

function OfTheQueue({ profileId }: { profileId: string }) {
  const { waiting, total, isRead } = useReviewQueue()
  return (
    <Pager
      label="Tasks to review"
      listed={waiting}
      isComing={!isRead}
      total={total}
      profileId={profileId}
      hrefOf={reviewHref}
    />
  )
}

const likely = (
  <Skeleton>
    <ListPager label="Workers" position={1} total={2} previous={undefined} next={undefined} />
  </Skeleton>
)

interface PagerProps {
  label: string
  listed: readonly WorkerGig[] | undefined
  /** Whether the list is being read, and is likely to have somebody else in it. */
  isComing: boolean
  /** How many there are, where the list is only their beginning. */
  total?: number
  profileId: string
  hrefOf: (place: WorkerGig) => string
}

function Pager({ label, listed, isComing, total, profileId, hrefOf }: PagerProps) {
  if (listed === undefined) return isComing ? likely : null
  const { position, previous, next } = neighboursOf(listed, profileId)
  const count = total ?? listed.length
  if (position === undefined ? next === undefined : count < 2) return null
  return (
    <ListPager
      label={label}
      position={position}
      total={count}
      previous={previous && hrefOf(previous)}
      next={next && hrefOf(next)}
    />
  )
}
