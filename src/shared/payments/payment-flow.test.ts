import { describe, expect, it } from 'vitest'
import type { CallOutcome } from './call-outcome.ts'
import {
  initialPayment,
  type PaymentEvent,
  paymentFlowReducer,
  type PaymentFlowState,
  resumePayment,
} from './payment-flow.ts'

interface Order {
  amountKobo: number
  method: string
}
const order: Order = { amountKobo: 3_000_000, method: 'wallet' }

let count = 0
const send = (of: Order = order): PaymentEvent<Order> => {
  count += 1
  return { type: 'send', order: of, newRef: `ref_${count}` }
}
const settle = (outcome: CallOutcome): PaymentEvent<Order> => ({ type: 'settle', outcome })
const unknown = settle({ kind: 'unknown' })
const refused = settle({ kind: 'refused', message: 'No.' })
const after = (...events: PaymentEvent<Order>[]) =>
  events.reduce<PaymentFlowState<Order>>(paymentFlowReducer, initialPayment)

/** The reference of the same order sent after these events, compared with the first one. */
const isSameRef = (...events: PaymentEvent<Order>[]) => {
  const begun = after(send())
  const later = [...events, send()].reduce(paymentFlowReducer, begun)
  return later.attempt?.ref === begun.attempt?.ref
}

it('begins idle, and is on its way and unsure once it is sent', () => {
  expect(initialPayment.phase.kind).toBe('idle')
  const { phase, attempt } = after({ type: 'send', order, newRef: 'ref' })
  expect(phase.kind).toBe('sending')
  expect(attempt).toEqual({ ...order, ref: 'ref', isUnsure: true })
})

describe('the outcome of a call', () => {
  it.each<CallOutcome>([
    { kind: 'done' },
    { kind: 'done', isLeaving: true },
    { kind: 'superseded' },
    { kind: 'refused', message: 'This payment is over.', isOver: true },
  ])('$kind ends the attempt: $isOver', (outcome) => {
    const { phase, attempt } = after(send(), settle(outcome))
    expect(phase).toEqual(outcome)
    expect(attempt).toBeUndefined()
    expect(isSameRef(settle(outcome))).toBe(false)
  })

  it.each<CallOutcome>([
    { kind: 'refused', message: 'There is not enough money.' },
    { kind: 'wrongPin', attemptsLeft: 2 },
    { kind: 'locked', until: undefined },
  ])('$kind is known, and the next attempt keeps the reference', (outcome) => {
    const { phase, attempt } = after(send(), settle(outcome))
    expect(phase).toEqual(outcome)
    expect(attempt).toMatchObject({ isUnsure: false })
    expect(isSameRef(settle(outcome))).toBe(true)
  })

  it('unknown leaves the attempt unsure, and the same call again finds out what came of it', () => {
    const lost = after(send(), unknown)
    expect(lost.phase.kind).toBe('unknown')
    expect(lost.attempt).toMatchObject({ isUnsure: true })
    const again = paymentFlowReducer(lost, send())
    expect(again.phase.kind).toBe('checking')
    expect(again.attempt?.ref).toBe(lost.attempt?.ref)
  })
})

it.each([
  { ...order, amountKobo: 1 },
  { ...order, method: 'checkout' },
])('another order has another reference: %j', (other) => {
  const first = after(send(), refused)
  const second = paymentFlowReducer(first, send(other))
  expect(second.phase.kind).toBe('sending')
  expect(second.attempt).toMatchObject(other)
  expect(second.attempt?.ref).not.toBe(first.attempt?.ref)
})

describe('a look-up', () => {
  const looked = (outcome: CallOutcome) => after(send(), unknown, { type: 'check' }, settle(outcome))

  it('keeps the attempt while it lasts', () => {
    const checking = after(send(), unknown, { type: 'check' })
    expect(checking.phase.kind).toBe('checking')
    expect(checking.attempt).toBeDefined()
  })

  it('that finds the payment ends the attempt', () => expect(looked({ kind: 'done' }).attempt).toBeUndefined())

  it('without an answer leaves it unknown', () => expect(looked({ kind: 'unknown' }).phase.kind).toBe('unknown'))

  it('that finds nothing keeps the reference, however often a dialog is opened: the call may still arrive', () => {
    const missing = looked({ kind: 'refused', message: 'This payment was not made.' })
    expect(missing.attempt).toMatchObject({ isUnsure: false })
    const reopened = [{ type: 'open' } as const, { type: 'open' } as const].reduce(paymentFlowReducer, missing)
    expect(reopened.phase.kind).toBe('idle')
    expect(reopened.attempt).toEqual(missing.attempt)
  })
})

describe('opening a dialog', () => {
  it.each([refused, settle({ kind: 'wrongPin', attemptsLeft: 2 }), settle({ kind: 'done' })])(
    'begins another intent after $outcome.kind',
    (event) => expect(after(send(), event, { type: 'open' })).toEqual(initialPayment),
  )

  it.each([[[send()]], [[send(), unknown]], [[send(), unknown, { type: 'check' } as const]]])(
    'continues a payment whose outcome is not known yet',
    (events) => {
      const begun = after(...events)
      expect(paymentFlowReducer(begun, { type: 'open' })).toBe(begun)
    },
  )
})

it('is over when Back restores the page from the payment page', () => {
  expect(after(send(), settle({ kind: 'done', isLeaving: true }), { type: 'return' })).toEqual(initialPayment)
})

describe('a stored attempt', () => {
  const stored = { ...order, ref: 'stored', isUnsure: true }

  it('whose outcome is unknown is looked up first, and keeps its reference', () => {
    const state = resumePayment<Order>(initialPayment, stored)
    expect(state).toEqual({ phase: { kind: 'unknown' }, attempt: stored, wasLost: true })
    expect(paymentFlowReducer(state, send()).attempt?.ref).toBe('stored')
  })

  it('whose outcome is known is not looked up, and the same order keeps its reference', () => {
    const state = resumePayment<Order>(initialPayment, { ...stored, isUnsure: false })
    expect(state.phase.kind).toBe('idle')
    expect(paymentFlowReducer(state, send()).attempt?.ref).toBe('stored')
  })

  it('does not replace what the page has', () => {
    const begun = after(send())
    expect(resumePayment(begun, stored)).toBe(begun)
    const done = after(send(), settle({ kind: 'done' }))
    expect(resumePayment(done, stored)).toBe(done)
    expect(resumePayment<Order>(initialPayment, undefined)).toBe(initialPayment)
  })
})
