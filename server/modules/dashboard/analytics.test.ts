import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { api } from '../../../src/api/contract/table.ts'
import type { AnalyticsRange } from '../../../src/api/contract/schemas/analytics.ts'
import { applicant, gig, worker, workerGig } from '../../db/gig-schema.ts'
import { employer } from '../../db/schema.ts'
import { fillPlace, goTo, openGig, postGig, readyEmployer, readyPin } from '../../testing/ready-employer.ts'
import { type Actor, type TestApp, createTestApp } from '../../testing/test-app.ts'
import { settle } from '../money/settle.ts'

const { analytics, billing, gigs, wallet } = api
/** What the example Gig costs. */
const total = 10_537_500

let test: TestApp
let actor: Actor
// A place of its own for each test: each moves the clock.
beforeEach(async () => {
  test = await createTestApp()
  actor = await readyEmployer(test)
  return test.close
})

const read = async (range?: AnalyticsRange, by = actor) =>
  (await test.call(analytics.getDashboard, { query: range === undefined ? {} : { range } }, by)).data
/** The days of a series with a value. */
const spent = async (range?: AnalyticsRange) =>
  (await read(range)).series.filter(({ spendKobo }) => spendKobo !== 0).map(({ date, spendKobo }) => [date, spendKobo])
const at = async (moment: string) => {
  actor = await goTo(test, actor, moment)
}
const onPage = async () => {
  const { id } = await postGig(test, actor)
  const { data } = await test.call(
    gigs.getPaymentData,
    { body: { method: 'checkout', gigId: id, ref: randomUUID() } },
    actor,
  )
  const reference = data.reference ?? ''
  const answer = (status: 'success' | 'reversed') =>
    settle(test.db, reference, { status, channel: 'card', amountKobo: total }, test.deps.now())
  return { id, answer }
}

/** Adds an application to a Gig at a moment. */
async function apply(gigId: string, appliedAt: string) {
  const workerId = `wrk_${randomUUID()}`
  await test.db.insert(worker).values({
    id: workerId,
    firstName: 'Ada',
    lastName: 'Obi',
    title: 'DJ',
    city: 'Yaba',
    state: 'Lagos',
    category: 'dj',
    skills: [],
    createdAt: new Date(appliedAt),
  })
  const { employerId } = actor
  const moment = new Date(appliedAt)
  await test.db
    .insert(applicant)
    .values({ id: `ap_${workerId}`, gigId, employerId, workerId, appliedAt: moment, changedAt: moment })
}

describe('an account without Gigs', () => {
  it('has zeros for every day, and nothing where there is nothing to compare or divide', async () => {
    const { series, ...rest } = await read()
    expect(rest).toEqual({
      openGigs: 0,
      inProgressGigs: 0,
      completedGigs: 0,
      applicants: 0,
      hires: 0,
      spendKobo: 0,
      previousSpendKobo: null,
      fillRate: null,
      avgHoursToHire: null,
    })
    expect(series).toHaveLength(30)
    expect(series[0]).toEqual({ date: '2025-10-16', spendKobo: 0, applicants: 0, hires: 0 })
    expect(series.at(-1)).toEqual({ date: '2025-11-14', spendKobo: 0, applicants: 0, hires: 0 })
  })

  it.each([
    ['7d', 7],
    ['90d', 90],
    ['12m', 12],
  ] as const)('has %s as %i dates', async (range, dates) => {
    expect((await read(range)).series).toHaveLength(dates)
  })

  it('refuses another range', async () => {
    const refused = await test.call(analytics.getDashboard, { query: { range: '1y' as '12m' } }, actor)
    expect([refused.status, refused.body.message]).toEqual([422, 'range must be one of 7d, 30d, 90d, 12m'])
  })
})

