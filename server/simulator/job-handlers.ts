import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../platform/db/database.ts'
import { applicant, gig, worker, type GigRow } from '../db/gig-schema.ts'
import { applyToGig, declineInvitation } from '../modules/people/applying.ts'
import { isInvited } from '../modules/people/repository.ts'
import { withdrawApplication } from '../modules/people/working.ts'
import { later, minute } from '../platform/clock/time.ts'
import { scheduleJob, type JobHandlers } from '../platform/jobs/jobs.ts'
import {
  invitationResponse,
  type PlannedApplicant,
  withdrawsAfterMs,
  workerRandom,
  type Worker,
} from './applicant-selection.ts'
import { createApplication } from './application-copy.ts'

/** A job later than this, in milliseconds, counts as due now, so that jobs missed during a downtime do not all run with past times. */
const maxDelayMs = minute

/** The effective time of a job: its due time, or the current time when it is too late. */
export const effectiveTime = (due: Date, at: Date) => (at.getTime() - due.getTime() > maxDelayMs ? at : due)

/** The remaining applicants of a Gig: the first of `people` applies at `dueAt`, the others after it. */
interface ApplicantQueue {
  readonly gigId: string
  /** Key for random numbers, from `simulationKey`. */
  readonly key: string
  readonly turn: number
  readonly people: readonly PlannedApplicant[]
}

/** Schedules the next applicant of a queue. An empty queue is stored too, so that the Gig is not scheduled again. */
export async function scheduleNextApplicant(
  tx: Pick<Transaction, 'insert'>,
  crowd: ApplicantQueue,
  after: Date,
  speed: number,
) {
  const dueAt = later(after, (crowd.people[0]?.gapMs ?? 0) / speed)
  await scheduleJob(tx, {
    id: `crowd:${crowd.gigId}:${crowd.turn}`,
    kind: 'crowd',
    payload: { ...crowd, dueAt: dueAt.toISOString() },
    runAt: dueAt,
  })
}

interface InvitationResponse {
  readonly gigId: string
  readonly key: string
  readonly workerId: string
}

/** Schedules the response of an invited worker. @param id of the job: another invitation of the same worker is another one */
export async function scheduleInvitationResponse(
  tx: Pick<Transaction, 'insert'>,
  { id, gigId, key }: Omit<InvitationResponse, 'workerId'> & { readonly id: string },
  workerRow: Worker,
  invitedAt: Date,
  speed: number,
) {
  const dueAt = later(invitedAt, invitationResponse(key, workerRow).afterMs / speed)
  await scheduleJob(tx, {
    id,
    kind: 'answer',
    payload: { gigId, key, workerId: workerRow.id, dueAt: dueAt.toISOString() },
    runAt: dueAt,
  })
}

const lockGig = async (tx: Transaction, gigId: string): Promise<GigRow | undefined> =>
  (await tx.select().from(gig).where(eq(gig.id, gigId)).for('update'))[0]

const lockOpenGig = async (tx: Transaction, gigId: string): Promise<GigRow | undefined> => {
  const row = await lockGig(tx, gigId)
  return row?.status === 'open' ? row : undefined
}

const findWorker = async (tx: Transaction, id: string): Promise<Worker | undefined> =>
  (await tx.select().from(worker).where(eq(worker.id, id)))[0]

/**
 * Handlers of the simulator's jobs. Each job schedules the next one of its Gig; a Gig that is no longer open ends its queue. Invited
 * workers are skipped in the queue, because they respond to the invitation.
 * @param speed how many times as fast as normal
 */
export const simulatorJobHandlers = (speed: number): JobHandlers => ({
  crowd: async (tx, payload, at) => {
    const { dueAt, ...crowd } = payload as ApplicantQueue & { dueAt: string }
    const row = await lockOpenGig(tx, crowd.gigId)
    const [coming, ...people] = crowd.people
    if (row === undefined || coming === undefined) return
    const effectiveAt = effectiveTime(new Date(dueAt), at)
    const workerRow = await findWorker(tx, coming.workerId)
    if (workerRow !== undefined && !(await isInvited(tx, row.id, workerRow.id))) {
      await applyToGig(
        tx,
        row,
        workerRow,
        createApplication(workerRow, row, workerRandom(crowd.key, workerRow)),
        effectiveAt,
      )
      const afterMs = withdrawsAfterMs(crowd.key, workerRow)
      if (afterMs !== undefined) {
        await scheduleJob(tx, {
          id: `withdraw:${row.id}:${workerRow.id}`,
          kind: 'withdraw',
          payload: { gigId: row.id, workerId: workerRow.id },
          runAt: later(effectiveAt, afterMs / speed),
        })
      }
    }
    if (people.length > 0) {
      await scheduleNextApplicant(tx, { ...crowd, turn: crowd.turn + 1, people }, effectiveAt, speed)
    }
  },

  withdraw: async (tx, payload, at) => {
    const { gigId, workerId } = payload as { gigId: string; workerId: string }
    const [application] = await tx
      .select()
      .from(applicant)
      .where(and(eq(applicant.gigId, gigId), eq(applicant.workerId, workerId)))
    if (application !== undefined) await withdrawApplication(tx, application, at)
  },

  answer: async (tx, payload, at) => {
    const { gigId, key, workerId, dueAt } = payload as InvitationResponse & { dueAt: string }
    const row = await lockGig(tx, gigId)
    const workerRow = await findWorker(tx, workerId)
    if (row === undefined || workerRow === undefined) return
    const effectiveAt = effectiveTime(new Date(dueAt), at)
    if (invitationResponse(key, workerRow).comes) {
      const application = createApplication(workerRow, row, workerRandom(key, workerRow))
      // A running Gig offers its place for the held pay, so who comes asks for no other.
      const isOffer = row.status === 'in_progress'
      await applyToGig(tx, row, workerRow, isOffer ? { ...application, proposedKobo: null } : application, effectiveAt)
    } else await declineInvitation(tx, row, workerRow, effectiveAt)
  },
})
