import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { type Column, DataTable } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { NoWorkersIllustration } from '@/design-system/illustrations/NoWorkersIllustration.tsx'
import { personLines, twoLines } from '@/shared/cell-skeletons.tsx'
import { listState } from '@/shared/list-view/list-state.tsx'
import { gigPaths } from '@/shared/gig-paths.ts'
import { personName, workerGigLooks } from '@/shared/people-looks.ts'
import type { GigPage } from '../data/use-gig-page.ts'
import { useWorkerGigs } from '../data/use-people.ts'
import { gigHref } from '../model/gig-search.ts'
import { count, isEnded } from '../model/gig-copy.ts'
import { PersonCell } from '@/shared/people/person-cell.tsx'

const idOf = ({ id }: WorkerGig) => id

/** 'all' is not written for a single session. */
const allOf = (sessions: number) => (sessions > 1 ? `All ${sessions}` : count(sessions, 'session'))

const columnsOf = (gig: Gig): readonly Column<WorkerGig>[] => [
  {
    id: 'worker',
    header: 'Worker',
    width: 'grow',
    rowHeader: true,
    card: 'title',
    skeleton: personLines,
    sortBy: ({ worker }) => personName(worker),
    cell: ({ worker }) => <PersonCell worker={worker} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'lg',
    card: 'status',
    cell: ({ status }) => <StatusPill state={status} looks={workerGigLooks} />,
  },
  {
    id: 'sessions',
    header: 'Sessions',
    width: 'xs',
    hideBelow: 'wide',
    card: 'fact',
    cell: ({ sessions }) =>
      sessions.length === 0 ? allOf(gig.sessions.length) : `${sessions.length} of ${gig.sessions.length}`,
  },
  {
    id: 'review',
    header: 'Review by',
    width: 'lg',
    card: 'fact',
    cell: ({ reviewDueAt, status }) =>
      status === 'task_submitted' && reviewDueAt ? (
        <DateTime value={reviewDueAt} relative />
      ) : (
        <DateTime value={null} missingLabel="Nothing to review" />
      ),
  },
  {
    id: 'pay',
    header: 'Pay',
    width: 'sm',
    align: 'end',
    card: 'amount',
    skeleton: twoLines,
    sortBy: ({ agreedKobo }) => agreedKobo,
    cell: ({ agreedKobo, netKobo }) => (
      <Stack space={0}>
        <Money amount={agreedKobo} />
        <Text size="caption" tone="muted">
          <Money amount={netKobo} /> net
        </Text>
      </Stack>
    ),
  },
  {
    id: 'action',
    header: 'Action',
    width: 'sm',
    card: 'action',
    cell: ({ id, status }) =>
      status === 'task_submitted' ? (
        <ButtonLink size="sm" variant="soft" href={gigPaths.profile(gig.id, 'worker', id)}>
          Review task
        </ButtonLink>
      ) : null,
  },
]

/** The hired workers, their progress, cost and earnings (docs/product/gig-details.md). */
export function WorkersTab({ gig, search }: Pick<GigPage, 'gig' | 'search'>) {
  const query = useWorkerGigs(gig)
  return (
    <DataTable
      label="Workers"
      columns={columnsOf(gig)}
      getRowId={idOf}
      rowHref={({ id }) => gigPaths.profile(gig.id, 'worker', id)}
      sorting={{ sorts: 'table' }}
      state={listState(query, {
        things: 'workers',
        list: query.data,
        skeletonRows: 4,
        empty: (
          <EmptyState
            title="Nobody hired yet"
            illustration={<NoWorkersIllustration />}
            action={
              isEnded(gig) ? undefined : (
                <ButtonLink variant="outline" tone="neutral" href={gigHref(gig.id, search, { tab: 'applicants' })}>
                  Review applicants
                </ButtonLink>
              )
            }
          >
            {gig.workersNeeded
              ? `${count(gig.workersNeeded, 'place')} to fill. Whoever you hire will appear here.`
              : 'Whoever you hire will appear here.'}
          </EmptyState>
        ),
      })}
    />
  )
}
