import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { activationGate, GateBanner } from '../gate-banner.tsx'
import { UnderReviewNotice } from '../under-review-notice.tsx'

interface ApprovalBlockedProps {
  open: boolean
  title: string
  isRestricted: boolean
  onClose: () => void
}

/** No money moves while the wallet is not active (docs/product/rules.md#gates). */
export function ApprovalBlocked({ open, title, isRestricted, onClose }: ApprovalBlockedProps) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {isRestricted ? <UnderReviewNotice /> : <GateBanner gate={activationGate} />}
    </Dialog>
  )
}
