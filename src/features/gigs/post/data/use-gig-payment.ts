import { useNavigate } from 'react-router-dom'
import { useApiMutation } from '@/api/client/hooks.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { paths } from '@/shared/paths.ts'
import { type CallOutcome, knownFailure, paymentCall } from '@/shared/payments/call-outcome.ts'
import { followPaymentLink, usePaymentFlow, usePaymentLookUp } from '@/shared/payments/use-payment-flow.ts'
import { type GigOrder, gigPayments } from '../model/payment-intent.ts'

/** What is paid: a created Gig, at the price of a quote in kobo. */
export interface Payable {
  gigId: string
  quoteId: string | undefined
  totalKobo: number
}

interface Ends {
  /** Called when the price is no longer the one that was agreed to. */
  onPriceChanged: () => void
  /** Called with the message of a refusal; nothing was paid. */
  onRefused: (message: string) => void
}

/** Pays for a created Gig. Its attempt is stored, so that neither a lost response nor a reload nor a crash of the tab can pay twice. */
export function useGigPayment(employerId: string, gigId: string | undefined, { onPriceChanged, onRefused }: Ends) {
  const navigate = useNavigate()
  const flow = usePaymentFlow<GigOrder>({
    // The Gig may have been created after the last render, and be known to this device from an earlier attempt.
    stored: (order) => {
      const id = order?.gigId ?? gigId
      return id === undefined ? undefined : gigPayments.at(employerId, id)
    },
  })
  const lookUp = usePaymentLookUp('This payment was not made. You can try again.')
  // The page of the payment reports the success.
  const pay = useApiMutation(gigs.payFromWallet, { ...paymentCall, success: false })
  const link = useApiMutation(gigs.getPaymentData, { success: false, failure: knownFailure })

  const showPayment = ({ reference }: { reference: string }) => {
    void navigate(paths.postGigTransactionStatus(reference))
  }
  const checkByReference = () => flow.check((ref) => lookUp(ref, showPayment))
  const payOnPage = async ({ gigId: id, totalKobo }: Omit<Payable, 'quoteId'>) => {
    const outcome = await flow.send({ gigId: id, method: 'checkout', totalKobo }, async (ref) => {
      const { authorizationUrl, reference } = await link.mutateAsync({ body: { method: 'checkout', gigId: id, ref } })
      if (authorizationUrl) return followPaymentLink(authorizationUrl)
      return reference ? showPayment({ reference }) : undefined
    })
    if (outcome.kind === 'refused') onRefused(outcome.message)
  }

  return {
    /** The outcome of a payment of this Gig is unknown: until it is known, no payment is sent. */
    unconfirmed: flow.isUnknown ? flow.attempt : undefined,
    isPending: flow.isPending,
    payOnPage,
    /** 'Check status' of a payment with an unknown outcome. On the payment page: the same call again, which leads to the same page. */
    checkStatus: async (unconfirmed: GigOrder) => {
      if (unconfirmed.method === 'checkout') return payOnPage(unconfirmed)
      const outcome = await checkByReference()
      if (outcome.kind === 'refused') onRefused(outcome.message)
    },
    payFromWallet: async ({ gigId: id, quoteId = '', totalKobo }: Payable, pin: string): Promise<CallOutcome> => {
      const outcome = await flow.send({ gigId: id, method: 'wallet', totalKobo }, async (ref) =>
        showPayment(await pay.mutateAsync({ params: { id }, body: { quoteId, pin, ref } })),
      )
      if (outcome.kind === 'superseded') onPriceChanged()
      return outcome
    },
    lookUp: checkByReference,
  }
}
