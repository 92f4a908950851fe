import { useApi } from '@/api/client/api-context.ts'
import { useRead } from '@/api/client/hooks.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { workerGigsQuery } from '@/shared/people/people-queries.ts'
import { listWorkers, reviewHref, workerHref, type WorkerSearch } from '@/shared/people/worker-search.ts'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { isMissing } from '@/shared/work-review/place-sessions.ts'
import { now } from '@/lib/clock.ts'
import { ListPager } from '../../parts/list-pager.tsx'
import { useReviewQueue } from '../data/use-review-queue.ts'
import { neighboursOf } from '../model/neighbours.ts'

interface NeighbourLinksProps {
  /** Undefined while it is read. */
  gig: Gig | undefined
  gigId: string
  profileId: string
  /** The list of the address. */
  search: WorkerSearch
}

/** Previous and Next in the list that the worker was opened from, with '3 of 12'; their place while the list is read. */
export function NeighbourLinks(props: NeighbourLinksProps) {
  return props.search.queue === undefined ? <OfTheGig {...props} /> : <OfTheQueue profileId={props.profileId} />
}

function OfTheGig({ gig, gigId, profileId, search }: NeighbourLinksProps) {
  const query = useRead(workerGigsQuery(useApi(), gigId))
  const isAlone = gig !== undefined && gig.workersHired < 2
  const listed =
    query.data && gig ? listWorkers(query.data.rows, search, (place) => isMissing(place, gig, now())) : undefined
  return (
    <Pager
      label="Workers of this Gig"
      listed={listed}
      isComing={!isAlone && (gig === undefined || !hasEnded(query))}
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
