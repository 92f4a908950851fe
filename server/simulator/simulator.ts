import { and, asc, eq, gt, lt, notExists, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../db/database.ts'
import { gig, invitation, worker } from '../db/gig-schema.ts'
import { job } from '../db/money-schema.ts'
import { day, type Deps, later } from '../domain/deps.ts'
import { runDueJob } from '../domain/jobs.ts'
import type { GigRow } from '../domain/gigs/repository.ts'
import type { SimulatorSettings } from '../env.ts'
import type { Log } from '../log.ts'
import { repeat, type Repeating } from '../repeat.ts'
import { crowdOf, type Worker } from './applicant-selection.ts'
import { planAnswer, planTurn, simulatorWork, startOf } from './job-handlers.ts'

/** How often the simulator looks, in milliseconds. */
const everyMs = 2000

/** Older Gigs and invitations are left in peace: who was to come has come. */
const freshMs = day

/** How many workers are considered for a Gig. */
const poolSize = 500

const isUnplanned = (db: Database, id: SQL) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(job)
      .where(eq(job.id, id)),
  )

/** Where a Gig's crowd is found: in its craft; for work of another kind in all. */
async function poolOf(db: Database, { category }: GigRow): Promise<Worker[]> {
  const isOfCraft = category === null || category === 'other' ? undefined : eq(worker.category, category)
  return db.select().from(worker).where(isOfCraft).orderBy(asc(worker.createdAt), asc(worker.id)).limit(poolSize)
}

/**
 * What names a Gig in whichever database: the seed, its title and craft, and how many of that title came before, so that posting it again
 * brings others.
 */
async function keyOf(
  db: Database,
  seed: string,
  { employerId, title, category, publishedAt }: GigRow,
): Promise<string> {
  const isEarlier = and(
    eq(gig.employerId, employerId),
    eq(gig.title, title),
    publishedAt === null ? undefined : lt(gig.publishedAt, publishedAt),
  )
  return [seed, title, category, await db.$count(gig, isEarlier)].join('\n')
}

/** Plans who applies to the Gigs that have opened. */
async function planCrowds(db: Database, { seed, speed }: SimulatorSettings, at: Date) {
  const isForAll = sql`${gig.brief}->>'visibility' is distinct from 'invite_only'`
  const isNew = and(
    eq(gig.status, 'open'),
    gt(gig.publishedAt, later(at, -freshMs)),
    isForAll,
    isUnplanned(db, sql`concat('crowd:', ${gig.id}, ':0')`),
  )
  for (const row of await db.select().from(gig).where(isNew)) {
    const key = await keyOf(db, seed, row)
    const people = crowdOf(key, row, await poolOf(db, row))
    await planTurn(db, { gigId: row.id, key, turn: 0, people }, startOf(row.publishedAt ?? at, at), speed)
  }
}

/** Plans when the workers answer who have been invited. */
async function planAnswers(db: Database, { seed, speed }: SimulatorSettings, at: Date) {
  const isNew = and(
    eq(gig.status, 'open'),
    gt(invitation.createdAt, later(at, -freshMs)),
    isUnplanned(db, sql`concat('answer:', ${invitation.gigId}, ':', ${invitation.workerId})`),
  )
  const asked = await db
    .select({ row: gig, one: worker, invitedAt: invitation.createdAt })
    .from(invitation)
    .innerJoin(gig, eq(gig.id, invitation.gigId))
    .innerJoin(worker, eq(worker.id, invitation.workerId))
    .where(isNew)
  for (const { row, one, invitedAt } of asked) {
    await planAnswer(db, { gigId: row.id, key: await keyOf(db, seed, row) }, one, startOf(invitedAt, at), speed)
  }
}

/** One look: plans for what is new, then does what is due. Any number of processes may look at once; each thing happens once. */
export async function lookAround(
  deps: Deps,
  settings: SimulatorSettings,
  log: Log,
  signal = new AbortController().signal,
) {
  await planCrowds(deps.db, settings, deps.now())
  await planAnswers(deps.db, settings, deps.now())
  while (!signal.aborted && (await runDueJob(deps, simulatorWork(settings.speed), log))) continue
}

/**
 * Plays the workers' side until it is stopped: people apply to Gigs that open, over minutes, and answer invitations. What is planned is in the
 * database, so that it outlives a restart; who comes and when follows from the seed and the Gig.
 */
export const startSimulator = (deps: Deps, settings: SimulatorSettings, log: Log): Repeating =>
  repeat(
    everyMs,
    (signal) => lookAround(deps, settings, log, signal),
    'The workers could not be played; it will be tried again',
    log,
  )
