import { beforeEach, describe, expect, it, vi } from 'vitest'
import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import { api } from '../../../src/api/contract/table.ts'
import { minute } from '../../platform/clock/time.ts'
import type { PaymentProvider, ProviderAnswer } from '../../ports/payments.ts'
import { readyPin } from '../../testing/ready-employer.ts'
import { reviewHarness, type ReviewedPlace, workerAccount } from '../../testing/review-harness.ts'
import { checkDuePayments, handleProviderEvent } from './check.ts'
import { auditLedger } from './ledger.ts'

const { gigs, payments } = api
const net = 4_750_000
const failed: ProviderAnswer = { status: 'failed', reason: 'The bank did not accept the transfer.' }

const harness = reviewHarness()
const { state, hire, hireAndSubmit, approve, readPlace, readGig } = harness
beforeEach(() => {
  state.test.payments.setDown(false)
  state.test.payments.answerTransfers({ status: 'success' })
})

/** Approves the work of a new place; the payout is due. */
async function approved(options: Parameters<typeof hire>[0] = {}) {
  const subject = await hireAndSubmit(options)
  const { data } = await approve(subject)
  return { subject, reference: data.transaction.reference }
}
const checkAll = async (deps = state.test.deps) => {
  while ((await checkDuePayments(deps)) > 0) continue
}
const read = async ({ actor }: ReviewedPlace, reference: string) =>
  (await state.test.call(payments.get, { params: { id: reference } }, actor)).data
const sentTo = (reference: string) =>
  state.test.payments.transfers.filter((transfer) => transfer.reference.startsWith(reference))
const notesOf = (paid: Awaited<ReturnType<typeof read>>) => paid.timeline.flatMap(({ note }) => note ?? [])

