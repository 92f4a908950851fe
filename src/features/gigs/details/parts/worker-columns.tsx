import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { personLines, twoLines } from '@/shared/cell-skeletons.tsx'
import { workerGigLooks } from '@/shared/people-looks.ts'
import { PersonCell } from '@/shared/people/person-cell.tsx'
import { PlaceLine } from '@/shared/work-review/place-line.tsx'
import { count } from '../model/gig-copy.ts'

/** 'all' is not written for a single session. */
const allOf = (sessions: number) => (sessions > 1 ? `All ${sessions}` : count(sessions, 'session'))

/** The columns of the hired workers. @param profileOf the address of a place's page */
export const workerColumns = (gig: Gig, profileOf: (place: WorkerGig) => string): readonly Column<WorkerGig>[] => [
  {
    id: 'worker',
    header: 'Worker',
    width: 'grow',
    rowHeader: true,
    card: 'title',
    skeleton: personLines,
    sortBy: 'server',
    cell: ({ worker }) => <PersonCell worker={worker} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'lg',
    leastWidth: 'md',
    card: 'status',
    cell: ({ status }) => <StatusPill state={status} looks={workerGigLooks} />,
  },
  {
    id: 'line',
    header: 'Now',
    width: 'grow',
    priority: 'medium',
    card: 'fact',
    cell: (place) => <PlaceLine place={place} gig={gig} size="label" />,
  },
  {
    id: 'sessions',
    header: 'Sessions',
    width: 'xs',
    priority: 'low',
    card: 'fact',
    cell: ({ sessions }) =>
      sessions.length === 0 ? allOf(gig.sessions.length) : `${sessions.length} of ${gig.sessions.length}`,
  },
  {
    id: 'pay',
    header: 'Pay',
    width: 'sm',
    align: 'end',
    card: 'amount',
    skeleton: twoLines,
    sortBy: 'server',
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
    cell: (place) => <RowAction place={place} href={profileOf(place)} />,
  },
]

function RowAction({ place: { status, review }, href }: { place: WorkerGig; href: string }) {
  const label = status === 'task_submitted' ? 'Review task' : status === 'paid' && !review ? 'Rate' : undefined
  if (label === undefined) return null
  return (
    <ButtonLink size="sm" variant="soft" href={href}>
      {label}
    </ButtonLink>
  )
}
