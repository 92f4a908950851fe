import { type Applicant, applicantStatuses } from '@/api/contract/schemas/applicant.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { IconButton } from '@/design-system/components/IconButton/index.ts'
import { Menu, MenuItem } from '@/design-system/components/Menu/index.ts'
import { Skeleton } from '@/design-system/components/Skeleton/index.ts'
import { MoreHorizontalIcon } from '@/design-system/icons/MoreHorizontalIcon.tsx'
import { useMedia } from '@/design-system/lib/use-media.ts'
import { belowTablet } from '@/design-system/styles/media.ts'
import { canApplicant } from '@/rules/applicant-states.ts'
import { now } from '@/lib/clock.ts'
import { csvType } from '@/lib/csv.ts'
import { downloadFile } from '@/lib/download-file.ts'
import { hasPlace, isDeciding } from '@/shared/free-places.ts'
import type { DecisionEvent } from '@/shared/people/decision-marks.ts'
import type { Bulk } from '../../data/use-bulk-decide.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { formatNumber } from '@/lib/format-number.ts'
import type { BulkRequest } from '../../data/use-bulk-request.ts'
import { applicantsCsv } from '../../model/applicants-csv.ts'
import { compareProblem } from '../../model/gig-search.ts'

const verbs = { shortlist: 'Shortlist', decline: 'Decline', restore: 'Restore' } as const

interface Deciding {
  bulk: Bulk
  /** Decides about several applicants, after a question where one is needed. */
  onDecide: (request: BulkRequest) => void
}

interface SelectionActionsProps extends Deciding {
  gig: Gig
  chosen: readonly Applicant[]
  onCompare: () => void
}

/** What can be done with the selected applicants, in the list and in the gallery. */
export function SelectionActions({ gig, chosen, onCompare, ...deciding }: SelectionActionsProps) {
  const canDecide = isDeciding(gig)
  const isPhone = useMedia(belowTablet)
  const exportChosen = () => {
    const { name, content } = applicantsCsv(chosen, now())
    downloadFile(name, content, csvType)
  }
  return (
    <>
      {canDecide && <BulkButton event="decline" chosen={chosen} {...deciding} />}
      {canDecide && <BulkButton event="restore" chosen={chosen} {...deciding} />}
      {canDecide && <BulkButton event="shortlist" chosen={chosen} {...deciding} />}
      <Button size="sm" variant="outline" unavailableReason={compareProblem(chosen.length)} onClick={onCompare}>
        Compare
      </Button>
      {isPhone ? (
        // One line of buttons: the bar stands above the list.
        <Menu
          side="top"
          align="end"
          trigger={<IconButton size="sm" variant="outline" label="More actions" icon={<MoreHorizontalIcon />} />}
        >
          <MenuItem onSelect={exportChosen}>Export CSV</MenuItem>
        </Menu>
      ) : (
        <Button size="sm" variant="outline" onClick={exportChosen}>
          Export CSV
        </Button>
      )}
    </>
  )
}

interface BulkButtonProps extends Deciding {
  event: DecisionEvent
  chosen: readonly Applicant[]
}

/** One decision about the selected applicants who allow it; nothing where nobody does, as among those who are hired. */
function BulkButton({ event, chosen, bulk, onDecide }: BulkButtonProps) {
  const possible = chosen.filter(({ status }) => canApplicant(status, event))
  if (possible.length === 0) return null
  return (
    <WriteButton
      size="sm"
      variant={event === 'shortlist' ? 'active' : 'outline'}
      disabled={bulk.result?.isRunning === true}
      onClick={() => onDecide({ event, applicants: possible })}
    >
      {verbs[event]}
    </WriteButton>
  )
}

interface RemainingNoticeProps extends Deciding {
  gig: Gig
  /** Undefined while they are read: then the notice keeps its place. */
  applicants: readonly Applicant[] | undefined
}

/** How many can be declined, as the Gig counts them. */
const declinable = ({ applicantCounts }: Gig) =>
  applicantStatuses
    .filter((status) => canApplicant(status, 'decline'))
    .reduce((sum, status) => sum + applicantCounts[status], 0)

/** When the last place is taken, the others are told on request (docs/product/states.md#applicant). */
export function RemainingNotice({ gig, applicants, bulk, onDecide }: RemainingNoticeProps) {
  const waiting = applicants?.filter(({ status }) => canApplicant(status, 'decline')) ?? []
  const count = applicants === undefined ? declinable(gig) : waiting.length
  const isFull = isDeciding(gig) && gig.hiring !== null && gig.hiring !== undefined && !hasPlace(gig)
  if (!isFull || count === 0 || bulk.result?.isRunning) return null
  const notice = (
    <Alert
      action={
        <WriteButton
          size="sm"
          variant="outline"
          onClick={() =>
            onDecide({ event: 'decline', applicants: waiting, reason: 'position_filled', isRemaining: true })
          }
        >
          {`Decline the remaining ${formatNumber(count)}`}
        </WriteButton>
      }
    >
      All places of this Gig are taken.
    </Alert>
  )
  return applicants === undefined ? <Skeleton>{notice}</Skeleton> : notice
}
