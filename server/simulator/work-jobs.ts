import { eq } from 'drizzle-orm'
import { sessionSpan } from '../../src/api/contract/schemas/gig-session.ts'
import type { SessionKey } from '../../src/rules/check-ins.ts'
import { isPlaceEnded } from '../../src/rules/worker-gig-states.ts'
import { gig, type GigRow, worker, workerGig } from '../db/gig-schema.ts'
import { cancelByWorker, checkIn, sessionsOf, submitWork } from '../modules/people/working.ts'
import { later } from '../platform/clock/time.ts'
import type { Transaction } from '../platform/db/database.ts'
import { type JobHandlers, scheduleJob } from '../platform/jobs/jobs.ts'
import type { Worker } from './applicant-selection.ts'
import { sampleAccount } from './sample-account.ts'
import {
  accountNumberOf,
  arrivesAt,
  cancelsAt,
  conductOf,
  givesAccountAfterMs,
  type Place,
  submitsAfterMs,
  workOf,
} from './work-plan.ts'

/** A hired place of the simulation. */
interface PlaceJob {
  readonly placeId: string
  /** Key for random numbers, from `simulationKey`. */
  readonly key: string
}

/** Schedules the planning of a place. The id names what the plan depends on, so that a moved session makes a new plan. */
export const schedulePlan = (tx: Pick<Transaction, 'insert'>, id: string, payload: PlaceJob, at: Date) =>
  scheduleJob(tx, { id, kind: 'plan-work', payload, runAt: at })

interface Found {
  readonly place: Place
  readonly gigRow: GigRow
  readonly workerRow: Worker
}

async function findPlace(tx: Transaction, id: string): Promise<Found | undefined> {
  const [found] = await tx
    .select({ place: workerGig, gigRow: gig, workerRow: worker })
    .from(workerGig)
    .innerJoin(gig, eq(gig.id, workerGig.gigId))
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(eq(workerGig.id, id))
  return found === undefined || isPlaceEnded(found.place.status) ? undefined : found
}

const endOf = (found: Found): Date | undefined => {
  const ends = sessionsOf(found.place, found.gigRow).map((session) => sessionSpan(session).endsAt.getTime())
  return ends.length === 0 ? undefined : new Date(Math.max(...ends))
}

/** The round that a place hands in next. */
const nextRound = ({ place }: Found) => (place.status === 'changes_requested' ? place.round + 1 : place.round)

/** Handlers of the jobs in which simulated workers cancel, arrive, hand in and give their bank account. @param speed how many times as fast as normal */
export const workJobHandlers = (speed: number): JobHandlers => ({
  'plan-work': async (tx, payload, at) => {
    const { placeId, key } = payload as PlaceJob
    const found = await findPlace(tx, placeId)
    if (found === undefined) return
    const { place, gigRow, workerRow } = found
    // The key follows the title of the Gig, so the conduct may be another one since the worker handed in the work of which changes are requested.
    const conduct = place.status === 'changes_requested' ? 'works' : conductOf(key, workerRow)
    if (conduct === 'cancels' && place.status === 'hired') {
      const runAt = cancelsAt(key, workerRow, { hiredAt: place.hiredAt, startsAt: gigRow.startsAt }, speed)
      await scheduleJob(tx, { id: `cancel-work:${placeId}`, kind: 'cancel-work', payload: { placeId, key }, runAt })
    }
    if (conduct === 'isAbsent') return
    for (const session of sessionsOf(place, gigRow)) {
      const sessionKey: SessionKey = { date: session.date, start: session.start }
      const runAt = arrivesAt(key, workerRow, session, speed)
      if (sessionSpan(session).endsAt <= at) continue
      const id = `arrive:${placeId}:${session.date}:${session.start}`
      await scheduleJob(tx, { id, kind: 'arrive', payload: { placeId, key, session: sessionKey }, runAt })
    }
    const endsAt = endOf(found)
    if (conduct === 'isSilent' || endsAt === undefined) return
    const round = nextRound(found)
    const from = place.status === 'changes_requested' || endsAt < at ? at : endsAt
    await scheduleJob(tx, {
      id: `submit:${placeId}:${round}:${endsAt.toISOString()}`,
      kind: 'submit-work',
      payload: { placeId, key, round },
      runAt: later(from, submitsAfterMs(key, workerRow, round, speed)),
    })
  },

  'cancel-work': async (tx, payload, at) => {
    const found = await findPlace(tx, (payload as PlaceJob).placeId)
    if (found !== undefined) await cancelByWorker(tx, found.place, at)
  },

  arrive: async (tx, payload, at) => {
    const { placeId, session } = payload as PlaceJob & { session: SessionKey }
    const found = await findPlace(tx, placeId)
    if (found !== undefined) await checkIn(tx, found.place, session, at)
  },

  'submit-work': async (tx, payload, at) => {
    const { placeId, key, round } = payload as PlaceJob & { round: number }
    const found = await findPlace(tx, placeId)
    // The Gig may have moved since: then a later plan hands in.
    if (found === undefined || round !== nextRound(found) || (endOf(found) ?? at) > at) return
    await submitWork(tx, found.place, workOf(key, found.workerRow, found.gigRow, round), at)
    if (found.workerRow.account === null) {
      const runAt = later(at, givesAccountAfterMs(key, found.workerRow, speed))
      await scheduleJob(tx, { id: `give-account:${placeId}`, kind: 'give-account', payload: { placeId, key }, runAt })
    }
  },

  // The pay of a worker without an account waits, so nobody would ever be paid who began without one.
  'give-account': async (tx, payload) => {
    const { placeId, key } = payload as PlaceJob
    const [found] = await tx
      .select({ workerRow: worker })
      .from(workerGig)
      .innerJoin(worker, eq(worker.id, workerGig.workerId))
      .where(eq(workerGig.id, placeId))
    if (found?.workerRow.account !== null) return
    const { id, firstName, lastName } = found.workerRow
    const number = accountNumberOf(key, found.workerRow)
    await tx
      .update(worker)
      .set({ account: sampleAccount(`${firstName} ${lastName}`, number) })
      .where(eq(worker.id, id))
  },
})
