import type { Applicant } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Badge } from '@/design-system/components/Badge/index.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Rating } from '@/design-system/components/Rating/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { placePay } from '@/rules/gig-price.ts'
import { personSkeleton, twoLineSkeleton } from '@/shared/cell-skeletons.tsx'
import { isDeciding } from '@/shared/free-places.ts'
import { applicantLooks } from '@/shared/people-looks.ts'
import { ApplicantCell } from './applicant-cell.tsx'
import { applicantPay, type Segment } from '@/shared/people/applicant-search.ts'
import { DecisionActions } from './decision-actions.tsx'
import { markLabel } from '@/shared/people/decision-marks.ts'
import { declineReasonLabel } from '@/shared/people/decline-reasons.tsx'
import { isHireable } from '@/shared/people/hire/hire-rules.ts'
import type { Clashes } from '@/shared/people/use-clashes.ts'
import type { Decide } from '@/shared/people/use-decide.ts'

interface ListedWith {
  gig: Gig
  segment: Segment
  /** Ids of the applicants who arrived while the list is open. */
  fresh: ReadonlySet<string>
  clashes: Clashes
  decide: Decide
  onHire: (applicant: Applicant) => void
  /** On a phone rows are cards, with room for words. */
  isPhone: boolean
}

/** Stacked, because a column has no room for both on one line. */
function Applied({ at }: { at: string }) {
  return (
    <Stack space={0}>
      <DateTime value={at} show="date" />
      <Text size="caption" tone="muted">
        <DateTime value={at} show="time" />
      </Text>
    </Stack>
  )
}

/** Shown only when the chosen segment does not imply it. */
const stage: Column<Applicant> = {
  id: 'status',
  header: 'Stage',
  width: 'sm',
  cell: ({ status }) => <StatusPill state={status} looks={applicantLooks} />,
}

const declineReason: Column<Applicant> = {
  id: 'reason',
  header: 'Reason',
  width: 'sm',
  cell: ({ declineReason: code }) => (code ? declineReasonLabel(code) : <Text tone="muted">Not given</Text>),
}

/** The columns of a Gig's applicants. Their order is that of the address, so the list sorts itself. */
export function applicantColumns(props: ListedWith): readonly Column<Applicant>[] {
  const { gig, segment, decide } = props
  const payKobo = placePay(gig)
  // The declined can only be restored, and the column of their reason needs the room.
  const isDeclined = segment === 'declined'
  const isHired = segment === 'hired'
  return [
    {
      id: 'worker',
      header: 'Applicant',
      width: 'grow',
      rowHeader: true,
      card: 'title',
      skeleton: personSkeleton,
      cell: (applicant) => <PersonOf applicant={applicant} {...props} />,
    },
    {
      id: 'rating',
      header: 'Rating',
      width: 'sm',
      priority: isDeclined ? 'medium' : 'high',
      card: 'fact',
      firstDirection: 'descending',
      sortBy: 'server',
      cell: ({ worker }) => <Rating variant="one" size="sm" value={worker.rating} count={worker.ratingCount} />,
    },
    {
      id: 'skills',
      header: 'Skills',
      width: 'xs',
      priority: 'medium',
      card: 'status',
      cardCell: ({ matchedSkills, appliedAt }) => (
        <Text size="caption" tone="muted">
          {`${matchedSkills.length} of ${gig.workSkills.length} skills · `}
          Applied <DateTime value={appliedAt} show="date" year="other" />
        </Text>
      ),
      firstDirection: 'descending',
      sortBy: 'server',
      cell: ({ matchedSkills }) => `${matchedSkills.length} of ${gig.workSkills.length}`,
    },
    {
      id: 'newest',
      header: 'Applied',
      width: 'md',
      priority: 'low',
      skeleton: twoLineSkeleton,
      firstDirection: 'descending',
      sortBy: 'server',
      cell: ({ appliedAt }) => <Applied at={appliedAt} />,
    },
    ...(segment === 'other' ? [stage] : []),
    ...(isDeclined ? [declineReason] : []),
    {
      id: 'price',
      header: isHired ? 'Agreed pay' : 'Pay asked',
      width: 'md',
      leastWidth: 'sm',
      align: 'end',
      card: 'fact',
      sortBy: 'server',
      cell: (applicant) => (
        <Money amount={(isHired ? applicant.hire?.agreedKobo : applicantPay(applicant, { payKobo })) ?? null} />
      ),
    },
    {
      id: 'actions',
      header: isHired ? 'Action' : 'Decide',
      width: isDeclined || isHired ? 'md' : 'xl',
      align: 'end',
      card: 'action',
      cell: (applicant) => (
        <DecisionActions
          applicant={applicant}
          decide={decide}
          isOpen={isDeciding(gig)}
          onHire={isHireable(gig, applicant) ? props.onHire : undefined}
          hasWords={props.isPhone}
        />
      ),
    },
  ]
}

function PersonOf({ applicant, decide, clashes, fresh }: ListedWith & { applicant: Applicant }) {
  const mark = decide.marks.get(applicant.id)
  const isDecided = mark?.kind === 'decided'
  const label = markLabel(mark)
  return (
    <ApplicantCell
      applicant={applicant}
      isNew={fresh.has(applicant.id)}
      clash={clashes.get(applicant.workerId)}
      isQuiet={isDecided}
      mark={label === undefined ? undefined : <Badge>{label}</Badge>}
    />
  )
}
