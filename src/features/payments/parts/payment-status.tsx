import { type ComponentType, type ReactElement, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Actions } from '@/design-system/components/Actions/index.ts'
import { Button } from '@/design-system/components/Button/index.ts'
import { Card } from '@/design-system/components/Card/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { PageHeader } from '@/design-system/components/PageHeader/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { useFirstTime } from '@/shared/first-time.ts'
import { QueryView } from '@/shared/query-view/query-view.tsx'
import { isStale } from '@/shared/query-view/read-state.ts'
import { ReceiptButton } from '@/shared/receipt/receipt-button.tsx'
import { useSharedDialogs } from '@/shared/shared-dialogs.ts'
import { transactionLooks } from '@/shared/transaction-status.ts'
import { now } from '@/lib/clock.ts'
import { time12 } from '@/lib/dates.ts'
import { usePaidGigStatus, usePayment, usePaymentRetry, usePlanNow } from '../data/use-payment.ts'
import { referenceIn } from '../model/payment-reference.ts'
import { paymentState } from '../model/payment-state.ts'
import { paymentTicket } from '../model/payment-ticket.ts'
import { type Celebration, celebrationOf } from '../model/celebration.ts'
import { type PaidFor, paymentCopy, retryReason } from '../model/payment-copy.ts'
import { PaymentActions, type PayAgainProps } from './payment-actions.tsx'
import { PaymentCard, PaymentCardSkeleton } from './payment-card.tsx'
import { PaymentFacts } from './payment-facts.tsx'
import { PaymentSign } from './payment-sign.tsx'
import { RetryUnavailable } from './retry-unavailable.tsx'
import { WaitingForPayment } from './waiting-for-payment.tsx'

export interface PaymentStatusProps {
  /** The dialog that pays for a Gig. */
  PayGig: ComponentType<PayAgainProps>
  /** The page to return to when the payment does not exist. */
  back: ReactElement
  illustration: ReactElement
}

/**
 * The status page of a payment (docs/product/payment-status.md). Only the server's answer decides: only the reference is read from the address, and
 * opening it again later gives the same result.
 */
export function PaymentStatus({ back, illustration, PayGig }: PaymentStatusProps) {
  const [search] = useSearchParams()
  const reference = referenceIn(search)
  if (reference !== undefined) {
    return <Payment reference={reference} back={back} illustration={illustration} PayGig={PayGig} />
  }
  return (
    <>
      <PageHeader title={pageTitle} />
      <Card>
        <EmptyState title="No payment to show" illustration={illustration} action={back}>
          Open this page from a payment to see whether it went through.
        </EmptyState>
      </Card>
    </>
  )
}

const pageTitle = 'Payment status'

/** The heading keeps its element, and with it the focus, while the payment is read and when another one takes its place. */
function Payment({ reference, ...page }: PaymentStatusProps & { reference: string }) {
  const reading = usePayment(reference)
  const payment = reading.query.data
  const gigStatus = usePaidGigStatus(payment)
  const subscription = usePlanNow(payment)
  const current = celebrationOf(payment, { gigStatus, subscription }, now())
  const isFirstTime = useFirstTime(current?.event)
  const celebration = isFirstTime ? current : undefined
  const isWaiting = payment !== undefined && paymentState(payment, reading.isLate) === 'confirming'
  return (
    <>
      {/* The lit sign is the head of the page where there is one. */}
      {!isWaiting && celebration === undefined && (
        <PageHeader title={gigStatus === 'open' ? 'Your Gig is live' : pageTitle} />
      )}
      <PaymentContent
        key={reference}
        reference={reference}
        reading={reading}
        paidFor={{ gigStatus, subscription }}
        celebration={celebration}
        {...page}
      />
    </>
  )
}

interface PaymentContentProps extends PaymentStatusProps {
  reference: string
  reading: ReturnType<typeof usePayment>
  paidFor: PaidFor
  celebration: Celebration | undefined
}

