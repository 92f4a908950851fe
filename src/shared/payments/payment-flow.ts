import type { CallOutcome } from './call-outcome.ts'

/** One intent to pay: what is paid, with the reference of every attempt (docs/product/rules.md#money-movement). */
export type Attempt<Order extends object> = Order & {
  /** The `ref` (idempotency key) of every attempt, so that a repeat cannot pay twice. */
  readonly ref: string
  /** It was sent, and no response has told its outcome. */
  readonly isUnsure: boolean
}

/** Where a payment is: not sent, on its way, being looked up, or what came of the call. */
export type PaymentPhase = { kind: 'idle' } | { kind: 'sending' } | { kind: 'checking' } | CallOutcome

/** @template Order what is paid and how: another value is another intent */
export interface PaymentFlowState<Order extends object> {
  readonly phase: PaymentPhase
  /** Kept until the outcome is known, and after a refusal that another attempt may follow. */
  readonly attempt: Attempt<Order> | undefined
  /** A response was lost. Its call may still arrive, also when the look-up did not find it. */
  readonly wasLost: boolean
}

export type PaymentEvent<Order extends object> =
  /** The employer begins an intent: a dialog opens. */
  | { type: 'open' }
  | { type: 'send'; order: Order; newRef: string }
  | { type: 'check' }
  | { type: 'settle'; outcome: CallOutcome }
  /** The browser's Back has restored the page that led to the payment page. */
  | { type: 'return' }

export const initialPayment = { phase: { kind: 'idle' }, attempt: undefined, wasLost: false } as const

/** The state of a page that was opened while an attempt is stored: its outcome is unknown where no response came. */
export function resumePayment<Order extends object>(
  state: PaymentFlowState<Order>,
  stored: Attempt<Order> | undefined,
): PaymentFlowState<Order> {
  if (stored === undefined || state.attempt !== undefined || state.phase.kind !== 'idle') return state
  return { phase: { kind: stored.isUnsure ? 'unknown' : 'idle' }, attempt: stored, wasLost: stored.isUnsure }
}

/** The next state of a payment. The same order keeps its reference until the server has accepted it or says that its payment is over. */
export function paymentFlowReducer<Order extends object>(
  state: PaymentFlowState<Order>,
  event: PaymentEvent<Order>,
): PaymentFlowState<Order> {
  switch (event.type) {
    case 'open':
      if (state.phase.kind === 'sending' || isUnconfirmed(state.phase)) return state
      return state.wasLost ? { ...state, phase: { kind: 'idle' } } : initialPayment
    case 'send': {
      const isSame = state.attempt !== undefined && isOrderOf(state.attempt, event.order)
      return {
        // The same call again after a lost response finds out what came of the first one.
        phase: { kind: isSame && isUnconfirmed(state.phase) ? 'checking' : 'sending' },
        attempt: { ...event.order, ref: isSame ? state.attempt.ref : event.newRef, isUnsure: true },
        wasLost: isSame && state.wasLost,
      }
    }
    case 'check':
      return { ...state, phase: { kind: 'checking' } }
    case 'settle':
      return settle(state, event.outcome)
    case 'return':
      return initialPayment
  }
}

function settle<Order extends object>(state: PaymentFlowState<Order>, outcome: CallOutcome): PaymentFlowState<Order> {
  const { attempt, wasLost } = state
  switch (outcome.kind) {
    case 'unknown':
      return { phase: outcome, attempt, wasLost: true }
    case 'done':
    case 'superseded':
      return { ...initialPayment, phase: outcome }
    case 'refused':
      if (outcome.isOver === true) return { ...initialPayment, phase: outcome }
  }
  return { phase: outcome, attempt: attempt && { ...attempt, isUnsure: false }, wasLost }
}

/** Whether it is unknown what came of a payment, also while it is looked up: no other payment is then offered. */
export const isUnconfirmed = ({ kind }: PaymentPhase): boolean => kind === 'unknown' || kind === 'checking'

function isOrderOf<Order extends object>(attempt: Attempt<Order>, order: Order): boolean {
  return (Object.keys(order) as (keyof Order)[]).every((field) => attempt[field] === order[field])
}
