import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '@/api/client/api-error.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { useLookUp } from '@/api/client/use-look-up.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { PersistedEntry } from '@/lib/persisted.ts'
import { goToPayment, invalidPaymentLinkMessage } from './payment-link.ts'
import { usePaymentReturn } from './use-payment-return.ts'
import { type CallOutcome, failureOutcome } from './call-outcome.ts'
import {
  type Attempt,
  initialPayment,
  isUnconfirmed,
  type PaymentEvent,
  type PaymentPhase,
  paymentFlowReducer,
  type PaymentFlowState,
  resumePayment,
} from './payment-flow.ts'

interface PaymentFlowSettings<Order extends object> {
  /** Where the attempt survives a reload or a crash of the tab; without `order`, the attempt that the page continues. */
  stored?: (order?: Order) => PersistedEntry<Attempt<Order>> | undefined
  /** The browser's Back has restored the page from the payment page. */
  onReturn?: () => void
}

export type PaymentFlow<Order extends object> = ReturnType<typeof usePaymentFlow<Order>>

/**
 * One payment at a time, from the first press to its known outcome: each attempt of one order carries one reference, a lost response is looked up
 * by it, and nothing else is sent meanwhile. The screens of fundings, withdrawals, plans, Gigs and cancellations are views of its state.
 */
export function usePaymentFlow<Order extends object>({ stored, onReturn }: PaymentFlowSettings<Order> = {}) {
  // Each render reads what is stored, which a remembered value would miss.
  'use no memo'
  const client = useQueryClient()
  const [held, setHeld] = useState<PaymentFlowState<Order>>(initialPayment)
  // Callbacks that wait for a response read the state of that moment, not the one they were rendered with.
  const latest = useRef(held)
  const running = useRef<Promise<CallOutcome>>(undefined)
  const state = resumePayment(held, stored?.()?.read())
  const { phase, attempt } = state

  const apply = (event: PaymentEvent<Order>): PaymentFlowState<Order> => {
    const entry = stored?.(event.type === 'send' ? event.order : latest.current.attempt)
    const before = resumePayment(latest.current, entry?.read())
    const next = paymentFlowReducer(before, event)
    // Before the call is sent, so that the attempt is known after a crash.
    if (next.attempt === undefined) entry?.remove()
    else if (next.attempt !== before.attempt) entry?.write(next.attempt)
    latest.current = next
    setHeld(next)
    return next
  }
  /** Runs one call; a second one meanwhile is the same one. */
  const run = (begin: PaymentEvent<Order>, call: (begun: Attempt<Order>) => Promise<CallOutcome>) =>
    (running.current ??= runCall(apply(begin).attempt, call).finally(() => {
      running.current = undefined
    }))
  const runCall = async (
    begun: Attempt<Order> | undefined,
    call: (begun: Attempt<Order>) => Promise<CallOutcome>,
  ): Promise<CallOutcome> => {
    const outcome = begun === undefined ? ({ kind: 'unknown' } as const) : await call(begun)
    apply({ type: 'settle', outcome })
    return outcome
  }
  usePaymentReturn(isLeaving(state), () => {
    apply({ type: 'return' })
    // The employer was on the provider's page: no call of the product says what was paid there.
    invalidateReads(client, payments.verify.writes)
    onReturn?.()
  })

  return {
    phase,
    /** What is paid and by which reference, until the outcome is known. */
    attempt,
    /** It is unknown what came of the last call: it is looked up, and no other payment is offered. */
    isUnknown: isUnconfirmed(phase),
    /** The browser is going to the payment page. */
    isLeaving: isLeaving(state),
    isPending: phase.kind === 'sending' || phase.kind === 'checking' || isLeaving(state),
    /** The phase at this moment, for a callback that was rendered before the last outcome. */
    latestPhase: () => latest.current.phase,
    /** Begins an intent. One whose response was lost is continued. */
    open: () => void apply({ type: 'open' }),
    /** Sends an order. `call` makes the call with the reference, and resolves with an outcome that is not `done`, if it has one. */
    send: (order: Order, call: (ref: string) => Promise<CallOutcome | void>) =>
      run({ type: 'send', order, newRef: crypto.randomUUID() }, async ({ ref }) => {
        try {
          return (await call(ref)) ?? { kind: 'done' }
        } catch (error) {
          return failureOutcome(error as ApiError)
        }
      }),
    /** 'Check status': looks up what came of the call by its reference, without paying. */
    check: (lookUp: (ref: string) => Promise<CallOutcome>) => run({ type: 'check' }, ({ ref }) => lookUp(ref)),
  }
}

const isLeaving = ({ phase }: { phase: PaymentPhase }) => phase.kind === 'done' && phase.isLeaving === true

/** Goes to the payment page that the server has answered: the outcome of the call. */
export function followPaymentLink(link: string): CallOutcome {
  if (goToPayment(link)) return { kind: 'done', isLeaving: true }
  // The server has the payment: while it is pending the server refuses another one, and after that another attempt is a new one.
  return { kind: 'refused', message: invalidPaymentLinkMessage, isOver: true }
}

/**
 * Looks up a payment by the reference of its call, without paying. One that was not found keeps its reference: should the call still arrive, it
 * is the same payment.
 * @param notMade what a payment that does not exist is refused with
 */
export function usePaymentLookUp(notMade: string) {
  const lookUp = useLookUp(payments.get)
  return async (ref: string, onFound: (payment: PaymentTransaction) => void): Promise<CallOutcome> => {
    try {
      onFound(await lookUp({ params: { id: ref } }))
      return { kind: 'done' }
    } catch (error) {
      const isMissing = error instanceof ApiError && error.kind === 'notFound'
      return isMissing ? { kind: 'refused', message: notMade } : { kind: 'unknown' }
    }
  }
}
