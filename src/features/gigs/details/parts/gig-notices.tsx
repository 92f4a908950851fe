import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import type { Gig } from '@/api/contract/schemas/gig.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { gigTitle } from '@/shared/gig-looks.ts'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { PaymentCheckFailedAlert } from '@/shared/payments/payment-check-failed-alert.tsx'
import { OutcomeUnknownNotice } from '@/shared/payments/outcome-unknown-notice.tsx'
import { UnfinishedPayment } from '@/shared/payments/unfinished-payment.tsx'
import type { useUnfinishedGigPayment } from '../../pay/use-unfinished-gig-payment.ts'
import { useLookUpCancellation } from '../data/use-cancel-gig.ts'
import { PlacesFilled } from './places-filled.tsx'
import { RefundNotice } from './refund-notice.tsx'

interface GigNoticesProps {
  gig: Gig
  paying: ReturnType<typeof useUnfinishedGigPayment>
  /** The outcome of a cancellation is unknown. */
  hasUnknownOutcome: boolean
  onOutcomeUnknown: (isUnknown: boolean) => void
}

/** Notices that the employer must read before acting on a Gig; usually none. */
export function GigNotices({ gig, paying, hasUnknownOutcome, onOutcomeUnknown }: GigNoticesProps) {
  const lookUp = useLookUpCancellation(gig.id)
  const canCancel = useIsOffered(gigs.cancel)
  if (hasUnknownOutcome) {
    return (
      <OutcomeUnknownNotice
        title="Cancelling this Gig"
        onCheck={async () => onOutcomeUnknown((await lookUp()).kind === 'unknown')}
      />
    )
  }
  if (!canCancel && gig.status === 'open') {
    return (
      <Alert
        action={<ContactSupport size="sm" topic="gig" subject={`Cancel ${gigTitle(gig)}`} />}
        title="This Gig cannot be cancelled here"
      >
        Contact support to call it off.
      </Alert>
    )
  }
  if (gig.status === 'open') return <PlacesFilled gig={gig} />
  if ((gig.status === 'cancelled' || gig.status === 'expired') && gig.payment.refundedKobo > 0) {
    return <RefundNotice gig={gig} />
  }
  if (gig.status !== 'pending_payment') return null
  const { payment } = paying
  if (payment) return <UnfinishedPayment payment={payment} name={`Reference ${payment.reference}`} />
  if (paying.hasFailed) return <PaymentCheckFailedAlert isReading={paying.isReading} onRead={paying.read} />
  return (
    <Alert tone="warning" title="This Gig is not paid yet">
      It opens, and workers can apply, as soon as it is paid for.
    </Alert>
  )
}
