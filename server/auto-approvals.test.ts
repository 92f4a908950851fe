import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, isNull, like, sql } from 'drizzle-orm'
import { afterEach, expect, it, vi } from 'vitest'
import { gig, workerGig } from './db/gig-schema.ts'
import { payment } from './db/money-schema.ts'
import { notification } from './db/schema.ts'
import { auditLedger } from './modules/money/ledger.ts'
import { automaticReference } from './modules/people/approval-references.ts'
import { job } from './platform/db/tables.ts'
import { untilWaiting } from './testing/lock-waits.ts'
import { fillPlace } from './testing/ready-employer.ts'
import { reviewHarness } from './testing/review-harness.ts'
import { cleanUp, startProcess } from './testing/server-process.ts'

// Whole servers are started, on however busy a machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 })
afterEach(cleanUp)

const harness = reviewHarness()
const { state } = harness
const gigCount = 3
const placesOfGig = 6
const serverCount = 3

/** Longer than the test runs: jobs that nobody may begin yet. */
const notYet = new Date('2100-01-01T00:00:00Z')

it('automatic approvals that are due happen once each, with three concurrent processes', async () => {
  // No time passes between the Gigs, so that no review period ends before the processes run.
  const hires = []
  for (let number = 0; number < gigCount; number += 1) {
    const first = await harness.hire({ isBegun: false, workersNeeded: placesOfGig })
    hires.push(first)
    while (hires.length % placesOfGig > 0) {
      hires.push({ ...first, placeId: await fillPlace(state.test, first.actor, first.gigId) })
    }
  }
  for (const hired of hires) await harness.submit(await harness.goTo(hired, hired.afterWork))
  const { db, databaseUrl } = state.test
  const isApproval = eq(job.kind, 'auto-approval')
  const isDue = and(isApproval, isNull(job.doneAt))
  const scheduled = await db.select().from(job).where(isDue)
  expect(scheduled).toHaveLength(gigCount * placesOfGig)
  // A period whose end has moved has a job at each end: with one for each server, all three want to approve the same place.
  const moved = Array.from({ length: serverCount - 1 }, (_, number) =>
    scheduled.map((row) => ({ ...row, id: `${row.id}:moved-${number}` })),
  )
  await db.insert(job).values(moved.flat())
  await db.update(job).set({ runAt: notYet }).where(isDue)

  // The clock of the test is in 2025, so the review periods are over for servers, which have the clock of the machine.
  const env = { DATABASE_URL: databaseUrl, MARQUEE_SEED: 'none', MARQUEE_SIMULATOR: 'off' }
  const servers = Array.from({ length: serverCount }, () => startProcess(env))
  await Promise.all(servers.map((server) => server.ready()))
  await db.transaction(async (tx) => {
    await tx.select({ id: gig.id }).from(gig).for('update')
    // In the order of the places, so that the servers begin with the jobs of the same one.
    const seconds = sql`dense_rank() over (order by ${job.payload}->>'workerGigId')`
    const order = db
      .select({ id: job.id, seconds: seconds.as('seconds') })
      .from(job)
      .where(isDue)
      .as('job_order')
    await db
      .update(job)
      .set({ runAt: sql`timestamptz '2025-01-01 00:00:00Z' + make_interval(secs => ${order.seconds})` })
      .from(order)
      .where(eq(job.id, order.id))
    await untilWaiting(db, serverCount)
  })
  while ((await db.$count(job, isDue)) > 0) await wait(50)

  const places = await db.select().from(workerGig)
  expect(places).toHaveLength(gigCount * placesOfGig)
  expect(places.filter(({ status }) => status !== 'approved' && status !== 'paid')).toEqual([])
  expect(places.filter(({ releasedKobo, agreedKobo }) => releasedKobo !== agreedKobo)).toEqual([])
  const payouts = await db.select().from(payment).where(like(payment.clientReference, 'auto-approval:%'))
  expect(payouts.map(({ clientReference }) => clientReference).toSorted()).toEqual(
    places.map(automaticReference).toSorted(),
  )
  expect(await db.$count(payment, eq(payment.type, 'worker_payout'))).toBe(places.length)
  const notifications = await db.select().from(notification).where(eq(notification.title, 'Approved automatically'))
  expect(notifications.map(({ metadata }) => metadata?.workerGigId).toSorted()).toEqual(
    places.map(({ id }) => id).toSorted(),
  )
  expect(await auditLedger(db)).toEqual({ sumKobo: 0, wrongBalances: 0 })
})