describe('spend', () => {
  it('is what was paid for Gigs and plans, by wallet and by card, minus refunds', async () => {
    await openGig(test, actor)
    const paid = await onPage()
    await paid.answer('success')
    expect((await read()).spendKobo).toBe(2 * total)
    await test.call(
      gigs.cancel,
      { params: { id: paid.id }, body: { reason: 'date_changed', feeKobo: 0, pin: readyPin, ref: randomUUID() } },
      actor,
    )
    const { spendKobo } = await read()
    expect(spendKobo).toBe((await test.call(gigs.getAnalytics, {}, actor)).data.spendKobo)
    expect(spendKobo).toBeLessThan(2 * total)
    const plan = {
      planCode: 'enterprise' as const,
      interval: 'month' as const,
      method: 'wallet' as const,
      pin: readyPin,
    }
    const { data } = await test.call(billing.subscribe, { body: { ...plan, ref: randomUUID() } }, actor)
    expect((await read()).spendKobo).toBe(spendKobo + (data.transaction?.amountKobo ?? 0))
    expect(data.transaction?.amountKobo).toBeGreaterThan(0)
  })

  it('is not the money that moves in and out of the wallet, nor the fee of a withdrawal', async () => {
    await test.call(wallet.withdraw, { body: { amountKobo: 5_000_000, pin: readyPin, ref: randomUUID() } }, actor)
    expect((await read()).spendKobo).toBe(0)
  })

  it('is not money that came too late for its Gig and went to the wallet, nor its chargeback', async () => {
    const late = await onPage()
    await test.call(gigs.remove, { params: { id: late.id } }, actor)
    await late.answer('success')
    await late.answer('reversed')
    expect((await read()).spendKobo).toBe(0)
  })

  it('is zero again after a chargeback', async () => {
    const paid = await onPage()
    await paid.answer('success')
    expect(await spent()).toEqual([['2025-11-14', total]])
    await at('2025-11-16T09:00:00Z')
    await paid.answer('reversed')
    expect(await spent()).toEqual([
      ['2025-11-14', total],
      ['2025-11-16', -total],
    ])
    expect((await read()).spendKobo).toBe(0)
  })

  it('belongs to the day in Lagos, an hour ahead of UTC', async () => {
    await at('2025-11-15T22:59:59.999Z')
    await openGig(test, actor)
    await at('2025-11-15T23:00:00.000Z')
    await openGig(test, actor)
    expect(await spent()).toEqual([
      ['2025-11-15', total],
      ['2025-11-16', total],
    ])
  })

  it('moves from the range to the period before at midnight, and then out of both', async () => {
    await openGig(test, actor)
    await at('2025-11-20T22:59:59Z')
    expect(await read('7d')).toMatchObject({ spendKobo: total, previousSpendKobo: null })
    await at('2025-11-20T23:00:00Z')
    expect(await read('7d')).toMatchObject({ spendKobo: 0, previousSpendKobo: total })
    await at('2025-11-27T22:59:59Z')
    expect(await read('7d')).toMatchObject({ spendKobo: 0, previousSpendKobo: total })
    await at('2025-11-27T23:00:00Z')
    expect(await read('7d')).toMatchObject({ spendKobo: 0, previousSpendKobo: 0 })
  })

  it('of 12m is grouped by month, whose last moment counts to it', async () => {
    await at('2025-11-30T22:59:59Z')
    await openGig(test, actor, future)
    await at('2025-11-30T23:00:00Z')
    await openGig(test, actor, future)
    expect(await spent('12m')).toEqual([
      ['2025-11-01', total],
      ['2025-12-01', total],
    ])
    await at('2026-11-30T22:59:59Z')
    expect(await read('12m')).toMatchObject({ spendKobo: total, previousSpendKobo: total })
  })

  it('is compared with zero when the account existed and nothing was spent', async () => {
    await test.db
      .update(employer)
      .set({ createdAt: new Date('2025-10-15T22:59:59Z') })
      .where(eq(employer.id, actor.employerId))
    expect((await read()).previousSpendKobo).toBe(0)
    await test.db
      .update(employer)
      .set({ createdAt: new Date('2025-10-15T23:00:00Z') })
      .where(eq(employer.id, actor.employerId))
    expect((await read()).previousSpendKobo).toBeNull()
  })
})

/** An example Gig that begins after the times of the tests, so that it can be posted and does not expire at any of them. */
const future = {
  sessions: [{ date: '2027-01-15', start: '14:00', end: '20:00', endsNextDay: false }],
  applicationDeadline: '2027-01-10T12:00:00+01:00',
}

describe('Gigs and people', () => {
  it('are counted on their days: applications, and hires that were not cancelled', async () => {
    const { id } = await openGig(test, actor)
    await apply(id, '2025-11-07T22:59:59Z')
    await apply(id, '2025-11-07T23:00:00Z')
    await apply(id, '2025-11-14T09:00:00Z')
    await at('2025-11-14T16:00:00Z')
    await fillPlace(test, actor, id)
    const cancelled = await fillPlace(test, actor, id)
    await test.db.update(workerGig).set({ status: 'cancelled' }).where(eq(workerGig.id, cancelled))
    const week = await read('7d')
    expect(week).toMatchObject({ openGigs: 1, inProgressGigs: 0, applicants: 2, hires: 1, avgHoursToHire: 6 })
    expect(week.fillRate).toBe(0.5)
    expect(week.series.map(({ applicants, hires }) => [applicants, hires])).toEqual([
      [1, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [1, 1],
    ])
    expect((await read('30d')).applicants).toBe(3)
  })

  it('count a completed Gig in the range of its last day', async () => {
    const { id } = await openGig(test, actor)
    const completed = { status: 'completed', endsAt: new Date('2025-11-08T22:59:59Z') } as const
    await test.db.update(gig).set(completed).where(eq(gig.id, id))
    expect([(await read('7d')).completedGigs, (await read('30d')).completedGigs]).toEqual([1, 1])
    await test.db
      .update(gig)
      .set({ endsAt: new Date('2025-11-07T22:59:59Z') })
      .where(eq(gig.id, id))
    expect([(await read('7d')).completedGigs, (await read('30d')).completedGigs]).toEqual([0, 1])
  })

  it("are the employer's own", async () => {
    const { id } = await openGig(test, actor)
    await apply(id, '2025-11-14T09:00:00Z')
    await fillPlace(test, actor, id)
    const stranger = await readyEmployer(test)
    expect(await read('12m', stranger)).toMatchObject({ openGigs: 0, applicants: 0, hires: 0, spendKobo: 0 })
  })
})
