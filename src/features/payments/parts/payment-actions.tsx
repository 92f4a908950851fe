import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { gigPaths } from '@/domain/gig-paths.ts'
import { paths } from '@/domain/paths.ts'
import type { TicketSubject } from '../model/payment-ticket.ts'
import { paymentPurpose, type PaymentState } from '../model/payment-state.ts'

interface PaymentActionsProps {
  state: PaymentState
  payment: PaymentTransaction
  mayPayAgain: boolean
  /** False where the server cannot ask the provider. */
  canCheck: boolean
  isChecking: boolean
  onCheck: () => void
  onReport: (about: TicketSubject) => void
}

/** The actions of a state (docs/product/payment-status.md). While a payment is not final no action pays again. */
export function PaymentActions({
  state,
  payment,
  mayPayAgain,
  canCheck,
  isChecking,
  onCheck,
  onReport,
}: PaymentActionsProps) {
  switch (state) {
    case 'confirming':
      return null
    case 'stillConfirming':
      return (
        <>
          <Button variant="outline" tone="neutral" onClick={() => onReport('unconfirmed')}>
            Contact support
          </Button>
          {canCheck && (
            <Button variant="active" loading={isChecking} loadingLabel="Checking" onClick={onCheck}>
              Check again
            </Button>
          )}
        </>
      )
    case 'success':
      return <Onward payment={payment} />
    case 'failed':
      return (
        <>
          <Button variant="outline" tone="neutral" onClick={() => onReport('debited')}>
            Report a debit
          </Button>
          {mayPayAgain && <PayAgain payment={payment}>Try again</PayAgain>}
        </>
      )
    case 'abandoned':
      // A late payment is in the wallet, so it must not be paid a second time.
      if (payment.failureReason) return <ToWallet />
      return mayPayAgain ? <PayAgain payment={payment}>Continue payment</PayAgain> : null
    case 'reversed':
      return mayPayAgain ? <PayAgain payment={payment}>Try again</PayAgain> : null
  }
}

function PayAgain({ payment, children }: { payment: PaymentTransaction; children: string }) {
  const purpose = paymentPurpose(payment)
  const gig = payment.gigId ? gigPaths.details(payment.gigId) : paths.gigs
  const href = { plan: paths.billing({ tab: 'plans' }), gig, other: paths.wallet }[purpose]
  return (
    <ButtonLink variant="active" href={href}>
      {children}
    </ButtonLink>
  )
}

function Onward({ payment }: { payment: PaymentTransaction }) {
  switch (paymentPurpose(payment)) {
    case 'plan':
      return (
        <ButtonLink variant="active" href={paths.postGig}>
          Post a Gig
        </ButtonLink>
      )
    case 'gig':
      return (
        <>
          <ButtonLink variant="ghost" tone="neutral" flush="start" href={paths.postGig}>
            Post another Gig
          </ButtonLink>
          <ButtonLink variant="outline" tone="neutral" href={paths.myWorkers}>
            Invite workers
          </ButtonLink>
          <ButtonLink variant="active" href={payment.gigId ? gigPaths.details(payment.gigId) : paths.gigs}>
            View Gig
          </ButtonLink>
        </>
      )
    case 'other':
      return <ToWallet />
  }
}

function ToWallet() {
  return (
    <ButtonLink variant="active" href={paths.wallet}>
      Go to Wallet and Payments
    </ButtonLink>
  )
}
