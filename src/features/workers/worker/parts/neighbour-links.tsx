import { useQuery } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { workerGigsQuery } from '@/shared/people/people-queries.ts'
import { ListPager } from '../../parts/list-pager.tsx'
import { neighboursOf } from '../model/neighbours.ts'

interface NeighbourLinksProps {
  gigId: string
  profileId: string
  list: string | undefined
}

/** Previous and Next among the workers of the Gig, with '3 of 12'; nothing while the list is not known. */
export function NeighbourLinks({ gigId, profileId, list }: NeighbourLinksProps) {
  const { data } = useQuery(workerGigsQuery(useApi(), gigId))
  const found =
    data &&
    neighboursOf(
      data.rows.map(({ id }) => id),
      profileId,
    )
  if (found === undefined || found.total < 2) return null
  const { position, total, previousId, nextId } = found
  const hrefOf = (id: string | undefined) => id && gigPaths.profile(gigId, 'worker', id, { list })
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
