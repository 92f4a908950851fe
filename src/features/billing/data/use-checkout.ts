import { useNavigate } from 'react-router-dom'
import { useApiMutation } from '@/api/client/hooks.ts'
import { billing } from '@/api/contract/endpoints/billing.ts'
import type { planCodes, planIntervals, Plan } from '@/api/contract/schemas/plan.ts'
import { paths } from '@/shared/paths.ts'
import { paymentCall } from '@/shared/payments/call-outcome.ts'
import { followPaymentLink, usePaymentFlow, usePaymentLookUp } from '@/shared/payments/use-payment-flow.ts'

export type PayMethod = 'wallet' | 'checkout'

/** A plan at a price, and how it is paid. */
interface PlanOrder {
  planCode: string
  interval: string
  priceKobo: number
  method: PayMethod
}

/** The payment for a plan, and its look-up, which shows the payment if there is one. @param onReturn Back has restored the page from the payment page */
export function usePlanPayment(onReturn: () => void) {
  const navigate = useNavigate()
  const flow = usePaymentFlow<PlanOrder>({ onReturn })
  const lookUp = usePaymentLookUp('This payment was not made. You can try again.')
  const showPayment = ({ reference }: { reference?: string | null | undefined }) => {
    if (reference) void navigate(paths.billingTransactionStatus(reference))
  }
  return { ...flow, showPayment, lookUp: () => flow.check((ref) => lookUp(ref, showPayment)) }
}

export type PlanPayment = ReturnType<typeof usePlanPayment>

/** Pays for a plan. */
export function useCheckout(plan: Plan, method: PayMethod, payment: PlanPayment, onClose: () => void) {
  const subscribe = useApiMutation(billing.subscribe, paymentCall)
  const { code, interval, priceKobo } = plan
  // The codes are sent back as the server sent them; the contract refuses an unknown one.
  const choice = {
    planCode: code as (typeof planCodes)[number],
    interval: interval as (typeof planIntervals)[number],
  }
  const order = { planCode: code, interval, priceKobo, method }
  return {
    /** Pays from the wallet and leads to the page of the payment. */
    payFromWallet: (pin: string) =>
      payment.send(order, async (ref) => {
        payment.showPayment(await subscribe.mutateAsync({ body: { ...choice, method: 'wallet', pin, ref } }))
      }),
    /** Goes to the payment page. The same call again leads to the same page, so it can be repeated after a lost response. */
    payOnPage: () =>
      payment.send(order, async (ref) => {
        const reply = await subscribe.mutateAsync({ body: { ...choice, method: 'checkout', ref } })
        if (reply.authorizationUrl) return followPaymentLink(reply.authorizationUrl)
        if (!reply.reference) onClose()
        return payment.showPayment(reply)
      }),
  }
}
