import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, lt, ne, sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionSpan } from '../../src/api/contract/schemas/gig-session.ts'
import { api } from '../../src/api/contract/table.ts'
import { reviewDueAt } from '../../src/rules/work-review.ts'
import { sandboxProvider } from '../adapters/payments/sandbox/sandbox.ts'
import { lagosDateTime } from '../platform/clock/lagos-time.ts'
import { createDatabase } from '../platform/db/database.ts'
import { applicant, gig, workerGig } from '../db/gig-schema.ts'
import { payment } from '../db/money-schema.ts'
import { employer, subscription } from '../db/schema.ts'
import { taskSubmission } from '../db/work-schema.ts'
import { job } from '../platform/db/tables.ts'
import { checkPayment } from '../modules/money/check.ts'
import { auditLedger } from '../modules/money/ledger.ts'
import { startSession } from '../modules/auth/sessions.ts'
import { type Actor, type TestApp, createTestApp, testStart } from '../testing/test-app.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { demoPin } from './demo-money.ts'
import { demoPayments } from './demo-payments.ts'
import { demoLogIn, hasDemoLogIn, seedDemo } from './demo.ts'
import { day, later, minute } from '../platform/clock/time.ts'

let app: TestApp
let demo: Actor
beforeAll(async () => {
  app = await createTestApp()
  await Promise.all([1, 2, 3].map(() => seedDemo(app.db, app.deps.now())))
  const { data } = await app.call(api.auth.login, { body: demoLogIn })
  demo = { token: data.token, employerId: data.user.employerId ?? '' }
})
afterAll(() => app.close())

it('seeds one employer for concurrent starts, with the printed log-in', async () => {
  expect(await app.db.$count(employer)).toBe(1)
  expect(await hasDemoLogIn(app.db)).toBe(true)
})

it('waits for another process that seeds for longer than locks may take', async () => {
  const database = await createTestDatabase()
  const pool = new Pool({ connectionString: database.url, lock_timeout: 50, statement_timeout: 10_000 })
  const lock = sql`select pg_advisory_xact_lock(7262028)`
  const release = Promise.withResolvers<void>()
  const locked = Promise.withResolvers<void>()
  const seeding = database.db.transaction(async (tx) => {
    await tx.execute(lock)
    locked.resolve()
    await release.promise
  })
  await locked.promise
  const waiting = seedDemo(createDatabase(pool), app.deps.now())
  await wait(500)
  release.resolve()
  await Promise.all([seeding, waiting])
  expect(await database.db.$count(employer)).toBe(1)
  await pool.end()
  await database.close()
})

it('seeds profile, business and notifications for the shell', async () => {
  expect((await app.call(api.company.getCompanyProfile, {}, demo)).data.companyName).toBe('Eko Events Ltd')
  expect((await app.call(api.dashboard.getOnboardingStatus, {}, demo)).data.isNewUser).toBe(false)
  expect((await app.call(api.dashboard.getWallet, {}, demo)).data).toMatchObject({
    status: 'active',
    subscription: { status: 'active', gigCount: 10, gigUsed: 4 },
  })
})

it('has notifications of today, yesterday and before, none of them from the future', async () => {
  const { data } = await app.call(api.notifications.list, { query: {} }, demo)
  expect(data.totalNotification).toBeGreaterThanOrEqual(24)
  expect(data.unreadNotifications).toBeGreaterThan(3)
  const days = new Set(
    data.notifications.map(({ createdAt }) => new Date(Date.parse(createdAt) + 3_600_000).toISOString().slice(0, 10)),
  )
  expect([...days].slice(0, 2)).toEqual(['2025-11-14', '2025-11-13'])
  expect(data.notifications.every(({ createdAt }) => Date.parse(createdAt) <= app.deps.now().getTime())).toBe(true)
  expect(data.notifications.some(({ metadata }) => metadata?.type === 'gig')).toBe(true)
})

/** Everything the history shows of the demo's payments but what is random in each: ids and references. */
const history = async (at: TestApp, actor: Actor) => {
  const pages = await Promise.all(
    [0, 100, 200].map(
      async (skip) => (await at.call(api.payments.list, { query: { limit: 100, skip } }, actor)).data.transactions,
    ),
  )
  return pages.flat().map(({ id: _, reference: __, ...rest }) => rest)
}

