import { and, asc, eq, gt, inArray, lt, notExists, sql, type SQL } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'
import { gig, invitation, worker, workerGig, type GigRow } from '../db/gig-schema.ts'
import { job } from '../platform/db/tables.ts'
import type { Deps } from '../ports/deps.ts'
import { runDueJob } from '../platform/jobs/jobs.ts'
import type { SimulatorSettings } from '../platform/config/env.ts'
import type { Log } from '../platform/log/log.ts'
import { repeat, type RepeatingTask } from '../platform/jobs/repeat.ts'
import { selectApplicants, type Worker } from './applicant-selection.ts'
import {
  scheduleInvitationResponse,
  scheduleNextApplicant,
  simulatorJobHandlers,
  effectiveTime,
} from './job-handlers.ts'
import { day, later } from '../platform/clock/time.ts'
import { schedulePlan, workJobHandlers } from './work-jobs.ts'

/** Polling interval of the simulator, in milliseconds. */
const pollIntervalMs = 2000

/** Maximum age of the Gigs and invitations that are simulated, in milliseconds. */
const maxAgeMs = day

/** Maximum number of workers considered for a Gig. */
const maxCandidates = 500

const isNotScheduled = (db: Database, id: SQL) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(job)
      .where(eq(job.id, id)),
  )

/** The workers who may apply to a Gig: those of its category, or all for the category 'other'. */
async function findCandidates(db: Database, { category }: GigRow): Promise<Worker[]> {
  const inCategory = category === null || category === 'other' ? undefined : eq(worker.category, category)
  return db.select().from(worker).where(inCategory).orderBy(asc(worker.createdAt), asc(worker.id)).limit(maxCandidates)
}

/**
 * Key of a Gig for random numbers, the same in every database: seed, title, category and the number of earlier Gigs with this title, so
 * that a repost gets other applicants.
 */
async function simulationKey(
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

/** Schedules the applicants of Gigs that have opened. */
async function scheduleApplicants(db: Database, { seed, speed }: SimulatorSettings, at: Date) {
  const isPublic = sql`${gig.brief}->>'visibility' is distinct from 'invite_only'`
  const isNew = and(
    eq(gig.status, 'open'),
    gt(gig.publishedAt, later(at, -maxAgeMs)),
    isPublic,
    isNotScheduled(db, sql`concat('crowd:', ${gig.id}, ':0')`),
  )
  for (const row of await db.select().from(gig).where(isNew)) {
    const key = await simulationKey(db, seed, row)
    const applicants = selectApplicants(key, row, await findCandidates(db, row))
    await scheduleNextApplicant(
      db,
      { gigId: row.id, key, turn: 0, people: applicants },
      effectiveTime(row.publishedAt ?? at, at),
      speed,
    )
  }
}

/** Schedules the responses of invited workers, one for each invitation. */
async function scheduleInvitationResponses(db: Database, { seed, speed }: SimulatorSettings, at: Date) {
  const jobId = sql<string>`concat('answer:', ${invitation.gigId}, ':', ${invitation.workerId}, ':', extract(epoch from ${invitation.createdAt}))`
  const isNew = and(
    inArray(gig.status, ['open', 'in_progress']),
    gt(invitation.createdAt, later(at, -maxAgeMs)),
    isNotScheduled(db, jobId),
  )
  const pendingInvitations = await db
    .select({ row: gig, invitedWorker: worker, invitedAt: invitation.createdAt, id: jobId })
    .from(invitation)
    .innerJoin(gig, eq(gig.id, invitation.gigId))
    .innerJoin(worker, eq(worker.id, invitation.workerId))
    .where(isNew)
  for (const { row, invitedWorker, invitedAt, id } of pendingInvitations) {
    await scheduleInvitationResponse(
      db,
      { id, gigId: row.id, key: await simulationKey(db, seed, row) },
      invitedWorker,
      effectiveTime(invitedAt, at),
      speed,
    )
  }
}

/** Schedules what hired workers do: once when they are hired, again when the Gig's times move and when changes are requested. */
async function scheduleWork(db: Database, { seed }: SimulatorSettings, at: Date) {
  const planId = sql<string>`concat('plan-work:', ${workerGig.id}, ':', ${workerGig.round}, ':', ${workerGig.status} = 'changes_requested', ':', md5(coalesce(${gig.brief}->>'sessions', '')))`
  const since = later(at, -maxAgeMs)
  // Written out, as in the conditions of the indexes, which a parameter could not be compared with.
  const isToDo = sql`${workerGig.status} in ('hired', 'active', 'changes_requested')`
  const isRunning = sql`${gig.status} in ('open', 'in_progress')`
  // Two statements, because no index serves a condition on either of two tables.
  for (const isRecent of [gt(workerGig.changedAt, since), and(isRunning, gt(gig.updatedAt, since))]) {
    const unplanned = await db
      .select({ id: planId, placeId: workerGig.id, row: gig })
      .from(workerGig)
      .innerJoin(gig, eq(gig.id, workerGig.gigId))
      .where(and(isToDo, isRecent, isNotScheduled(db, planId)))
    for (const { id, placeId, row } of unplanned) {
      await schedulePlan(db, id, { placeId, key: await simulationKey(db, seed, row) }, at)
    }
  }
}

/** One round: schedules jobs for new Gigs, invitations and hires, then runs due jobs. Concurrent processes run each job once. */
export async function runSimulation(
  deps: Deps,
  settings: SimulatorSettings,
  log: Log,
  signal = new AbortController().signal,
) {
  await scheduleApplicants(deps.db, settings, deps.now())
  await scheduleInvitationResponses(deps.db, settings, deps.now())
  await scheduleWork(deps.db, settings, deps.now())
  const handlers = { ...simulatorJobHandlers(settings.speed), ...workJobHandlers(settings.speed) }
  while (!signal.aborted && (await runDueJob(deps, handlers, log))) continue
}

/**
 * Simulates workers until it is stopped: they apply to open Gigs over minutes, answer invitations, arrive, and hand in work. The schedule is stored as jobs, so
 * it survives a restart; applicants and times are determined by the seed and the Gig.
 */
export const startSimulator = (deps: Deps, settings: SimulatorSettings, log: Log): RepeatingTask =>
  repeat(pollIntervalMs, (signal) => runSimulation(deps, settings, log, signal), 'simulator-failed', log)
