import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { twoLineSkeleton } from '@/shared/cell-skeletons.tsx'
import { gigLabels, gigLooks, gigTitle, labelOf, formatPlace } from '@/shared/gig-looks.ts'
import { timeOfDay } from '@/shared/gig-sessions.ts'
import { OneLine, TwoLines } from '@/shared/list-view/two-lines.tsx'
import { now } from '@/lib/clock.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { applicantTotal } from '../../model/new-applicants.ts'
import { isCalledOff } from '../../model/gig-copy.ts'
import { shownSession } from '../model/gig-facts.ts'
import { NewApplicants } from './new-applicants.tsx'

const notSetYet = <DateTime value={null} missingLabel="Not known yet" />

/** City and state below each other, so that neither is cut in a narrow column. */
function Place({ gig }: { gig: Gig }) {
  const place = formatPlace(gig)
  if (place === undefined) return notSetYet
  const { city, state } = gig.location ?? {}
  if (gig.workMode === 'remote' || !city || !state || city === state) return <OneLine text={place} />
  return (
    <TwoLines below={<span dir="auto">{state}</span>}>
      <OneLine text={city} />
    </TwoLines>
  )
}

/** On a phone a title has two lines, so that names that begin alike differ. */
function CardTitle({ gig }: { gig: Gig }) {
  return (
    <Truncate lines={2}>
      <span dir="auto" title={gigTitle(gig)}>
        {gigTitle(gig)}
      </span>
    </Truncate>
  )
}

/** The running or next session with its start; for a Gig without one, the day of the last session. */
function OneSession({ gig }: { gig: Gig }) {
  const shown = shownSession(gig, now())
  if (shown === undefined) return notSetYet
  const { session, isOver } = shown
  const day = <DateTime value={session.date} show="date" year="other" />
  if (!isOver) {
    return <TwoLines below={timeOfDay(session.start)}>{day}</TwoLines>
  }
  return (
    <TwoLines below={isCalledOff(gig, session) ? 'Was planned' : 'Last session'}>
      <Text as="span" tone="muted">
        {day}
      </Text>
    </TwoLines>
  )
}

function Workers({ gig: { workersHired, workersNeeded } }: { gig: Gig }) {
  if (!workersNeeded) return notSetYet
  return `${formatNumber(workersHired)} of ${formatNumber(workersNeeded)}`
}

function Applicants({ gig }: { gig: Gig }) {
  return (
    <Inline space={2}>
      <span>{formatNumber(applicantTotal(gig.applicantCounts))}</span>
      <NewApplicants gig={gig} />
    </Inline>
  )
}

/** The columns of Gigs Management (docs/product/gigs.md). The order is chosen beside the filters, because the server sorts each column in one direction only. */
export const gigColumns: readonly Column<Gig>[] = [
  {
    id: 'gig',
    header: 'Gig',
    width: 'grow',
    rowHeader: true,
    skeleton: twoLineSkeleton,
    cell: (gig) => (
      <TwoLines below={labelOf(gigLabels.category, gig.category)}>
        <OneLine text={gigTitle(gig)} />
      </TwoLines>
    ),
    cardCell: (gig) => <CardTitle gig={gig} />,
  },
  {
    id: 'session',
    header: 'Next session',
    width: 'sm',
    skeleton: twoLineSkeleton,
    cell: (gig) => <OneSession gig={gig} />,
  },
  {
    id: 'place',
    header: 'Place',
    width: 'sm',
    priority: 'low',
    skeleton: twoLineSkeleton,
    cell: (gig) => <Place gig={gig} />,
  },
  { id: 'workers', header: 'Workers', width: 'xs', priority: 'high', cell: (gig) => <Workers gig={gig} /> },
  {
    id: 'applicants',
    header: 'Applicants',
    width: 'xs',
    priority: 'medium',
    cell: (gig) => <Applicants gig={gig} />,
  },
  {
    id: 'held',
    header: 'Held',
    width: 'sm',
    align: 'end',
    // Most Gigs hold nothing: those that do are seen.
    cell: ({ payment }) => (payment.heldKobo === 0 ? null : <Money amount={payment.heldKobo} />),
  },
  {
    id: 'status',
    header: 'Status',
    width: 'md',
    cell: ({ status }) => <StatusPill state={status} looks={gigLooks} />,
  },
]
