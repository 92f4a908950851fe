import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Progress } from '@/design-system/components/Progress/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { Truncate } from '@/design-system/components/Truncate/index.ts'
import { twoLines } from '@/shared/cell-skeletons.tsx'
import { gigLabels, gigLooks, gigTitle, labelOf, formatPlace } from '@/shared/gig-looks.ts'
import { sessionTimes } from '@/shared/gig-sessions.ts'
import { now } from '@/lib/clock.ts'
import { applicantTotal } from '../../model/new-applicants.ts'
import { shownSession } from '../model/gig-facts.ts'
import { NewApplicants } from './new-applicants.tsx'

const notSetYet = <DateTime value={null} missingLabel="Not known yet" />

const count = (value: number) => value.toLocaleString('en-NG')

function GigName({ gig }: { gig: Gig }) {
  const title = gigTitle(gig)
  return (
    <Stack space={0}>
      <Truncate lines={2}>
        <span dir="auto" title={title}>
          {title}
        </span>
      </Truncate>
      {gig.category ? (
        <Text size="caption" tone="muted">
          {labelOf(gigLabels.category, gig.category)}
        </Text>
      ) : null}
    </Stack>
  )
}

function CardTitle({ gig }: { gig: Gig }) {
  return (
    <Truncate>
      <span dir="auto" title={gigTitle(gig)}>
        {gigTitle(gig)}
      </span>
    </Truncate>
  )
}

/** The running or next session; for a Gig without one, the last session, labelled as such. */
function OneSession({ gig }: { gig: Gig }) {
  const shown = shownSession(gig, now())
  if (shown === undefined) return notSetYet
  const { session, isOver } = shown
  return (
    <Stack space={0}>
      <DateTime value={session.date} show="date" />
      <Text size="caption" tone="muted">
        {isOver ? 'Last session' : sessionTimes(session)}
      </Text>
    </Stack>
  )
}

function Workers({ gig: { workersHired, workersNeeded } }: { gig: Gig }) {
  if (!workersNeeded) return notSetYet
  const label = `${count(workersHired)} of ${count(workersNeeded)}`
  return (
    <Stack space={1}>
      <span>{label}</span>
      <Progress label="Workers hired" value={workersHired} max={workersNeeded} valueText={label} />
    </Stack>
  )
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
    skeleton: twoLines,
    cell: (gig) => <GigName gig={gig} />,
    cardCell: (gig) => <CardTitle gig={gig} />,
  },
  {
    id: 'session',
    header: 'Session',
    width: 'sm',
    skeleton: twoLines,
    cell: (gig) => <OneSession gig={gig} />,
  },
  {
    id: 'place',
    header: 'Place',
    width: 'sm',
    hideBelow: 'wide',
    cell: (gig) => {
      const place = formatPlace(gig)
      return place === undefined ? notSetYet : <span dir="auto">{place}</span>
    },
  },
  { id: 'workers', header: 'Workers', width: 'xs', cell: (gig) => <Workers gig={gig} /> },
  {
    id: 'applicants',
    header: 'Applicants',
    width: 'xs',
    hideBelow: 'desktop',
    cell: (gig) => <Applicants gig={gig} />,
  },
  {
    id: 'held',
    header: 'Held',
    width: 'lg',
    align: 'end',
    cell: ({ payment }) => <Money amount={payment.heldKobo} tone={payment.heldKobo === 0 ? 'muted' : 'default'} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 'md',
    cell: ({ status }) => <StatusPill state={status} looks={gigLooks} />,
  },
]
