import { useQuery } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { workerGigsQuery } from '@/shared/people/people-queries.ts'
import { listWorkers, reviewHref, workerHref, type WorkerSearch } from '@/shared/people/worker-search.ts'
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

/** Previous and Next in the list that the worker was opened from, with '3 of 12'; nothing while the list is not known. */
export function NeighbourLinks(props: NeighbourLinksProps) {
  return props.search.queue === undefined ? <OfTheGig {...props} /> : <OfTheQueue profileId={props.profileId} />
}

function OfTheGig({ gig, gigId, profileId, search }: NeighbourLinksProps) {
  const { data } = useQuery(workerGigsQuery(useApi(), gigId))
  const listed = data && gig ? listWorkers(data.rows, search, (place) => isMissing(place, gig, now())) : undefined
  return (
    <Pager
      label="Workers of this Gig"
      listed={listed}
      profileId={profileId}
      hrefOf={({ id }) => workerHref(gigId, id, search)}
    />
  )
}

function OfTheQueue({ profileId }: { profileId: string }) {
  const { waiting, total } = useReviewQueue()
  return <Pager label="Tasks to review" listed={waiting} total={total} profileId={profileId} hrefOf={reviewHref} />
}

interface PagerProps {
  label: string
  listed: readonly WorkerGig[] | undefined
  /** How many there are, where the list is only their beginning. */
  total?: number
  profileId: string
  hrefOf: (place: WorkerGig) => string
}

function Pager({ label, listed, total = listed?.length ?? 0, profileId, hrefOf }: PagerProps) {
  if (listed === undefined) return null
  const { position, previous, next } = neighboursOf(listed, profileId)
  if (position === undefined ? next === undefined : total < 2) return null
  return (
    <ListPager
      label={label}
      position={position}
      total={total}
      previous={previous && hrefOf(previous)}
      next={next && hrefOf(next)}
    />
  )
}
