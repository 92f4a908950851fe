import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { personSkeleton, twoLineSkeleton } from '@/shared/cell-skeletons.tsx'
import { personName, workerGigLooks } from '@/shared/people-looks.ts'
import { PersonCell } from '@/shared/people/person-cell.tsx'
import { placeKobo } from '@/shared/people/worker-search.ts'
import { sessionsOfPlace } from '@/shared/work-review/place-sessions.ts'
import { PlaceLine } from '@/shared/work-review/place-line.tsx'
import { count } from '../../model/gig-copy.ts'

/** How many of the Gig's sessions a worker has; 'all' is not written for a single session. */
function sessionCount(own: number, ofGig: number): string {
  if (own !== ofGig) return `${own} of ${ofGig}`
  return ofGig > 1 ? `All ${ofGig}` : count(ofGig, 'session')
}

/**
 * The columns of the hired workers: who is there has no less room than the pay while the Gig runs, and nothing to do takes none.
 * @param places those that are listed; undefined while they are read
 * @param profileOf the address of a place's page
 * @param reportOf reports the absence of who should be there and is not; undefined for the others
 */
export const workerColumns = (
  gig: Gig,
  places: readonly WorkerGig[] | undefined,
  profileOf: (place: WorkerGig) => string,
  reportOf: (place: WorkerGig) => (() => void) | undefined,
): readonly Column<WorkerGig>[] => [
  {
    id: 'worker',
    header: 'Worker',
    width: 'grow',
    rowHeader: true,
    card: 'title',
    skeleton: personSkeleton,
    sortBy: 'server',
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
    id: 'line',
    header: 'Now',
    width: 'grow',
    ...(gig.status !== 'in_progress' && { priority: 'medium' as const }),
    card: 'fact',
    cell: (place) => <PlaceLine place={place} gig={gig} size="label" />,
  },
  {
    id: 'sessions',
    header: 'Sessions',
    width: 'xs',
    priority: 'low',
    card: 'fact',
    cell: (place) => sessionCount(sessionsOfPlace(place, gig).length, gig.sessions.length),
  },
  {
    id: 'pay',
    header: 'Pay',
    width: 'sm',
    align: 'end',
    card: 'amount',
    skeleton: twoLineSkeleton,
    sortBy: 'server',
    cell: (place) => <Pay place={place} />,
  },
  ...(places === undefined || places.some((place) => actionLabel(place) !== undefined || reportOf(place))
    ? [
        {
          id: 'action',
          header: 'Action',
          width: 'sm' as const,
          card: 'action' as const,
          cell: (place: WorkerGig) => <RowAction place={place} href={profileOf(place)} onReport={reportOf(place)} />,
        },
      ]
    : []),
]

/** The agreed pay, or the part of it that was released, and what the worker receives; of a place that was cancelled only what is paid all the same. */
function Pay({ place }: { place: WorkerGig }) {
  const { agreedKobo, netKobo, releasedKobo, bonusKobo, lateFeeKobo, status } = place
  if (status === 'cancelled') {
    return lateFeeKobo ? (
      <Stack space={0}>
        <Money amount={placeKobo(place)} />
        <Text size="caption" tone="muted">
          Late fee
        </Text>
      </Stack>
    ) : (
      <Text as="span" tone="muted">
        Not paid
      </Text>
    )
  }
  const isPart = typeof releasedKobo === 'number' && releasedKobo < agreedKobo
  return (
    <Stack space={0}>
      <Money amount={placeKobo(place)} />
      <Text size="caption" tone="muted">
        <Money amount={netKobo} /> net
      </Text>
      {isPart && (
        <Text size="caption" tone="muted">
          {bonusKobo ? 'Part' : 'Part of'} <Money amount={bonusKobo ? releasedKobo : agreedKobo} />
        </Text>
      )}
      {bonusKobo ? (
        <Text size="caption" tone="muted">
          Bonus <Money amount={bonusKobo} />
        </Text>
      ) : null}
    </Stack>
  )
}

function actionLabel({ status, review }: WorkerGig): string | undefined {
  if (status === 'task_submitted') return 'Review task'
  return status === 'paid' && !review ? 'Rate' : undefined
}

interface RowActionProps {
  place: WorkerGig
  href: string
  onReport: (() => void) | undefined
}

function RowAction({ place, href, onReport }: RowActionProps) {
  if (onReport !== undefined) {
    return (
      <Button
        size="sm"
        variant="outline"
        aria-label={`Report no-show of ${personName(place.worker)}`}
        onClick={onReport}
      >
        No-show
      </Button>
    )
  }
  const label = actionLabel(place)
  if (label === undefined) return null
  return (
    <ButtonLink size="sm" variant="soft" href={href}>
      {label}
    </ButtonLink>
  )
}
