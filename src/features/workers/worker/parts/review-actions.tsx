import { type RefObject, useRef, useState } from 'react'
import type { SubmittedTask } from '@/api/contract/schemas/submitted-task.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { approvalSum, mayRequestChanges } from '@/rules/work-review.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { loadedWhenShown } from '@/design-system/lib/deferred.tsx'
import { OutcomeUnknownNotice } from '@/shared/payments/outcome-unknown-notice.tsx'
import { placeActionsOfStatus } from '@/shared/work-review/place-actions.ts'
import { markedForChanges, type ReviewDraftState } from '../review/review-draft.ts'
import { useApproval } from '@/shared/work-review/use-approval.ts'
import { useFocusPlace } from '@/shared/use-focus-place.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import { formatNaira } from '@/lib/money.ts'
import { DisputeDialog } from './lazy-dispute-dialog.ts'
import * as styles from './review-actions.css.ts'

const ApproveDialog = loadedWhenShown(async () => (await import('../review/approve-dialog.tsx')).ApproveDialog)
const RequestChangesDialog = loadedWhenShown(
  async () => (await import('../review/request-changes-dialog.tsx')).RequestChangesDialog,
)

interface ReviewActionsProps {
  place: WorkerGig
  task: SubmittedTask
  review: ReviewDraftState
  /** The heading of the work, which gets the focus when the button of the approval is gone; the notice of an unknown outcome comes before both. */
  heading: RefObject<HTMLElement | null>
}

/** What the employer can decide about submitted work, by the state of its place. The dialog that is open stays open when another device is faster, with what was typed. */
export function ReviewActions({ place, task, review, heading }: ReviewActionsProps) {
  const [dialog, setDialog] = useState<'approve' | 'changes' | 'dispute'>()
  const [seenRound, setSeenRound] = useState(task.round)
  /** What was closed last; 'approved' where its buttons go, too. */
  const closed = useRef<typeof dialog | 'approved'>(undefined)
  const approval = useApproval(place, seenRound, () => {
    closed.current = 'approved'
  })
  const { payKobo, bonusKobo } = approvalSum(place.agreedKobo, approval.terms)
  const { canReview, canDispute } = placeActionsOfStatus(place.status)
  const marked = markedForChanges(task, review.draft)
  const notice = useRef<HTMLDivElement>(null)
  const approveButton = useRef<HTMLButtonElement>(null)
  const keepFocus = useFocusPlace(() => {
    const cancelled = closed.current === 'approve' ? approveButton.current : null
    return notice.current ?? cancelled ?? heading.current
  })
  const close = () => {
    if (closed.current !== 'approved') closed.current = dialog
    keepFocus()
    setDialog(undefined)
  }
  const openApproval = () => {
    setSeenRound(task.round)
    closed.current = undefined
    setDialog('approve')
  }
  return (
    <>
      {approval.isUnknown && dialog === undefined && (
        <div ref={notice}>
          <OutcomeUnknownNotice
            title="Approving this work"
            onCheck={async () => {
              await approval.check()
              keepFocus()
            }}
          />
        </div>
      )}
      {!approval.isUnknown && (canReview || canDispute) && (
        <div className={canReview ? styles.bar : undefined}>
          <Actions dock align="start">
            {canReview && (
              <WriteButton ref={approveButton} variant="active" onClick={openApproval}>
                {`Approve and release ${formatNaira(payKobo + bonusKobo)}`}
              </WriteButton>
            )}
            {canReview && (
              <WriteButton
                variant="outline"
                unavailableReason={
                  mayRequestChanges(place.round, place.changesAllowed ?? undefined)
                    ? undefined
                    : 'You have requested changes as often as is possible.'
                }
                onClick={() => setDialog('changes')}
              >
                Request changes
              </WriteButton>
            )}
            {canDispute && (
              <span className={canReview ? styles.last : undefined}>
                <WriteButton variant="ghost" tone="neutral" onClick={() => setDialog('dispute')}>
                  Report a problem
                </WriteButton>
              </span>
            )}
          </Actions>
        </div>
      )}
      {dialog === 'approve' && (
        <ApproveDialog open place={place} approval={approval} marked={marked.length} onClose={close} />
      )}
      {dialog === 'changes' && <RequestChangesDialog open place={place} task={task} review={review} onClose={close} />}
      {dialog === 'dispute' && <DisputeDialog open place={place} marked={marked} onClose={close} />}
    </>
  )
}
