import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { dashboard } from '@/api/contract/endpoints/dashboard.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { canWorkerGig, placeMovedOn } from '@/rules/worker-gig-states.ts'
import { approvalSum } from '@/rules/work-review.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Inline } from '@/design-system/components/Inline/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { personName } from '@/shared/people-looks.ts'
import { PinDialog } from '@/shared/pin-dialog/pin-dialog.tsx'
import { walletGate } from '@/shared/wallet-gate.ts'
import { now } from '@/lib/clock.ts'
import { formatNaira } from '@/lib/money.ts'
import { ApprovalBlocked } from '@/shared/work-review/approval-blocked.tsx'
import { ApprovalLines } from './approval-lines.tsx'
import { TermsDialog } from './terms-dialog.tsx'
import type { Approval } from '@/shared/work-review/use-approval.ts'

export interface ApproveDialogProps {
  place: WorkerGig
  /** The hook lives in the page, which outlives the dialog. */
  approval: Approval
  /** How many deliverables the employer marked as needing changes. */
  marked?: number
  open: boolean
  onClose: () => void
}

/**
 * Approves submitted work and releases its pay (docs/product/worker-profile.md): the sum and the PIN at first, the terms behind 'Pay a part or add a
 * bonus'. Give it a `key` for each opening.
 */
export function ApproveDialog({ place, approval, marked = 0, open, onClose }: ApproveDialogProps) {
  const [isEditing, setEditing] = useState(false)
  const wallet = useApiQuery(dashboard.getWallet, {}, { enabled: open })
  const gate = wallet.data && walletGate(wallet.data, now())
  const sum = approvalSum(place.agreedKobo, approval.terms)
  const amount = formatNaira(sum.payKobo + sum.bonusKobo)
  const name = personName(place.worker)
  const movedOn = canWorkerGig(place.status, 'approve') ? undefined : placeMovedOn(name, place.status)
  const title = `Approve and release ${amount} to ${name}?`
  if (gate?.kind === 'not activated' || gate?.kind === 'restricted') {
    return <ApprovalBlocked open={open} title={title} isRestricted={gate.kind === 'restricted'} onClose={onClose} />
  }
  return (
    <>
      <PinDialog
        open={open && !isEditing}
        title={title}
        description="This cannot be undone."
        size="md"
        confirmLabel={`Approve and release ${amount}`}
        pinLock={wallet.data}
        onConfirm={(pin) => approval.send(pin)}
        onCheckStatus={approval.check}
        onClose={onClose}
        overReason={movedOn}
      >
        <Stack space={3}>
          {marked > 0 && (
            <Notice tone="warning">{`You marked ${marked} ${marked === 1 ? 'item' : 'items'} as needing changes.`}</Notice>
          )}
          <ApprovalLines sum={sum} />
          <Inline>
            <Button variant="ghost" size="sm" flush="start" onClick={() => setEditing(true)}>
              Pay a part or add a bonus
            </Button>
          </Inline>
        </Stack>
      </PinDialog>
      <TermsDialog
        key={isEditing ? 'open' : 'closed'}
        open={open && isEditing}
        place={place}
        terms={approval.terms}
        availableKobo={wallet.data?.availableKobo}
        onChange={(changed) => {
          approval.changeTerms(changed)
          setEditing(false)
        }}
        onClose={() => setEditing(false)}
      />
    </>
  )
}