describe('its money', () => {
  it('matches the ledger, and every payment has the balance after it', async () => {
    expect(await auditLedger(app.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
    const { data } = await app.call(api.dashboard.getWallet, {}, demo)
    expect(data).toMatchObject({ status: 'active', pinSet: true, pendingKobo: 35_000_000 })
    // Each final payment of the wallet names what the ledger had in it at that moment.
    const { rows } = await app.db.execute<{
      reference: string
    }>(sql`select reference from payment p where completed_at is not null and type <> 'worker_payout' and balance_after_kobo <> (
      select coalesce(sum(e.amount_kobo), 0) from ledger_entry e join ledger_posting g on g.id = e.posting_id where e.account_id = ${`wallet:${demo.employerId}`} and g.posted_at <= p.completed_at)`)
    expect(rows).toEqual([])
    expect(data.availableKobo).toBeGreaterThan(100_000_000)
  })

  it('covers half a year of fundings, plans and withdrawals in every status', async () => {
    const all = await history(app, demo)
    expect(all.length).toBeGreaterThanOrEqual(58)
    const kinds = new Set(all.map(({ type, status }) => `${type} ${status}`))
    expect([...kinds].toSorted()).toEqual([
      'gig_payment failed',
      'gig_payment processing',
      'gig_payment success',
      'refund success',
      'subscription failed',
      'subscription success',
      'wallet_funding abandoned',
      'wallet_funding failed',
      'wallet_funding processing',
      'wallet_funding success',
      'withdrawal failed',
      'withdrawal processing',
      'withdrawal reversed',
      'withdrawal success',
      'worker_payout pending',
      'worker_payout success',
    ])
    const months = new Set(all.map(({ createdAt }) => createdAt.slice(0, 7)))
    expect(months.size).toBeGreaterThanOrEqual(6)
    expect(
      all.every(({ createdAt, completedAt }) => Date.parse(completedAt ?? createdAt) <= app.deps.now().getTime()),
    ).toBe(true)
  })

  it('can be spent with the printed PIN, and unfinished payments stay so until the next day', async () => {
    const withdraw = (pin: string) =>
      app.call(api.wallet.withdraw, { body: { amountKobo: 200_000, pin, ref: randomUUID() } }, demo)
    expect((await withdraw('0000')).body.code).toBe('INVALID_PIN')
    expect((await withdraw(demoPin)).status).toBe(200)
    const sandbox = sandboxProvider(app.db, app.deps.now)
    const statuses = async () => {
      const { transactions } = (await app.call(api.payments.list, { query: { status: 'processing' } }, demo)).data
      return transactions.map(({ type }) => type).toSorted()
    }
    const check = async () => {
      for (const row of await app.db.select().from(payment).where(eq(payment.status, 'processing'))) {
        await checkPayment({ ...app.deps, payments: sandbox }, row)
      }
    }
    await check()
    expect(await statuses()).toEqual(['gig_payment', 'wallet_funding', 'withdrawal'])
    app.advance(day)
    await check()
    demo = { ...demo, token: await startSession(app.db, demo.employerId, app.deps.now()) }
    expect(await statuses()).toEqual([])
    expect(await auditLedger(app.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
  })

  it('leaves no jobs but the next renewal, the transitions and reminders of Gigs, and the ends of reviews and of waiting for work', async () => {
    const waiting = await app.db.select().from(job).where(isNull(job.doneAt))
    expect(waiting.filter(({ kind }) => kind === 'renew')).toHaveLength(1)
    expect([...new Set(waiting.map(({ kind }) => kind))].toSorted()).toEqual([
      'auto-approval',
      'gig',
      'gig-reminder',
      'missing-work',
      'renew',
      'review-reminder',
    ])
    expect(waiting.every(({ runAt }) => runAt > testStart)).toBe(true)
  })

  it.each([
    '2025-11-14T10:00:00Z',
    '2028-02-29T22:59:00Z',
    '2025-12-31T23:30:00Z',
    '2026-03-31T00:10:00Z',
    '2026-03-01T05:00:00Z',
  ])('is the same story on whatever day it is told (%s)', async (now) => {
    const other = await createTestApp()
    await seedDemo(other.db, new Date(now))
    expect(await auditLedger(other.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
    const [plan] = await other.db.select().from(subscription)
    expect(plan).toMatchObject({ status: 'active', planCode: 'premium', gigUsed: 4 })
    const moved = demoPayments.filter(({ type, daysAgo }) => type !== 'plan' && daysAgo > 1).length
    const before = and(ne(payment.type, 'subscription'), lt(payment.createdAt, later(new Date(now), -2 * day)))
    expect(await other.db.$count(payment, before)).toBeGreaterThanOrEqual(moved - 2)
    expect(await other.db.$count(payment)).toBeGreaterThanOrEqual(moved + 8)
    await other.close()
  })
})

describe('its Gigs', () => {
  const list = async (at: TestApp, actor: Actor, query: object = {}) =>
    (await at.call(api.gigs.list, { query: { limit: 100, ...query } }, actor)).data
  const openSeededApp = async (now: string) => {
    const other = await createTestApp()
    await seedDemo(other.db, new Date(now))
    other.advance(Date.parse(now) - testStart.getTime())
    const { data } = await other.call(api.auth.login, { body: demoLogIn })
    return { other, actor: { token: data.token, employerId: data.user.employerId ?? '' } }
  }

  it('are in every status, with applicants in every status, and their money matches the ledger', async () => {
    const { gigs, totalGig } = await list(app, demo)
    expect(totalGig).toBe(41)
    const { byStatus } = (await app.call(api.gigs.getAnalytics, {}, demo)).data
    expect(byStatus).toEqual({
      draft: 4,
      pending_payment: 2,
      open: 10,
      in_progress: 4,
      completed: 14,
      cancelled: 4,
      expired: 3,
    })
    for (const {
      payment: { paidKobo, heldKobo, releasedKobo, refundedKobo, feeKobo, vatKobo },
    } of gigs.filter((listedGig) => listedGig.payment.paidKobo > 0)) {
      expect(heldKobo + releasedKobo + refundedKobo + feeKobo + vatKobo).toBe(paidKobo)
    }
    const { heldKobo } = (await app.call(api.dashboard.getWallet, {}, demo)).data
    expect(gigs.reduce((sum, listedGig) => sum + listedGig.payment.heldKobo, 0)).toBe(heldKobo)
    expect(
      gigs.filter(
        ({ status, payment: { heldKobo: held } }) => held > 0 && status !== 'open' && status !== 'in_progress',
      ),
    ).toEqual([])
    const stages = gigs.map(({ applicantCounts }) => applicantCounts)
    for (const stage of ['pending', 'shortlisted', 'hired', 'declined', 'withdrawn'] as const) {
      expect(stages.some((counts) => counts[stage] > 0)).toBe(true)
    }
    expect(gigs.some(({ sessions }) => sessions.length === 31)).toBe(true)
    expect(gigs.filter(({ status }) => status === 'draft').map(({ title }) => title)).toContain('')
  })

  it('hire applicants hours after they applied, and have no applications after their deadline', async () => {
    const places = await app.db
      .select({ hiredAt: workerGig.hiredAt, appliedAt: applicant.appliedAt, startsAt: gig.startsAt })
      .from(workerGig)
      .innerJoin(applicant, eq(applicant.id, workerGig.applicantId))
      .innerJoin(gig, eq(gig.id, workerGig.gigId))
    expect(places).toHaveLength(await app.db.$count(workerGig))
    for (const { hiredAt, appliedAt, startsAt } of places) {
      expect(hiredAt.getTime() - appliedAt.getTime()).toBeGreaterThanOrEqual(60 * minute)
      expect(hiredAt.getTime()).toBeLessThan(Math.min(startsAt?.getTime() ?? 0, testStart.getTime()))
    }
    const people = await app.db
      .select({ appliedAt: applicant.appliedAt, brief: gig.brief })
      .from(applicant)
      .innerJoin(gig, eq(gig.id, applicant.gigId))
    expect(
      people.filter(({ appliedAt, brief }) => appliedAt.getTime() > Date.parse(brief.applicationDeadline ?? '')),
    ).toEqual([])
  })

  it('have no worker who worked or handed in without having come to each session before', async () => {
    const places = await app.db
      .select({ place: workerGig, brief: gig.brief, submittedAt: taskSubmission.submittedAt })
      .from(workerGig)
      .innerJoin(gig, eq(gig.id, workerGig.gigId))
      .leftJoin(taskSubmission, eq(taskSubmission.workerGigId, workerGig.id))
      .where(and(ne(workerGig.status, 'hired'), ne(workerGig.status, 'cancelled')))
    expect(places.length).toBeGreaterThan(10)
    for (const { place, brief, submittedAt } of places) {
      const spans = (brief.sessions ?? []).map(sessionSpan)
      expect(place.checkIns).toHaveLength(spans.filter(({ startsAt }) => startsAt < testStart).length)
      const running = spans.filter(
        ({ startsAt, endsAt }) => submittedAt && startsAt < submittedAt && submittedAt < endsAt,
      )
      expect(running).toEqual([])
    }
  })

  it('are approved automatically when the notification of the submitted work says', async () => {
    const waiting = await app.db
      .select({ place: workerGig, endsAt: gig.endsAt, submittedAt: taskSubmission.submittedAt })
      .from(workerGig)
      .innerJoin(gig, eq(gig.id, workerGig.gigId))
      .innerJoin(taskSubmission, eq(taskSubmission.workerGigId, workerGig.id))
      .where(eq(workerGig.status, 'task_submitted'))
    expect(waiting).toHaveLength(2)
    const { notifications } = (await app.call(api.notifications.list, { query: { limit: 100 } }, demo)).data
    for (const { place, endsAt, submittedAt } of waiting) {
      const dueAt = reviewDueAt(submittedAt, endsAt)
      expect(place.reviewDueAt).toEqual(dueAt)
      expect(dueAt > testStart).toBe(true)
      const notice = notifications.find(({ metadata }) => metadata?.workerGigId === place.id)
      expect(notice).toMatchObject({ title: 'Task submitted', createdAt: submittedAt.toISOString() })
      expect(notice?.message).toContain(`approved automatically on ${lagosDateTime(dueAt)}`)
    }
  })

  it('have a ticket for each place about which support decides', async () => {
    const { gigs } = await list(app, demo)
    const places = await Promise.all(
      gigs.map(
        async ({ id }) => (await app.call(api.gigPeople.listWorkerGigs, { params: { id } }, demo)).data.workerGigs,
      ),
    )
    const disputed = places.flat().filter(({ status }) => status === 'disputed')
    expect(disputed).toHaveLength(1)
    const { tickets } = (await app.call(api.support.getTickets, {}, demo)).data
    expect(tickets.map(({ number }) => number)).toContain(disputed[0]?.dispute?.ticketNumber)
  })

  it('have applicants from the moment on that their notifications tell of, to whom one of them leads', async () => {
    const { notifications } = (await app.call(api.notifications.list, { query: { limit: 100 } }, demo)).data
    const ofApplicants = notifications.filter(({ title }) => /^New applicants?$/.test(title))
    expect(ofApplicants.length).toBeGreaterThan(3)
    for (const { metadata, message, createdAt } of ofApplicants) {
      const id = metadata?.gigId ?? ''
      const { applicants } = (
        await app.call(api.gigPeople.listApplicants, { params: { id }, query: { limit: 100 } }, demo)
      ).data
      const latest = applicants.find(({ appliedAt }) => Date.parse(appliedAt) === Date.parse(createdAt))
      expect(message).toContain(`${latest?.worker.firstName} ${latest?.worker.lastName}`)
      expect([undefined, null, latest?.id]).toContain(metadata?.applicantId)
    }
    expect(ofApplicants.some(({ metadata }) => metadata?.applicantId)).toBe(true)
  })

  it('are in the status that their notifications name', async () => {
    const { notifications } = (await app.call(api.notifications.list, { query: { limit: 100 } }, demo)).data
    const ids = notifications.flatMap(({ metadata }) => (metadata?.type === 'gig' ? [metadata.gigId ?? ''] : []))
    const { gigs } = await list(app, demo)
    expect(ids.filter((id) => !gigs.some((listedGig) => listedGig.id === id))).toEqual([])
    expect(gigs.find(({ title }) => title === 'Friday club night DJ')).toMatchObject({
      status: 'open',
      workersHired: 1,
    })
  })

  it.each(['2025-11-14T22:59:59Z', '2028-02-29T23:00:00Z', '2026-03-31T06:00:00Z'])(
    'are seeded the same around %s',
    async (now) => {
      const { other, actor } = await openSeededApp(now)
      const { gigs } = await list(other, actor)
      const moment = Date.parse(now)
      const first = ({ sessions }: (typeof gigs)[number]) =>
        Date.parse(`${sessions[0]?.date}T${sessions[0]?.start}:00+01:00`)
      expect(gigs.filter(({ status }) => status === 'open').every((listedGig) => first(listedGig) > moment)).toBe(true)
      expect(
        gigs.filter(({ status }) => status === 'in_progress').every((listedGig) => first(listedGig) <= moment),
      ).toBe(true)
      expect(gigs.every(({ createdAt, publishedAt }) => Date.parse(publishedAt ?? createdAt) <= moment)).toBe(true)
      expect(await auditLedger(other.db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
      await other.close()
    },
  )
})

it('has saved workers, and a group of some of them', async () => {
  const { listFavorites, listGroups } = api.workers
  expect((await app.call(listFavorites, {}, demo)).data.totalWorker).toBe(6)
  const groups = (await app.call(listGroups, {}, demo)).data
  expect(groups.map(({ name }) => name)).toEqual(['Lagos hostesses'])
  const members = (await app.call(listFavorites, { query: { group: groups[0]?.id } }, demo)).data
  expect(members.workers.map(({ firstName }) => firstName)).toEqual(['Nkechi', 'Blessing'])
})

it('does not seed a database that has an employer', async () => {
  const other = await createTestApp()
  await other.createEmployer('real@example.com')
  await seedDemo(other.db, other.deps.now())
  expect(await hasDemoLogIn(other.db)).toBe(false)
  await other.close()
})
