import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { ApiError } from '@/api/client/api-error.ts'
import { failureText, generalFailure } from '@/api/client/failure-text.ts'
import { toast } from '@/design-system/components/Toast/index.ts'
import type { PaymentData } from '@/api/contract/schemas/gig-quote.ts'
import { gigPaths } from '@/shared/gig-paths.ts'
import { type CallOutcome, isOutcomeUnknown } from '@/shared/payments/call-outcome.ts'
import type { PayMethod } from '../model/payment-intent.ts'
import { formFields } from '../model/steps.ts'
import { gigFailure } from './gig-failure.ts'
import type { GigDraftState } from './use-gig-draft.ts'
import { type Payable, useGigPayment } from './use-gig-payment.ts'
import type { Quote } from './use-quote.ts'

/** The problem of the last attempt to post, if there is one. */
export interface PostProblem {
  /** `lost`: it is unknown whether the Gig was saved; the same attempt again finds out and creates no second Gig. */
  kind: 'lost' | 'refused' | 'price' | 'posted'
  message: string
  /** The Gig it is about, when that is not the form's Gig. */
  gigId?: string
}

const posted = { kind: 'posted', message: 'This Gig was posted already. Nothing was paid again.' } as const

/**
 * Posts a Gig: saves it, then pays for it (docs/product/post-gig.md). When the second step fails, the Gig is saved and waits for its payment.
 * @param onWrong called with the path of the first invalid field, whose error the form shows
 */
export function usePostGig(draft: GigDraftState, quote: Quote, onWrong: (path: string) => void = () => undefined) {
  const navigate = useNavigate()
  const isRunning = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<PostProblem>()
  const [priceForPin, setPriceForPin] = useState<PaymentData>()

  /** Reads the price again after the server refused an outdated one. */
  const renewPrice = async (before: number | undefined) => {
    try {
      const { totalKobo } = await quote.renew()
      if (totalKobo === before) {
        setProblem({ kind: 'price', message: 'The price was checked again and has not changed. You can pay now.' })
      }
    } catch (error) {
      setProblem({ kind: 'refused', message: failureText(error, generalFailure) })
    }
  }
  const payment = useGigPayment(draft.employerId, draft.gig?.id, {
    onPriceChanged: () => void renewPrice(quote.data?.totalKobo),
    onRefused: (message) => setProblem({ kind: 'refused', message }),
  })

  const failed = async (error: ApiError) => {
    const failure = gigFailure(error)
    if (failure === undefined) return
    if (isOutcomeUnknown(error)) {
      const message =
        'We could not reach the server. Nothing was paid, and what you typed is kept on this device. Trying again does not post a second Gig.'
      return setProblem({ kind: 'lost', message })
    }
    if (error.code === 'QUOTE_CHANGED') return renewPrice(quote.data?.totalKobo)
    if (error.code === 'GIG_STATE') return setProblem(posted)
    const { first, problem: message } = draft.fields.show(failure)
    if (message !== undefined) setProblem({ kind: 'refused', message })
    if (first !== undefined) onWrong(first)
  }

  /** Runs one action at a time: a second press while the first one runs does nothing. */
  const runExclusive = async (work: () => Promise<void>) => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setProblem(undefined)
    await work()
      .catch(failed)
      .finally(() => {
        isRunning.current = false
        setBusy(false)
      })
  }

  /** Saves the Gig so that it can be paid; undefined when nothing is left to pay. */
  const makePayable = async ({ quoteId, totalKobo }: PaymentData): Promise<Payable | undefined> => {
    const { gig, wasPosted } = await draft.store({ quoteId: quoteId ?? undefined })
    if (wasPosted) setProblem({ ...posted, gigId: gig.id })
    else if (gig.status === 'pending_payment') return { gigId: gig.id, quoteId: quoteId ?? undefined, totalKobo }
    else {
      toast.success('Gig posted')
      void navigate(gigPaths.details(gig.id))
    }
    return undefined
  }

  return {
    problem,
    payment,
    isBusy: isBusy || payment.isPending,
    /** 'Save draft'. */
    saveDraft: () =>
      runExclusive(async () => {
        const { gig, wasPosted } = await draft.store()
        if (wasPosted) setProblem({ ...posted, gigId: gig.id })
      }),
    /** Posts the Gig and pays for it with the chosen method. The wallet asks for the PIN first: until then, nothing is saved on the server. */
    post: (method: PayMethod) =>
      runExclusive(async () => {
        const invalid = await draft.fields.check(formFields)
        if (invalid !== undefined) return onWrong(invalid)
        const price = await quote.agree()
        if (price === undefined) return
        if (method === 'wallet' && price.totalKobo > 0) return setPriceForPin(price)
        const payable = await makePayable(price)
        if (payable !== undefined) await payment.payOnPage(payable)
      }),
    /** The price that the PIN dialog asks to pay; undefined while the dialog is closed. */
    priceForPin,
    closePin: () => setPriceForPin(undefined),
    /** Posts the Gig and pays for it from the wallet. Problems of the Gig are shown on the page, which closes the dialog. */
    payFromWallet: async (price: PaymentData, pin: string): Promise<CallOutcome> => {
      let outcome: CallOutcome = { kind: 'superseded' }
      await runExclusive(async () => {
        const payable = await makePayable(price)
        if (payable !== undefined) outcome = await payment.payFromWallet(payable, pin)
      })
      return outcome
    },
  }
}
