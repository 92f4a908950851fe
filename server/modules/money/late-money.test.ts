import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { payment } from '../../db/money-schema.ts'
import { wallet as walletTable } from '../../db/schema.ts'
import { postGig, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { checkDuePayments, handleProviderEvent } from './check.ts'
import { auditLedger, balancesOf } from './ledger.ts'
import { settle } from './settle.ts'

/** Tests of money that arrives for an abandoned payment whose webhook is lost, so that only the scheduled check finds it. */

const { gigs, wallet } = api
const minute = 60_000
const hour = 60 * minute

let test: TestApp
let actor: Actor
// A place of its own for each test: each moves the clock.
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test, { kobo: 1_000_000 })
  return test.close
})

const find = async (reference: string) =>
  (await test.db.select().from(payment).where(eq(payment.reference, reference)))[0]
const available = async () => (await balancesOf(test.db, actor.employerId)).availableKobo
const ways = {
  'the wallet': async () =>
    (await test.call(wallet.fund, { body: { amountKobo: 700_000, ref: randomUUID() } }, actor)).data.reference,
  'a Gig': async () => {
    const { id: gigId } = await postGig(test, actor)
    return (
      (await test.call(gigs.getPaymentData, { body: { method: 'checkout', gigId, ref: randomUUID() } }, actor)).data
        .reference ?? ''
    )
  },
} as const

/** Creates a payment on the page that is unpaid for 15 minutes and then abandoned. */
async function giveUp(way: keyof typeof ways) {
  const reference = await ways[way]()
  test.payments.decide(reference, { status: 'abandoned' })
  test.advance(15 * minute)
  await checkDuePayments(test.deps)
  expect(await find(reference)).toMatchObject({ status: 'abandoned' })
  return reference
}

/** Moves the clock and runs the checks every 15 minutes. @returns the payment's age in hours at each query of its provider */
async function lookAfter(reference: string, hours: number): Promise<number[]> {
  const { createdAt } = (await find(reference)) ?? {}
  const agesAtQuery: number[] = []
  const { lookUpCharge } = test.payments
  vi.spyOn(test.payments, 'lookUpCharge').mockImplementation((of) => {
    if (of === reference) agesAtQuery.push((test.deps.now().getTime() - (createdAt?.getTime() ?? 0)) / hour)
    return lookUpCharge(of)
  })
  for (let quarters = 0; quarters < 4 * hours; quarters += 1) {
    test.advance(15 * minute)
    await checkDuePayments(test.deps)
  }
  vi.restoreAllMocks()
  return agesAtQuery
}

describe('an abandoned payment', () => {
  it.each(['the wallet', 'a Gig'] as const)('for %s is still checked, and late money is booked once', async (way) => {
    const reference = await giveUp(way)
    const { amountKobo = 0 } = (await find(reference)) ?? {}
    expect(await lookAfter(reference, 3)).toHaveLength(2)
    expect(await available()).toBe(1_000_000)
    test.payments.decide(reference, { status: 'success', amountKobo })
    expect(await lookAfter(reference, 80)).toHaveLength(1)
    expect(await available()).toBe(1_000_000 + amountKobo)
    expect(await find(reference)).toMatchObject({
      status: 'abandoned',
      failureReason: expect.stringContaining('arrived later'),
      nextCheckAt: null,
    })
    expect(await test.db.$count(payment, eq(payment.clientReference, `late:${reference}`))).toBe(1)
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('is checked for three days at growing intervals, and not after that', async () => {
    const reference = await giveUp('the wallet')
    expect(await lookAfter(reference, 5 * 24)).toEqual([1.25, 2.5, 5, 10, 20, 40, 72])
    expect(await find(reference)).toMatchObject({ status: 'abandoned', nextCheckAt: null })
  })

  it('is checked later when its provider does not answer', async () => {
    const reference = await giveUp('the wallet')
    test.payments.decide(reference, { status: 'success', amountKobo: 700_000 })
    test.payments.setDown(true)
    await lookAfter(reference, 2)
    expect(await available()).toBe(1_000_000)
    test.payments.setDown(false)
    await lookAfter(reference, 2)
    expect(await available()).toBe(1_700_000)
  })
})

describe('a chargeback of money that was added to the wallet', () => {
  const walletStatus = async () =>
    (await test.db.select().from(walletTable).where(eq(walletTable.employerId, actor.employerId)))[0]?.status
  const hear = async (reference: string, status: 'success' | 'reversed', amountKobo: number) => {
    test.payments.decide(reference, { status, amountKobo })
    // The provider sends each event more than once.
    for (const _time of [1, 2]) await handleProviderEvent(test.deps, reference)
  }

  it.each(['the wallet', 'a Gig'] as const)('because it arrived late for %s takes it back, once', async (way) => {
    const reference = await giveUp(way)
    const { amountKobo = 0 } = (await find(reference)) ?? {}
    await hear(reference, 'success', amountKobo)
    expect(await available()).toBe(1_000_000 + amountKobo)
    await hear(reference, 'reversed', amountKobo)
    expect([await available(), await walletStatus()]).toEqual([1_000_000, 'restricted'])
    expect(await find(reference)).toMatchObject({ status: 'abandoned' })
    const reversed = await test.db.select().from(payment).where(eq(payment.status, 'reversed'))
    expect(reversed).toMatchObject([{ clientReference: `late:${reference}`, amountKobo }])
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('because another amount was paid takes this amount back, once', async () => {
    const reference = await ways['the wallet']()
    await hear(reference, 'success', 300_000)
    expect([(await find(reference))?.status, await available()]).toEqual(['failed', 1_300_000])
    await hear(reference, 'reversed', 300_000)
    expect([await available(), await walletStatus()]).toEqual([1_000_000, 'restricted'])
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('is nothing for a payment whose money never arrived', async () => {
    const reference = await giveUp('the wallet')
    await hear(reference, 'reversed', 700_000)
    expect([await available(), await walletStatus()]).toEqual([1_000_000, 'active'])
    expect(await find(reference)).toMatchObject({ status: 'abandoned' })
  })
})

describe('an abandoned withdrawal', () => {
  const send = async () => {
    const { data } = await test.call(
      wallet.withdraw,
      { body: { amountKobo: 400_000, pin: readyPin, ref: randomUUID() } },
      actor,
    )
    await settle(test.db, data.reference, { status: 'abandoned' }, test.deps.now())
    return data.reference
  }

  it('is not queried again, because its money is back in the wallet', async () => {
    const reference = await send()
    const ask = vi.spyOn(test.payments, 'beginTransfer')
    await lookAfter(reference, 80)
    expect(ask).not.toHaveBeenCalled()
    expect(await find(reference)).toMatchObject({ status: 'abandoned', nextCheckAt: null })
    expect(await available()).toBe(1_000_000)
  })

  it('is not sent when its row still has a check time', async () => {
    const reference = await send()
    await test.db.update(payment).set({ nextCheckAt: test.deps.now() }).where(eq(payment.reference, reference))
    const ask = vi.spyOn(test.payments, 'beginTransfer')
    expect(await checkDuePayments(test.deps)).toBe(0)
    expect(ask).not.toHaveBeenCalled()
  })
})
