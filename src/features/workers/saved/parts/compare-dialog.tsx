import { useQueries } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { CompareTable, type CompareRow } from '@/design-system/components/CompareTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { SkeletonText } from '@/design-system/components/Skeleton/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Tag } from '@/design-system/components/Tag/index.ts'
import { ComparedPerson } from '@/shared/people/compared-person.tsx'
import { placeText, withYouText } from '@/shared/people/history-text.ts'
import { workerRead } from '@/shared/people/use-worker.ts'
import { personName } from '@/shared/people-looks.ts'
import { combineQueries, mapQuery, optionalQuery } from '@/shared/query-view/combine-queries.ts'
import { type QueryLike, QueryView } from '@/shared/query-view/query-view.tsx'
import { formatNumber } from '@/lib/format-number.ts'

const unknown = <DateTime value={null} missingLabel="Not known" />

/** So many skills of each are named. */
const shownSkills = 8

const rows: readonly CompareRow<WorkerProfile>[] = [
  {
    id: 'rating',
    label: 'Rating',
    value: ({ rating, ratingCount }) => <Rating value={rating} count={ratingCount} size="sm" />,
  },
  { id: 'history', label: 'With you', value: ({ history }) => withYouText(history) },
  {
    id: 'last',
    label: 'Last hired',
    value: ({ history }) => <DateTime value={history?.lastHiredAt} show="date" missingLabel="Never" />,
  },
  { id: 'place', label: 'Place', value: ({ location }) => placeText(location) ?? unknown },
  { id: 'rate', label: 'Usually from', value: ({ rateFromKobo }) => <Money amount={rateFromKobo} /> },
  { id: 'completed', label: 'Gigs completed', value: ({ completedGigs }) => formatNumber(completedGigs) },
  {
    id: 'onTime',
    label: 'On time overall',
    value: ({ onTimeRate }) =>
      onTimeRate === null || onTimeRate === undefined ? unknown : `${Math.round(onTimeRate * 100)}%`,
  },
  {
    id: 'skills',
    label: 'Skills',
    value: ({ skills }) =>
      skills.length === 0 ? (
        unknown
      ) : (
        <Inline as="span" space={1}>
          {skills.slice(0, shownSkills).map((skill) => (
            <Tag key={skill}>{skill}</Tag>
          ))}
          {skills.length > shownSkills && <span>{`+${skills.length - shownSkills} more`}</span>}
        </Inline>
      ),
  },
]

const idOf = ({ id }: WorkerProfile) => id
const nameOf = (worker: WorkerProfile) => personName(worker)

/** Who is compared, in the order of the ids, and how many of the ids belong to nobody. */
interface Compared {
  readonly workers: readonly WorkerProfile[]
  readonly missing: number
}

/** A profile that does not exist is none: the others are compared without it. Another failure may pass, and fails the whole. */
const orMissing = (query: QueryLike<WorkerProfile>): QueryLike<WorkerProfile | null> =>
  query.error?.kind === 'notFound' ? optionalQuery(query) : query

/** The profiles as one read. */
const combined = (results: readonly QueryLike<WorkerProfile>[]): QueryLike<Compared> =>
  mapQuery(
    combineQueries(Object.fromEntries(results.map((query, index) => [index, orMissing(query)]))),
    (profiles): Compared => {
      const workers = Object.values(profiles).filter((profile) => profile !== null)
      return { workers, missing: results.length - workers.length }
    },
  )

const missingText = (missing: number) =>
  missing === 1 ? '1 worker was not found.' : `${missing} workers were not found.`

const headOf = (hrefOf: CompareDialogProps['hrefOf']) =>
  function Head(worker: WorkerProfile) {
    return <ComparedPerson worker={worker} href={hrefOf(worker)} />
  }

interface CompareDialogProps {
  /** Two to four ids of the address. */
  ids: readonly string[]
  onChange: (ids: readonly string[] | undefined) => void
  /** The address of a worker's profile. */
  hrefOf: (worker: WorkerProfile) => string
}

/** Saved workers beside each other, without those of the address who do not exist. When one is removed and fewer than two are left, there is nothing to compare, and it closes. */
export function CompareDialog({ ids, onChange, hrefOf }: CompareDialogProps) {
  const api = useApi()
  const profiles = useQueries({
    queries: ids.map((id) => workerRead(api, id)),
    combine: combined,
  })
  const remove = (worker: WorkerProfile) => {
    const remaining = (profiles.data?.workers ?? []).map(idOf).filter((id) => id !== worker.id)
    onChange(remaining.length < 2 ? undefined : remaining)
  }
  return (
    <Dialog open size="xl" title="Compare workers" onClose={() => onChange(undefined)}>
      <QueryView query={profiles} things="these workers" headingLevel={3} skeleton={<SkeletonText lines={8} />}>
        {({ workers, missing }) =>
          workers.length === 0 ? (
            <EmptyState title="Workers not found" headingLevel={3}>
              The profiles may have been removed.
            </EmptyState>
          ) : (
            <Stack space={4}>
              {missing > 0 && <Notice tone="info">{missingText(missing)}</Notice>}
              <CompareTable
                label="Saved workers"
                items={workers}
                getItemId={idOf}
                getItemName={nameOf}
                head={headOf(hrefOf)}
                rows={rows}
                onRemove={remove}
              />
            </Stack>
          )
        }
      </QueryView>
    </Dialog>
  )
}
