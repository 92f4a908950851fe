import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import { payment } from '../../db/money-schema.ts'
import { notification, subscription, wallet as walletTable } from '../../db/schema.ts'
import { runDueJob } from '../../platform/jobs/jobs.ts'
import { startSession } from '../auth/sessions.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { auditLedger } from '../money/ledger.ts'
import { periodEnd } from './plans.ts'
import { settle } from '../money/settle.ts'
import { subscriptionJobHandlers } from './renewals.ts'

const { billing, dashboard, notifications, payments, security, wallet } = api
const minute = 60_000
const day = 24 * 60 * minute
const pin = '2580'
type Plan = 'basic' | 'premium' | 'enterprise'

let test: TestApp
let actor: Actor
let number = 0
beforeAll(async () => {
  test = await createTestApp()
})
afterAll(() => test.close())

const pay = async (kobo: number) => {
  const { data } = await test.call(wallet.fund, { body: { amountKobo: kobo, ref: randomUUID() } }, actor)
  await settle(test.db, data.reference, { status: 'success', amountKobo: kobo }, test.deps.now())
}
beforeEach(async () => {
  actor = await test.createEmployer(`plan-${(number += 1)}@venue.example`)
  await test.call(wallet.setWithdrawalAccount, { body: { bankCode: '011', accountNumber: '0000014579' } }, actor)
  await test.call(security.setPin, { body: { pin, confirmPin: pin } }, actor)
  await test.call(wallet.activate, { body: {} }, actor)
  await pay(2_000_000)
})

const plan = async () => (await test.call(dashboard.getWallet, {}, actor)).data.subscription
const available = async () => (await test.call(dashboard.getWallet, {}, actor)).data.availableKobo
const fromWallet = (planCode: Plan, ref = randomUUID(), interval: 'month' | 'year' = 'month') =>
  test.call(billing.subscribe, { body: { planCode, interval, method: 'wallet', pin, ref } }, actor)
const onPage = (planCode: Plan, ref = randomUUID()) =>
  test.call(billing.subscribe, { body: { planCode, interval: 'month', method: 'checkout', ref } }, actor)
const newsTitles = async () =>
  (await test.db.select().from(notification).where(eq(notification.employerId, actor.employerId))).map(
    ({ title }) => title,
  )
const runJobs = async () => {
  while (await runDueJob(test.deps, subscriptionJobHandlers, test.deps.log)) {
    /* until there is none */
  }
}
/** Moves the clock and signs in again, because sessions are shorter than plans. */
const goOn = async (ms: number) => {
  test.advance(ms)
  actor = { ...actor, token: await startSession(test.db, actor.employerId, test.deps.now()) }
}
/** Moves the clock to the end of the period, and a second beyond. */
const toPeriodEnd = async () => {
  const { renewsAt } = (await plan()) ?? {}
  await goOn(Date.parse(renewsAt ?? '') - test.deps.now().getTime() + 1000)
}

