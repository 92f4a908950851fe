import { useQuery } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { ChevronLeftIcon } from '@/design-system/icons/ChevronLeftIcon.tsx'
import { ChevronRightIcon } from '@/design-system/icons/ChevronRightIcon.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { workerGigsQuery } from '@/shared/people/people-queries.ts'
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
  const hrefOf = (id: string) => gigPaths.profile(gigId, 'worker', id, { list })
  return (
    <Inline space={2} wrap={false}>
      {previousId !== undefined && (
        <ButtonLink size="sm" variant="outline" tone="neutral" href={hrefOf(previousId)} icon={<ChevronLeftIcon />}>
          Previous
        </ButtonLink>
      )}
      <Text as="span" size="label" tone="muted" tabular>
        {`${position} of ${total}`}
      </Text>
      {nextId !== undefined && (
        <ButtonLink size="sm" variant="outline" tone="neutral" href={hrefOf(nextId)} iconEnd={<ChevronRightIcon />}>
          Next
        </ButtonLink>
      )}
    </Inline>
  )
}
