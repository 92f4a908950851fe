import { setTimeout as wait } from 'node:timers/promises'
import { and, asc, count, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { exampleGig } from '../../src/api/contract/endpoints/gigs.ts'
import { applicant, gig, worker } from '../db/gig-schema.ts'
import { job } from '../platform/db/tables.ts'
import { createAccount } from '../modules/auth/accounts.ts'
import { day, later } from '../platform/clock/time.ts'
import { columnsOf } from '../modules/gigs/gig-brief.ts'
import { seedWorkers } from '../seed/demo-workers.ts'
import { cleanUp, startProcess } from '../testing/server-process.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { selectApplicants } from './applicant-selection.ts'

// Each test starts and stops whole servers, on however busy a machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const gigs = 12

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterEach(cleanUp)
afterAll(() => database.close())

/** Opens Gigs of one employer, each of another title. */
async function openGigs() {
  const now = new Date()
  return database.db.transaction(async (tx) => {
    const employerId =
      (await createAccount(
        tx,
        { email: 'many@venue.example', firstName: 'A', lastName: 'B', passwordHash: '' },
        now,
      )) ?? ''
    await seedWorkers(tx, employerId, now)
    const rows = Array.from({ length: gigs }, (_, index) => ({
      id: `gig_${index}`,
      employerId,
      status: 'open' as const,
      ...columnsOf(
        { ...exampleGig, title: `Photographer number ${index}`, applicationDeadline: later(now, day).toISOString() },
        now,
      ),
      startsAt: later(now, 2 * day),
      createdAt: now,
      updatedAt: now,
      publishedAt: now,
    }))
    await tx.insert(gig).values(rows)
  })
}

it('creates each application once with two processes of which one is killed and restarted, and none when it is off', async () => {
  await openGigs()
  const { db, url } = database
  const off = { DATABASE_URL: url, MARQUEE_SEED: 'none' }
  const on = { ...off, MARQUEE_SIMULATOR: 'on', MARQUEE_SIMULATOR_SPEED: '60', MARQUEE_SIMULATOR_SEED: 'two' }
  const silent = startProcess({ ...off, MARQUEE_SIMULATOR: 'off' })
  await silent.ready()
  // A running simulator would start immediately and repeat.
  await wait(3000)
  expect(await db.$count(job, eq(job.kind, 'crowd'))).toBe(0)
  expect(silent.output()).not.toContain('simulated')

  const [first, second] = [startProcess(on), startProcess(on)]
  while ((await db.$count(applicant)) < gigs) await wait(20)
  first?.child.kill('SIGKILL')
  await first?.ended
  await startProcess(on).ready()
  // Every scheduled job is done.
  while ((await db.$count(job, and(eq(job.kind, 'crowd'), isNull(job.doneAt)))) > 0) await wait(100)

  const perGig = await db.select({ gigId: applicant.gigId, people: count() }).from(applicant).groupBy(applicant.gigId)
  const workers = await db
    .select()
    .from(worker)
    .where(eq(worker.category, 'photographer'))
    .orderBy(asc(worker.createdAt), asc(worker.id))
  const planned = Array.from({ length: gigs }, (_, index) => {
    const key = ['two', `Photographer number ${index}`, 'photographer', 0].join('\n')
    return {
      gigId: `gig_${index}`,
      people: selectApplicants(key, { brief: exampleGig, workersNeeded: exampleGig.workersNeeded }, workers).length,
    }
  })
  const byId = <T extends { gigId: string }>(all: readonly T[]) =>
    all.toSorted((a, b) => a.gigId.localeCompare(b.gigId))
  expect(byId(perGig)).toEqual(byId(planned))
  expect(second?.output()).toContain('Workers      simulated')
})
