import { Notice } from '@/design-system/components/Notice/index.ts'
import { ContactSupport } from './ticket-dialog/contact-support.tsx'

/** Says that no money moves while the wallet is under review, and leads to support (docs/product/rules.md#gates). */
export function UnderReviewNotice() {
  return (
    <Notice tone="warning" action={<ContactSupport size="sm" topic="account" subject="My wallet is under review" />}>
      Your wallet is under review. Contact support.
    </Notice>
  )
}
