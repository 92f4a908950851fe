import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { gigLabels, gigLooks, gigTitle, labelOf, formatPlace } from '@/shared/gig-looks.ts'
import { timeOfDay } from '@/shared/gig-sessions.ts'
import { now } from '@/lib/clock.ts'
import { applicantTotal } from '../../model/new-applicants.ts'
import { shownSession } from '../model/gig-facts.ts'
import { NewApplicants } from './new-applicants.tsx'

const notSetYet = <DateTime value={null} missingLabel="Not known yet" />

const count = (value: number) => value.toLocaleString('en-NG')

/** The title, and the category as far as there is room for it. */
function GigName({ gig }: { gig: Gig }) {
  const title = gigTitle(gig)
  const category = labelOf(gigLabels.category, gig.category)
  return (
    <Truncate note={category}>
      <span dir="auto" title={title}>
        {title}
      </span>
    </Truncate>
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

/** The running or next session with its start, where there is room for it; for a Gig without one, the day of the last session. */
function OneSession({ gig }: { gig: Gig }) {
  const shown = shownSession(gig, now())
  if (shown === undefined) return notSetYet
  const { session, isOver } = shown
  const day = <DateTime value={session.date} show="date" year="other" />
  if (!isOver) {
    return <Truncate note={timeOfDay(session.start)}>{day}</Truncate>
  }
  return (
    <Text as="span" tone="muted">
      {day}
    </Text>
  )
}

function Workers({ gig: { workersHired, workersNeeded } }: { gig: Gig }) {
  if (!workersNeeded) return notSetYet
  return `${count(workersHired)} of ${count(workersNeeded)}`
}

function Applicants({ gig }: { gig: Gig }) {
  return (
    <Inline space={2}>
      <span>{count(applicantTotal(gig.applicantCounts))}</span>
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
    cell: (gig) => <GigName gig={gig} />,
    cardCell: (gig) => <CardTitle gig={gig} />,
  },
  {
    id: 'session',
    header: 'Session',
    width: 'lg',
    leastWidth: 'sm',
    cell: (gig) => <OneSession gig={gig} />,
  },
  {
    id: 'place',
    header: 'Place',
    width: 'sm',
    priority: 'low',
    cell: (gig) => {
      const place = formatPlace(gig)
      if (place === undefined) return notSetYet
      return (
        <Truncate>
          <span dir="auto" title={place}>
            {place}
          </span>
        </Truncate>
      )
    },
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