describe('a payout', () => {
  it('is booked when it has succeeded: what is payable to the worker goes to the gateway', async () => {
    const payableBefore = await harness.balanceOf('worker-payable')
    const { subject, reference } = await approved()
    const gatewayApproved = await harness.balanceOf('gateway')
    expect(await harness.balanceOf('worker-payable')).toBe(payableBefore + net)
    await checkAll()
    expect(await harness.balanceOf('worker-payable')).toBe(payableBefore)
    expect(await harness.balanceOf('gateway')).toBe(gatewayApproved + net)
    expect(await read(subject, reference)).toMatchObject({ status: 'success', final: true, netKobo: net })
    expect(sentTo(reference)).toMatchObject([{ reference, amountKobo: net, account: workerAccount }])
  })

  it('is sent once by several processes, and when the process dies between the call and the commit', async () => {
    const { subject, reference } = await approved()
    const dying = {
      ...state.test.deps,
      payments: {
        ...state.test.payments,
        beginTransfer: async (transfer: Parameters<typeof state.test.payments.beginTransfer>[0]) => {
          await state.test.payments.beginTransfer(transfer)
          throw new Error('The process ended')
        },
      },
    }
    await expect(checkDuePayments(dying)).rejects.toThrow('The process ended')
    expect(await readPlace(subject)).toMatchObject({ status: 'approved' })
    state.test.advance(minute)
    await Promise.all([checkAll(), checkAll(), checkAll(), checkAll()])
    const again = await harness.signIn(subject)
    expect(await readPlace(again)).toMatchObject({ status: 'paid' })
    expect(sentTo(reference)).toHaveLength(1)
  })

  it('goes on with the same reference while the provider does not answer', async () => {
    const { subject, reference } = await approved()
    state.test.payments.setDown(true)
    await checkAll()
    expect((await read(subject, reference)).status).toBe('pending')
    state.test.payments.setDown(false)
    state.test.advance(minute)
    await checkAll()
    expect((await read(subject, reference)).status).toBe('success')
    expect(sentTo(reference)).toHaveLength(1)
  })

  it('that failed is sent again with a reference of its own; the place stays approved', async () => {
    state.test.payments.answerTransfers(failed)
    const { subject, reference } = await approved()
    await checkAll()
    expect(await readPlace(subject)).toMatchObject({ status: 'approved', transactionStatus: 'pending' })
    expect(await read(subject, reference)).toMatchObject({ status: 'pending', final: false, failureReason: null })
    state.test.payments.answerTransfers({ status: 'success' })
    state.test.advance(5 * minute)
    await checkAll()
    // 'Check again' does not send it before its time either.
    await state.test.call(payments.verify, { params: { id: reference }, body: {} }, subject.actor)
    expect(sentTo(reference)).toHaveLength(1)
    state.test.advance(5 * minute)
    await Promise.all([checkAll(), checkAll(), checkAll()])
    expect(sentTo(reference).map((transfer) => transfer.reference)).toEqual([reference, `${reference}-2`])
    const paid = await read(subject, reference)
    expect(paid.status).toBe('success')
    expect(notesOf(paid)).toEqual([
      'The bank did not accept the transfer. The payout will be sent again.',
      'The payout was sent again.',
    ])
    expect(await readPlace(subject)).toMatchObject({ status: 'paid' })
    expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('is not sent again when the provider has sent the failed transfer after all', async () => {
    state.test.payments.answerTransfers(failed)
    const { subject, reference } = await approved()
    await checkAll()
    state.test.payments.decide(reference, { status: 'success' })
    state.test.advance(10 * minute)
    await checkAll()
    expect((await read(subject, reference)).status).toBe('success')
    expect(sentTo(reference)).toHaveLength(1)
  })

  it('whose earlier transfer was sent after all is reported to the operator and paid once in the ledger', async () => {
    state.test.payments.answerTransfers(failed)
    const { subject, reference } = await approved()
    await checkAll()
    state.test.payments.answerTransfers({ status: 'processing' })
    state.test.advance(10 * minute)
    await checkAll()
    expect((await read(subject, reference)).status).toBe('processing')
    state.test.payments.decide(reference, { status: 'success' })
    await handleProviderEvent(state.test.deps, reference)
    expect(String(state.test.problems.at(-1))).toMatch(/sent a payout after it had called it failed/)
    state.test.payments.decide(`${reference}-2`, { status: 'success' })
    await handleProviderEvent(state.test.deps, `${reference}-2`)
    expect((await read(subject, reference)).status).toBe('success')
  })

  it('waits for the account of the worker, and is sent once there is one', async () => {
    const { subject, reference } = await approved({ hasAccount: false })
    const mail = (await state.test.mailsTo(`${subject.workerId}@workers.example`)).at(-1)
    expect(mail?.text).toContain(
      'Your work for “Product launch photographer” was approved. We do not have your bank account yet. ₦47,500.00 is kept for you, and will be sent once you have added one.',
    )
    await checkAll()
    state.test.advance(minute)
    await checkAll()
    const waiting = await read(subject, reference)
    expect(waiting).toMatchObject({ status: 'pending', final: false })
    expect(notesOf(waiting)).toEqual(['Waits for the bank account of the worker.'])
    expect(sentTo(reference)).toEqual([])
    await harness.giveAccount(subject.workerId)
    state.test.advance(60 * minute)
    await checkAll()
    const again = await harness.signIn(subject)
    expect((await read(again, reference)).status).toBe('success')
    expect(await readPlace(again)).toMatchObject({ status: 'paid' })
  })

  it('that the bank returned after its success is paid again by another payout; the place stays paid', async () => {
    const payableBefore = await harness.balanceOf('worker-payable')
    const { subject, reference } = await approved()
    await checkAll()
    state.test.payments.decide(reference, { status: 'reversed', reason: 'The bank returned the transfer.' })
    await Promise.all([
      handleProviderEvent(state.test.deps, reference),
      handleProviderEvent(state.test.deps, reference),
    ])
    expect((await read(subject, reference)).status).toBe('reversed')
    expect(await readPlace(subject)).toMatchObject({ status: 'paid', transactionStatus: 'pending' })
    expect(await harness.balanceOf('worker-payable')).toBe(payableBefore + net)
    state.test.advance(24 * 60 * minute)
    await checkAll()
    const again = await harness.signIn(subject)
    const place = await readPlace(again)
    expect(place).toMatchObject({ status: 'paid', transactionStatus: 'success', worker: { completedGigs: 1 } })
    const repeated = await read(again, place.transactionId ?? '')
    expect(repeated).toMatchObject({ amountKobo: net, feeKobo: 0 })
    expect(notesOf(repeated)).toEqual([`The bank returned ${reference}. The payout is sent again.`])
    expect(await harness.balanceOf('worker-payable')).toBe(payableBefore)
    expect(await auditLedger(state.test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('of a late-cancellation fee leaves the same way, without commission', async () => {
    const subject = await hire({ isBegun: false })
    const late = await harness.goTo(subject, new Date(Date.parse(subject.duringWork) - 24 * 60 * minute).toISOString())
    const cancelled = await state.test.call(
      gigs.cancel,
      {
        params: { id: subject.gigId },
        body: {
          reason: 'event_cancelled',
          feeKobo: mostKobo,
          pin: readyPin,
          ref: '0b0d2c1e-5d3a-4a52-8a6e-0d7a1f0f4f11',
        },
      },
      late.actor,
    )
    expect(cancelled.status).toBe(200)
    await checkAll()
    const [fee] = (await state.test.call(payments.list, { query: { type: 'worker_payout' } }, late.actor)).data
      .transactions
    expect(fee).toMatchObject({ status: 'success', amountKobo: 500_000, feeKobo: 0 })
    expect(state.test.payments.transfers.at(-1)).toMatchObject({ amountKobo: 500_000 })
    expect(await readPlace(late)).toMatchObject({ status: 'cancelled', paidAt: null })
  })

  it('of another provider is not touched', async () => {
    state.test.payments.answerTransfers({ status: 'processing' })
    const { subject, reference } = await approved()
    await checkAll()
    const other = {
      ...state.test.payments,
      name: 'paystack' as const,
      beginTransfer: vi.fn<PaymentProvider['beginTransfer']>(),
    }
    state.test.advance(minute)
    await checkAll({ ...state.test.deps, payments: other })
    expect(other.beginTransfer).not.toHaveBeenCalled()
    expect((await read(subject, reference)).status).toBe('processing')
  })

  it('completes the Gig when it is the last one', async () => {
    const { subject } = await approved({ workersNeeded: 1 })
    const over = await harness.goTo(subject, subject.afterWork)
    expect((await readGig(over)).status).toBe('in_progress')
    await checkAll()
    expect(await readGig(over)).toMatchObject({ status: 'completed', payment: { heldKobo: 0 } })
  })
})
