import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useApi } from '@/api/client/api-context.ts'
import { ApiError } from '@/api/client/api-error.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { useApiMutation } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { gigs } from '@/api/contract/endpoints/gigs.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { isOutcomeUnknown } from '@/shared/outcome-unknown.ts'
import { paths } from '@/shared/paths.ts'
import { goToPayment, invalidPaymentLinkMessage } from '@/shared/payment-link.ts'
import { type PinOutcome, pinOutcome } from '@/shared/pin-dialog/pin-outcome.ts'
import { usePaymentRedirect } from '@/shared/use-payment-redirect.ts'
import {
  removeIntent,
  intentFor,
  storeIntent,
  type PaymentIntent,
  type PayMethod,
  readIntent,
} from '../model/payment-intent.ts'

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

/**
 * Pays for a created Gig. Each attempt of one payment carries one reference, stored on this device until its outcome is known, so that
 * neither a lost response nor a reload nor a crash of the tab can pay twice.
 */
export function useGigPayment(employerId: string, gigId: string | undefined, { onPriceChanged, onRefused }: Ends) {
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [memoryIntent, setMemoryIntent] = useState<PaymentIntent>()
  const intentInMemory = memoryIntent?.gigId === gigId ? memoryIntent : undefined
  const intent = useRef<PaymentIntent>(undefined)
  const stored =
    gigId === undefined ? undefined : (intentInMemory ?? readIntent(window.localStorage, employerId, gigId))
  const pay = useApiMutation(gigs.payFromWallet, {
    // The page of the payment says it.
    success: false,
    sensitive: true,
    // The dialog reports an unknown outcome and a changed price; a toast would call them failures.
    failure: (error) =>
      isOutcomeUnknown(error) || error.code === 'QUOTE_CHANGED' ? '' : failureText(error, generalFailure),
  })
  const link = useApiMutation(gigs.getPaymentData, { success: false, failure: false })
  // After a payment has begun or was refused, cached payments, wallet and plan are out of date.
  const readAgain = () => invalidateReads(client, ['transaction', 'wallet', 'gig', 'gig-analytics', 'onboarding'])
  const { isRedirecting, startRedirect } = usePaymentRedirect(readAgain)

  const begin = (payable: Payable, method: PayMethod): PaymentIntent => {
    // The Gig may have been created after the last render, and be known to this device from an earlier attempt.
    const existing =
      intent.current?.gigId === payable.gigId
        ? intent.current
        : readIntent(window.localStorage, employerId, payable.gigId)
    const nextIntent = {
      ...intentFor(existing, { gigId: payable.gigId, method, totalKobo: payable.totalKobo }, () => crypto.randomUUID()),
      isUnsure: true,
    }
    recordIntent(nextIntent)
    return nextIntent
  }
  const recordIntent = (nextIntent: PaymentIntent) => {
    intent.current = nextIntent
    storeIntent(window.localStorage, employerId, nextIntent)
    setMemoryIntent(nextIntent)
  }
  const clearIntent = (id: string) => {
    intent.current = undefined
    removeIntent(window.localStorage, employerId, id)
    setMemoryIntent(undefined)
  }
  const showPayment = (id: string, reference: string) => {
    clearIntent(id)
    void navigate(paths.postGigTransactionStatus(reference))
  }

  /** Looks up a payment by its reference, without paying. */
  const lookUp = async (lookedUp: PaymentIntent): Promise<PinOutcome> => {
    try {
      const { reference } = await api.call(payments.get, { params: { id: lookedUp.ref } })
      showPayment(lookedUp.gigId, reference)
      return { kind: 'done' }
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind !== 'notFound') return { kind: 'unknown' }
      // It keeps its reference: should the first call still arrive, it is the same payment.
      recordIntent({ ...lookedUp, isUnsure: false })
      return { kind: 'refused', message: 'This payment was not made. You can try again.' }
    }
  }

  const payOnPage = async (payable: Payable) => {
    const { ref } = begin(payable, 'checkout')
    const outcome = await pinOutcome(
      link
        .mutateAsync({ body: { method: 'checkout', gigId: payable.gigId, ref } })
        .then(({ authorizationUrl, reference }) => {
          // The server knows the payment from here on: while it is pending the server refuses another one, and after a failure the next attempt is a new one.
          clearIntent(payable.gigId)
          if (authorizationUrl && goToPayment(authorizationUrl)) return startRedirect()
          readAgain()
          if (authorizationUrl) onRefused(invalidPaymentLinkMessage)
          else if (reference) showPayment(payable.gigId, reference)
        }),
    )
    if (outcome.kind !== 'refused') return
    clearIntent(payable.gigId)
    readAgain()
    onRefused(outcome.message)
  }

  return {
    /** The outcome of a payment of this Gig is unknown: until it is known, no payment is sent. */
    unconfirmed: stored?.isUnsure === true && !link.isPending && !pay.isPending ? stored : undefined,
    isPending: link.isPending || pay.isPending || isRedirecting,
    payOnPage,
    /** 'Check status' of a payment with an unknown outcome. On the payment page: the same call again, which leads to the same page. */
    checkStatus: async (unconfirmed: PaymentIntent) => {
      if (unconfirmed.method === 'checkout') {
        return payOnPage({ gigId: unconfirmed.gigId, quoteId: undefined, totalKobo: unconfirmed.totalKobo })
      }
      const outcome = await lookUp(unconfirmed)
      if (outcome.kind === 'refused') onRefused(outcome.message)
    },
    payFromWallet: async (payable: Payable, digits: string): Promise<PinOutcome> => {
      const { ref } = begin(payable, 'wallet')
      let isOtherPrice = false
      const outcome = await pinOutcome(
        pay
          .mutateAsync({ params: { id: payable.gigId }, body: { quoteId: payable.quoteId ?? '', pin: digits, ref } })
          .then(
            ({ reference }) => showPayment(payable.gigId, reference),
            (error: ApiError) => {
              isOtherPrice = error.code === 'QUOTE_CHANGED'
              throw error
            },
          ),
      )
      if (outcome.kind === 'refused' || outcome.kind === 'locked') readAgain()
      // After a refusal no payment is pending: the next attempt is a new one. After a wrong PIN it is still the same one.
      if (outcome.kind === 'refused') clearIntent(payable.gigId)
      else if (outcome.kind !== 'unknown' && outcome.kind !== 'done') {
        recordIntent({ gigId: payable.gigId, method: 'wallet', totalKobo: payable.totalKobo, ref, isUnsure: false })
      }
      if (!isOtherPrice) return outcome
      onPriceChanged()
      return { kind: 'done' }
    },
    lookUp: async (): Promise<PinOutcome> => {
      const begun = intent.current ?? stored
      return begun === undefined ? { kind: 'unknown' } : lookUp(begun)
    },
  }
}
