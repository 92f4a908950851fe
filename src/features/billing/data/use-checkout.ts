import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { ApiError } from '@/api/client/api-error.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { billing } from '@/api/contract/endpoints/billing.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { planCodes, planIntervals, Plan } from '@/api/contract/schemas/plan.ts'
import { useClientReference } from '@/shared/client-reference.ts'
import { isOutcomeUnknown } from '@/shared/outcome-unknown.ts'
import { goToPayment, invalidPaymentLinkMessage } from '@/shared/payment-link.ts'
import { usePaymentRedirect } from '@/shared/use-payment-redirect.ts'
import { paths } from '@/shared/paths.ts'
import { pinOutcome, type PinOutcome } from '@/shared/pin-dialog/pin-outcome.ts'

export type PayMethod = 'wallet' | 'checkout'

/** A payment whose response was lost. */
export interface UnconfirmedPayment {
  ref: string
  method: PayMethod
}

export interface CheckoutEnds {
  onClose: () => void
  /** Reports a payment without a response; until its outcome is known, no other payment is sent. Undefined once it need not be looked up. */
  onOutcomeUnknown: (payment: UnconfirmedPayment | undefined) => void
}

/**
 * Looks up a payment by the reference of its call, without paying: the payment is shown if there is one.
 * A failure other than 'not found' leaves the outcome unknown.
 */
export function useLookUp() {
  const api = useApi()
  const navigate = useNavigate()
  return async (ref: string): Promise<PinOutcome> => {
    try {
      const { reference } = await api.call(payments.get, { params: { id: ref } })
      void navigate(paths.billingTransactionStatus(reference))
      return { kind: 'done' }
    } catch (error) {
      const isMissing = error instanceof ApiError && error.kind === 'notFound'
      return isMissing
        ? { kind: 'refused', message: 'This payment was not made. You can try again.' }
        : { kind: 'unknown' }
    }
  }
}

/** One intent to pay for a plan: every attempt carries the same reference. */
export function useCheckout(plan: Plan, method: PayMethod, { onClose, onOutcomeUnknown }: CheckoutEnds) {
  const look = useLookUp()
  const navigate = useNavigate()
  const { ref, renew } = useClientReference(`${plan.code} ${plan.interval} ${plan.priceKobo} ${method}`)
  const [problem, setProblem] = useState<PinOutcome>()
  const client = useQueryClient()
  const { isRedirecting, startRedirect } = usePaymentRedirect(() => {
    invalidateReads(client, ['transaction', 'wallet'])
    onClose()
  })
  const subscribe = useApiMutation(billing.subscribe, {
    sensitive: true,
    // The dialog reports an unknown outcome; a toast would call it a failure.
    failure: (error) => (isOutcomeUnknown(error) ? '' : failureText(error, generalFailure)),
    onError: (error) => {
      if (isOutcomeUnknown(error)) return
      // The reason, a pending payment or too low a balance, is read again so that it is shown.
      invalidateReads(client, ['transaction', 'wallet'])
      // The payment of this reference is over. After any other refusal it may still arrive, so the next attempt keeps the reference.
      if (error.code === 'CONFLICT') renew()
    },
  })
  // The codes are sent back as the server sent them; the contract refuses an unknown one.
  const choice = {
    planCode: plan.code as (typeof planCodes)[number],
    interval: plan.interval as (typeof planIntervals)[number],
    ref,
  }
  const showPayment = (reference: string) => void navigate(paths.billingTransactionStatus(reference))

  const settle = (outcome: PinOutcome): PinOutcome => {
    onOutcomeUnknown(outcome.kind === 'unknown' ? { ref, method } : undefined)
    return outcome
  }

  return {
    problem,
    isPending: subscribe.isPending || isRedirecting,
    /** Pays from the wallet and leads to the page of the payment. */
    payFromWallet: async (pin: string) =>
      settle(
        await pinOutcome(
          subscribe.mutateAsync({ body: { ...choice, method: 'wallet', pin } }).then(({ reference }) => {
            if (reference) showPayment(reference)
          }),
        ),
      ),
    /** 'Check status'. A payment that was not found keeps its reference: should the first call still arrive, it is the same one. */
    lookUp: async () => {
      const outcome = await look(ref)
      if (outcome.kind !== 'unknown') onOutcomeUnknown(undefined)
      return outcome
    },
    /** Goes to the payment page. The same call again leads to the same page, so it can be repeated after a lost response. */
    payOnPage: async () => {
      setProblem(undefined)
      const outcome = await pinOutcome(
        subscribe.mutateAsync({ body: { ...choice, method: 'checkout' } }).then(({ authorizationUrl, reference }) => {
          if (authorizationUrl) {
            if (goToPayment(authorizationUrl)) startRedirect()
            else setProblem({ kind: 'refused', message: invalidPaymentLinkMessage })
          } else if (reference) showPayment(reference)
          else onClose()
        }),
      )
      settle(outcome)
      if (outcome.kind !== 'done') setProblem(outcome)
    },
  }
}
