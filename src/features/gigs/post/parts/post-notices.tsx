import { Alert } from '@/design-system/components/Alert/index.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { PaymentCheckFailedAlert } from '@/shared/payments/payment-check-failed-alert.tsx'
import { OutcomeUnknownNotice } from '@/shared/payments/outcome-unknown-notice.tsx'
import { useScrollIntoView } from '@/shared/use-scroll-into-view.ts'
import { formatNaira } from '@/lib/money.ts'
import { UnfinishedPayment } from '@/shared/payments/unfinished-payment.tsx'
import type { useUnfinishedGigPayment } from '../../pay/use-unfinished-gig-payment.ts'
import type { PostProblem, usePostGig } from '../data/use-post-gig.ts'
import type { Quote } from '../data/use-quote.ts'

export type GigPaying = ReturnType<typeof useUnfinishedGigPayment>

interface PostProblemProps {
  problem: PostProblem
  gigId: string | undefined
}

/** The problem of posting or paying: what is known, and what the employer can do. */
export function PostProblemNotice({ problem, gigId }: PostProblemProps) {
  const linked = problem.kind === 'posted' || problem.kind === 'refused' ? (problem.gigId ?? gigId) : undefined
  return (
    <Alert
      tone={problem.kind === 'refused' ? 'danger' : 'warning'}
      role="alert"
      action={
        linked !== undefined ? (
          <ButtonLink size="sm" variant="outline" href={gigPaths.details(linked)}>
            View Gig
          </ButtonLink>
        ) : undefined
      }
    >
      {problem.message}
    </Alert>
  )
}

/** Above the form: the Gig is paid, or a payment is pending. The button leads to it. */
export function PayingNotice({ paying: { payment, paid } }: { paying: GigPaying }) {
  if (payment) return <UnfinishedPayment payment={payment} name={`Reference ${payment.reference}`} />
  if (paid === undefined) return null
  return (
    <Alert tone="success" role="status" title="This Gig is paid">
      There is nothing left to pay.
    </Alert>
  )
}

interface PayNoticesProps {
  quote: Quote
  posting: ReturnType<typeof usePostGig>
  paying: GigPaying
  /** The Gig on the server. */
  gigId: string | undefined
  /** The Gig waits for its payment. */
  isWaiting: boolean
}

/** The state of this payment and the result of the last attempt: scrolled into view, because the button is docked on a phone. */
export function PayNotices({
  quote: { updated },
  posting: { payment, problem, priceForPin },
  paying,
  gigId,
  isWaiting,
}: PayNoticesProps) {
  const { unconfirmed } = payment
  const isPinAsked = priceForPin !== undefined
  const notices = isPinAsked
    ? []
    : [updated && `price ${updated.to}`, problem?.message, unconfirmed?.ref, isWaiting ? 'waiting' : undefined].filter(
        (notice) => notice !== undefined,
      )
  const holder = useScrollIntoView(notices)
  // The PIN dialog covers the page: a notice that arrived now would only move what is behind it.
  if (isPinAsked) return null
  if (!updated && !problem && !isWaiting && !paying.hasFailed && !unconfirmed) return null
  return (
    <Stack space={4} ref={holder}>
      {updated && (
        <Alert tone="warning" role="alert" title="The price has been updated.">
          {`It was ${formatNaira(updated.from)}, now it is ${formatNaira(updated.to)}. Nothing was paid.`}
        </Alert>
      )}
      {problem && <PostProblemNotice problem={problem} gigId={gigId} />}
      {isWaiting && (
        <Alert
          tone="info"
          role="status"
          title="Your Gig is saved and waits for its payment"
          action={
            gigId === undefined ? undefined : (
              <ButtonLink size="sm" variant="outline" href={gigPaths.details(gigId)}>
                View Gig
              </ButtonLink>
            )
          }
        >
          Workers see it as soon as it is paid. You can pay now or later.
        </Alert>
      )}
      {paying.hasFailed && <PaymentCheckFailedAlert isReading={paying.isReading} onRead={paying.read} />}
      {unconfirmed && (
        <OutcomeUnknownNotice title="Payment for this Gig" onCheck={() => payment.checkStatus(unconfirmed)} />
      )}
    </Stack>
  )
}
