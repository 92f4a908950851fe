import { useQuery } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { workerGigsQuery } from '@/shared/people/people-queries.ts'
import { listWorkers, workerHref, type WorkerSearch } from '@/shared/people/worker-search.ts'
import { ListPager } from '../../parts/list-pager.tsx'
import { neighboursOf } from '../model/neighbours.ts'

interface NeighbourLinksProps {
  gigId: string
  profileId: string
  /** The list of the address. */
  search: WorkerSearch
}

/** Previous and Next among the workers of the Gig in the order of their list, with '3 of 12'; nothing while the list is not known. */
export function NeighbourLinks({ gigId, profileId, search }: NeighbourLinksProps) {
  const { data } = useQuery(workerGigsQuery(useApi(), gigId))
  const found =
    data &&
    neighboursOf(
      listWorkers(data.rows, search).map(({ id }) => id),
      profileId,
    )
  if (found === undefined || found.total < 2) return null
  const { position, total, previousId, nextId } = found
  const hrefOf = (id: string | undefined) => id && workerHref(gigId, id, search)
  return (
    <ListPager
      label="Workers of this Gig"
      position={position}
      total={total}
      previous={hrefOf(previousId)}
      next={hrefOf(nextId)}
    />
  )
}
