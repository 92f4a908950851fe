import { Button } from '@/design-system/components/Button/index.ts'
import { Dialog } from '@/design-system/components/Dialog/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { activationGate, GateBanner } from '../gate-banner.tsx'
import { ContactSupport } from '../ticket-dialog/contact-support.tsx'

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
      size="sm"
      onClose={onClose}
      footer={
        <Button variant="outline" tone="neutral" onClick={onClose}>
          Close
        </Button>
      }
    >
      {isRestricted ? (
        <Notice
          tone="warning"
          action={<ContactSupport size="sm" topic="account" subject="My wallet is under review" />}
        >
          Your wallet is under review. Contact support.
        </Notice>
      ) : (
        <GateBanner gate={activationGate} />
      )}
    </Dialog>
  )
}