describe('subscribing', () => {
  it('from the wallet pays once and starts one period, also for fifty concurrent calls', async () => {
    const ref = randomUUID()
    const all = await Promise.all(Array.from({ length: 50 }, () => fromWallet('basic', ref)))
    expect(new Set(all.map(({ data }) => data.reference)).size).toBe(1)
    expect(all[0]?.data.transaction).toMatchObject({
      type: 'subscription',
      status: 'success',
      amountKobo: 500_000,
      planCode: 'basic',
      channel: 'wallet',
    })
    expect(await available()).toBe(1_500_000)
    expect(await plan()).toMatchObject({
      status: 'active',
      planCode: 'basic',
      gigCount: 3,
      gigUsed: 0,
      priceKobo: 500_000,
    })
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('needs a sufficient balance, and stores nothing without it', async () => {
    expect((await fromWallet('enterprise')).body.code).toBe('INSUFFICIENT_FUNDS')
    expect(await plan()).toBeNull()
    expect(await test.db.$count(payment, eq(payment.employerId, actor.employerId))).toBe(1)
  })

  it('on the payment page starts when the payment is final, and refuses a second payment before that', async () => {
    const { data } = await onPage('premium')
    expect(data.authorizationUrl).toContain(data.reference)
    expect(await plan()).toBeNull()
    expect((await onPage('premium')).body.code).toBe('PAYMENT_UNFINISHED')
    expect((await fromWallet('basic')).body.code).toBe('PAYMENT_UNFINISHED')
    await settle(test.db, data.reference ?? '', { status: 'failed', reason: 'Declined' }, test.deps.now())
    const again = await onPage('premium')
    await settle(test.db, again.data.reference ?? '', { status: 'success', amountKobo: 1_500_000 }, test.deps.now())
    expect(await plan()).toMatchObject({ status: 'active', planCode: 'premium', gigCount: 10 })
    expect(await available()).toBe(2_000_000)
  })

  it('becomes past due after a chargeback of its payment, and only then', async () => {
    const { data } = await onPage('premium')
    await settle(
      test.db,
      data.reference ?? '',
      { status: 'success', amountKobo: 1_500_000, channel: 'card' },
      test.deps.now(),
    )
    await settle(test.db, data.reference ?? '', { status: 'reversed' }, test.deps.now())
    expect(await plan()).toMatchObject({ status: 'past_due', planCode: 'premium' })
    expect(await available()).toBe(2_000_000)
    expect((await fromWallet('premium')).status).toBe(200)
    expect(await plan()).toMatchObject({ status: 'active' })
    expect(await auditLedger(test.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('stays active after a chargeback of an earlier period, when the current one was paid', async () => {
    const { data } = await onPage('premium')
    await settle(
      test.db,
      data.reference ?? '',
      { status: 'success', amountKobo: 1_500_000, channel: 'card' },
      test.deps.now(),
    )
    await toPeriodEnd()
    await runJobs()
    const renewed = await plan()
    expect([renewed?.status, await available()]).toEqual(['active', 500_000])
    await goOn(9 * day)
    await settle(test.db, data.reference ?? '', { status: 'reversed' }, test.deps.now())
    expect([await plan(), await available()]).toEqual([renewed, 500_000])
  })

  it('starts one payment for two concurrent calls', async () => {
    const both = await Promise.all([onPage('premium'), onPage('premium')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('can be looked up by the reference of the call when the response was lost, only by its employer', async () => {
    const ref = randomUUID()
    const lookUp = (who: Actor) => test.call(payments.get, { params: { id: ref } }, who)
    expect((await lookUp(actor)).status).toBe(404)
    const { data } = await fromWallet('basic', ref)
    expect((await lookUp(actor)).data.reference).toBe(data.reference)
    expect((await lookUp(await test.createEmployer(`stranger-${number}@venue.example`))).status).toBe(404)
  })

  it('to the current plan is refused', async () => {
    await fromWallet('basic')
    expect((await fromWallet('basic')).body).toMatchObject({
      code: 'CONFLICT',
      message: 'You are on the Basic plan already.',
    })
  })
})

describe('changing', () => {
  it('to a higher plan applies immediately', async () => {
    await fromWallet('basic')
    await fromWallet('premium')
    expect(await plan()).toMatchObject({ planCode: 'premium', gigCount: 10, gigUsed: 0 })
    expect(await available()).toBe(0)
  })

  it('to a lower plan costs nothing now and applies at the end of the period', async () => {
    await fromWallet('premium')
    const planned = await fromWallet('basic')
    expect(planned.body.message).toBe('Plan change scheduled')
    expect(await plan()).toMatchObject({ planCode: 'premium', nextPlanCode: 'basic' })
    expect(await available()).toBe(500_000)
    await toPeriodEnd()
    await runJobs()
    expect(await plan()).toMatchObject({ planCode: 'basic', gigCount: 3, nextPlanCode: null })
    expect(await available()).toBe(0)
  })

  it('is dropped when the plan is cancelled, and the cancellation is dropped when the plan is resumed', async () => {
    expect((await test.call(billing.cancel, { body: {} }, actor)).body.code).toBe('NO_PLAN')
    await fromWallet('premium')
    await fromWallet('basic')
    expect((await test.call(billing.cancel, { body: {} }, actor)).data.subscription).toMatchObject({
      status: 'active',
      cancelAtPeriodEnd: true,
      nextPlanCode: null,
    })
    expect((await test.call(billing.resume, { body: {} }, actor)).data.subscription).toMatchObject({
      cancelAtPeriodEnd: false,
    })
  })
})

describe('the end of a period', () => {
  it('renews the plan from the wallet, once for any number of processes', async () => {
    await fromWallet('basic')
    await toPeriodEnd()
    await Promise.all(Array.from({ length: 6 }, runJobs))
    expect(await available()).toBe(1_000_000)
    const renewed = await plan()
    expect(renewed).toMatchObject({ status: 'active', gigUsed: 0 })
    // The response has the new period, not the first one.
    expect(Date.parse(renewed?.startedAt ?? '')).toBeGreaterThan(test.deps.now().getTime() - day)
    await runJobs()
    expect(await available()).toBe(1_000_000)
  })

  it('charges nothing while another payment for a plan is not final, nor after that one has succeeded', async () => {
    await fromWallet('basic')
    await goOn(29 * day)
    const { data } = await onPage('premium')
    await toPeriodEnd()
    await runJobs()
    expect(await available()).toBe(1_500_000)
    expect(await plan()).toMatchObject({ status: 'active', planCode: 'basic' })
    await settle(test.db, data.reference ?? '', { status: 'success', amountKobo: 1_500_000 }, test.deps.now())
    test.advance(60 * minute)
    await runJobs()
    expect(await plan()).toMatchObject({ status: 'active', planCode: 'premium' })
    expect(await available()).toBe(1_500_000)
  })

  it('renews the plan later when the unfinished payment fails', async () => {
    await fromWallet('basic')
    await goOn(29 * day)
    const { data } = await onPage('premium')
    await toPeriodEnd()
    await runJobs()
    await settle(test.db, data.reference ?? '', { status: 'abandoned' }, test.deps.now())
    test.advance(60 * minute)
    await Promise.all([runJobs(), runJobs()])
    expect(await plan()).toMatchObject({ status: 'active', planCode: 'basic' })
    expect(await available()).toBe(1_000_000)
  })

  it('ends a cancelled plan and charges nothing', async () => {
    await fromWallet('basic')
    await test.call(billing.cancel, { body: {} }, actor)
    await toPeriodEnd()
    await runJobs()
    expect(await plan()).toMatchObject({ status: 'expired' })
    expect(await available()).toBe(1_500_000)
  })

  it('makes the plan past due without sufficient funds, to be renewed within a week', async () => {
    await fromWallet('premium')
    await toPeriodEnd()
    await runJobs()
    expect(await plan()).toMatchObject({ status: 'past_due' })
    expect(
      (await newsTitles()).filter((title) => title !== 'Payment received' && title !== 'Payment successful'),
    ).toEqual(['Your plan was not renewed'])
    await pay(1_500_000)
    expect((await fromWallet('premium')).status).toBe(200)
    expect(await plan()).toMatchObject({ status: 'active', planCode: 'premium' })
    const { data } = await test.call(notifications.list, { query: {} }, actor)
    expect(data.notifications.map(({ message }) => message)).toContain('You paid ₦15,000.00 for Premium plan, 1 month.')
    await goOn(8 * day)
    await runJobs()
    expect(await plan()).toMatchObject({ status: 'active' })
  })

  it('does not debit a wallet under review', async () => {
    await fromWallet('basic')
    await test.db.update(walletTable).set({ status: 'restricted' }).where(eq(walletTable.employerId, actor.employerId))
    await toPeriodEnd()
    await runJobs()
    expect([await plan(), await available()]).toMatchObject([{ status: 'past_due' }, 1_500_000])
    expect(
      (await test.call(notifications.list, { query: {} }, actor)).data.notifications.map(({ message }) => message),
    ).toContain('Your wallet is under review. You cannot post Gigs until you renew it, and it ends after 7 days.')
  })

  it('ends a plan that has been past due for a week', async () => {
    await fromWallet('premium')
    await toPeriodEnd()
    await runJobs()
    await goOn(8 * day)
    await runJobs()
    expect(await plan()).toMatchObject({ status: 'expired' })
  })

  it('is retried later after an error', async () => {
    await fromWallet('basic')
    await toPeriodEnd()
    const broken = { ...subscriptionJobHandlers, renew: () => Promise.reject(new Error('no')) }
    expect(await runDueJob(test.deps, broken, test.deps.log)).toBe(true)
    expect(await runDueJob(test.deps, broken, test.deps.log)).toBe(false)
    test.advance(2 * 60_000)
    await runJobs()
    expect(await available()).toBe(1_000_000)
  })

  it('resets the quota of a yearly plan each month', async () => {
    await pay(5_000_000)
    await fromWallet('basic', randomUUID(), 'year')
    const { renewsAt } = (await plan()) ?? {}
    const useAll = () =>
      test.db.update(subscription).set({ gigUsed: 3 }).where(eq(subscription.employerId, actor.employerId))
    for (const _month of [1, 2]) {
      await useAll()
      await runJobs()
      expect(await plan()).toMatchObject({ gigUsed: 3 })
      await goOn(31 * day)
      await Promise.all([runJobs(), runJobs()])
      expect(await plan()).toMatchObject({ status: 'active', gigCount: 3, gigUsed: 0, renewsAt })
    }
    // The response has the month whose Gigs are counted.
    expect(Date.parse((await plan())?.startedAt ?? '')).toBeGreaterThan(test.deps.now().getTime() - 31 * day)
    expect(await available()).toBe(2_000_000)
  })
})

it('keeps the 31st over shorter months', () => {
  const ends = [1, 2, 3].map((periods) =>
    periodEnd(new Date('2026-01-31T09:00:00+01:00'), 'month', periods).toISOString(),
  )
  expect(ends).toEqual(['2026-02-28T08:00:00.000Z', '2026-03-31T08:00:00.000Z', '2026-04-30T08:00:00.000Z'])
})

it.each([
  ['2028-02-29T23:30:00+01:00', 'year', '2029-02-28T22:30:00.000Z'],
  ['2025-12-31T00:00:00+01:00', 'month', '2026-01-30T23:00:00.000Z'],
  // Half past midnight in Lagos is the day before in UTC: the day that counts is Lagos'.
  ['2025-03-31T00:30:00+01:00', 'month', '2025-04-29T23:30:00.000Z'],
] as const)('a period from %s for a %s ends at %s', (from, interval, end) => {
  expect(periodEnd(new Date(from), interval).toISOString()).toBe(end)
})
