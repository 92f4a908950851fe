import { useState } from 'react'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { paths } from '@/shared/paths.ts'
import { keepReturnTo, keptReturnTo, withReturnTo } from '@/shared/return-to.ts'
import { WriteButton } from '@/shared/write-button.tsx'
import type { TicketSubject } from '../model/payment-ticket.ts'
import { paymentPurpose, type PaymentState } from '../model/payment-state.ts'

/** What the dialog that pays for a Gig is told about the last payment. */
export interface PayAgainProps {
  gigId: string
  /** Why the last payment did not succeed. */
  reason: string
  lastMethod: 'wallet' | 'checkout'
  onClose: () => void
}

interface PaymentActionsProps {
  state: PaymentState
  payment: PaymentTransaction
  mayPayAgain: boolean
  /** False where the server cannot ask the provider. */
  canCheck: boolean
  isChecking: boolean
  onCheck: () => void
  /** Opens the choice of the payment method for the Gig of this payment. */
  onPayGig: () => void
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
  onPayGig,
  onReport,
}: PaymentActionsProps) {
  switch (state) {
    case 'confirming':
      return null
    case 'stillConfirming':
      return (
        <>
          <WriteButton variant="outline" onClick={() => onReport('unconfirmed')}>
            Contact support
          </WriteButton>
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
          <WriteButton variant="outline" onClick={() => onReport('debited')}>
            Report a debit
          </WriteButton>
          {mayPayAgain && (
            <PayAgain payment={payment} onPayGig={onPayGig}>
              Try again
            </PayAgain>
          )}
        </>
      )
    case 'abandoned':
      // A late payment is in the wallet, so it must not be paid a second time.
      if (payment.failureReason) return <ToWallet />
      return mayPayAgain ? (
        <PayAgain payment={payment} onPayGig={onPayGig}>
          Continue payment
        </PayAgain>
      ) : null
    case 'reversed':
      return mayPayAgain ? (
        <PayAgain payment={payment} onPayGig={onPayGig}>
          Try again
        </PayAgain>
      ) : null
  }
}

interface PayAgainButtonProps extends Pick<PaymentActionsProps, 'payment' | 'onPayGig'> {
  children: string
}

function PayAgain({ payment, onPayGig, children }: PayAgainButtonProps) {
  const returnTo = useKeptReturnTo()
  const purpose = paymentPurpose(payment)
  if (purpose === 'gig' && payment.gigId) {
    return (
      <WriteButton variant="active" onClick={onPayGig}>
        {children}
      </WriteButton>
    )
  }
  const plans = paths.billing({ tab: 'plans' })
  const plan = returnTo === undefined ? plans : withReturnTo(plans, returnTo)
  const href = { plan, gig: paths.gigs, other: paths.wallet }[purpose]
  return (
    <ButtonLink variant="active" href={href}>
      {children}
    </ButtonLink>
  )
}

function Onward({ payment }: { payment: PaymentTransaction }) {
  switch (paymentPurpose(payment)) {
    case 'plan':
      return <AfterPlan />
    case 'gig':
      return (
        <>
          <ButtonLink variant="outline" href={paths.postGig}>
            Post another Gig
          </ButtonLink>
          {payment.gigId && (
            <ButtonLink variant="outline" href={gigPaths.view(payment.gigId, 'invite')}>
              Invite workers
            </ButtonLink>
          )}
          <ButtonLink variant="active" href={payment.gigId ? gigPaths.details(payment.gigId) : paths.gigs}>
            View Gig
          </ButtonLink>
        </>
      )
    case 'other':
      return <ToWallet />
  }
}

/** The form of the Gig for which the plan was missing, as it was when the page opened. */
function useKeptReturnTo(): string | undefined {
  const [returnTo] = useState(keptReturnTo)
  return returnTo
}

/** Back to the Gig for which the plan was missing, or to a new one. */
function AfterPlan() {
  const returnTo = useKeptReturnTo()
  if (returnTo === undefined) {
    return (
      <ButtonLink variant="active" href={paths.postGig}>
        Post a Gig
      </ButtonLink>
    )
  }
  return (
    <ButtonLink variant="active" href={returnTo} onClick={() => keepReturnTo(undefined)}>
      Back to your Gig
    </ButtonLink>
  )
}

function ToWallet() {
  return (
    <ButtonLink variant="active" href={paths.wallet}>
      Go to Wallet and Payments
    </ButtonLink>
  )
}