function PaymentContent({ reference, reading, paidFor, celebration, back, illustration, PayGig }: PaymentContentProps) {
  const { query, isLate, check, isChecking } = reading
  const { error } = query
  return (
    // A failed read while waiting is not a failed payment: the next read follows automatically.
    <QueryView
      query={isStale(query) ? { ...query, error: null } : query}
      things="your payment"
      skeleton={<PaymentCardSkeleton />}
      missing={
        <Card>
          <EmptyState title="Transaction not found" illustration={illustration} action={back}>
            {`There is no payment with the reference ${reference} in your account.`}
          </EmptyState>
        </Card>
      }
      failure={
        <PaymentCard
          mark={<StatusPill label="Not known" tone="warning" size="md" />}
          heading="We could not check your payment"
          text="Your payment may have gone through. Do not pay again yet."
          actions={
            <Button variant="active" loading={query.isFetching} onClick={() => void query.refetch()}>
              Check again
            </Button>
          }
          facts={<PaymentFacts reference={reference} />}
        />
      }
    >
      {(payment) => (
        <Outcome
          payment={payment}
          paidFor={paidFor}
          celebration={celebration}
          isLate={isLate}
          isChecking={isChecking}
          onCheck={check}
          PayGig={PayGig}
          staleSince={error === null ? undefined : query.dataUpdatedAt}
        />
      )}
    </QueryView>
  )
}

interface OutcomeProps extends Pick<PaymentStatusProps, 'PayGig'> {
  payment: PaymentTransaction
  /** What was paid for, as it is now. */
  paidFor: PaidFor
  /** The news that the page opens with. */
  celebration: Celebration | undefined
  isLate: boolean
  isChecking: boolean
  onCheck: () => void
  /** When it was read last, in ms since 1970, if it could not be read again. */
  staleSince: number | undefined
}

function Outcome({ payment, paidFor, celebration, isLate, isChecking, onCheck, PayGig, staleSince }: OutcomeProps) {
  const { openSupportTicket } = useSharedDialogs()
  const retry = usePaymentRetry(payment)
  const canCheck = useIsOffered(payments.verify)
  const business = useApiQuery(company.getCompanyProfile, {})
  const state = paymentState(payment, isLate)
  const [isPayingAgain, setPayingAgain] = useState(false)
  const { gigId } = payment
  const copy = paymentCopy(state, payment, now(), paidFor)
  // The heading says that a payment was successful; any other state is an exception.
  const mark = state !== 'success' && <StatusPill state={payment.status} looks={transactionLooks} size="md" />
  const note =
    staleSince === undefined ? (
      <RetryUnavailable retry={retry} />
    ) : (
      <Notice
        tone="warning"
        role="status"
      >{`Could not refresh. Showing data from ${time12(new Date(staleSince))}.`}</Notice>
    )
  const actions = (
    <PaymentActions
      state={state}
      payment={payment}
      mayPayAgain={retry.may}
      canCheck={canCheck}
      isChecking={isChecking}
      onCheck={onCheck}
      onPayGig={() => setPayingAgain(true)}
      onReport={(about) => openSupportTicket(paymentTicket(about, payment))}
    />
  )
  const receipt = state === 'success' && (
    <Actions align="start">
      <ReceiptButton transaction={payment} business={business} />
    </Actions>
  )
  if (state === 'confirming' || celebration !== undefined) {
    const isWaiting = celebration === undefined
    return (
      <PaymentSign
        title={celebration?.title ?? copy.heading}
        text={copy.text}
        isWaiting={isWaiting}
        payment={payment}
        detailsTitle={isWaiting ? 'Your payment' : 'Payment successful'}
        namedByDetails={celebration !== undefined && celebration.title !== copy.heading}
        mark={mark}
        note={
          <>
            {isWaiting && <WaitingForPayment />}
            {note}
          </>
        }
        {...(!isWaiting && { actions })}
        receipt={receipt}
      />
    )
  }
  return (
    <>
      <PaymentCard
        mark={mark}
        {...copy}
        note={note}
        actions={actions}
        facts={
          <Stack space={6}>
            <PaymentFacts reference={payment.reference} payment={payment} />
            {receipt}
          </Stack>
        }
      />
      {isPayingAgain && gigId && (
        <PayGig
          gigId={gigId}
          reason={retryReason(payment)}
          lastMethod={payment.channel === 'wallet' ? 'wallet' : 'checkout'}
          onClose={() => setPayingAgain(false)}
        />
      )}
    </>
  )
}
