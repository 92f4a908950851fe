import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { gig, worker } from '../db/gig-schema.ts'
import { applyToGig, declineInvitation, isInvited } from '../domain/gigs/applying.ts'
import type { GigRow } from '../domain/gigs/repository.ts'
import { later, minute } from '../domain/deps.ts'
import { scheduleJob, type JobHandlers } from '../domain/jobs.ts'
import { answerOf, type Coming, randomOf, type Worker } from './applicant-selection.ts'
import { applicationOf } from './application-copy.ts'

/** Whoever is this late, in milliseconds, begins now: what was missed while no server ran does not come all at once. */
const lateMs = minute

/** The moment that counts when something was due at one moment and is done at another. */
export const startOf = (due: Date, at: Date) => (at.getTime() - due.getTime() > lateMs ? at : due)

/** The crowd of a Gig: the first of `people` comes at `dueAt`, the others after. */
interface Crowd {
  readonly gigId: string
  /** The seed and what names the Gig. */
  readonly key: string
  readonly turn: number
  readonly people: readonly Coming[]
}

/** Plans when the next of a crowd comes after a moment; a crowd of nobody is planned too, so that it is known. */
export async function planTurn(tx: Pick<Transaction, 'insert'>, crowd: Crowd, after: Date, speed: number) {
  const dueAt = later(after, (crowd.people[0]?.gapMs ?? 0) / speed)
  await scheduleJob(tx, {
    id: `crowd:${crowd.gigId}:${crowd.turn}`,
    kind: 'crowd',
    payload: { ...crowd, dueAt: dueAt.toISOString() },
    runAt: dueAt,
  })
}

interface Answer {
  readonly gigId: string
  readonly key: string
  readonly workerId: string
}

/** Plans when an invited worker answers. */
export async function planAnswer(
  tx: Pick<Transaction, 'insert'>,
  { gigId, key }: Omit<Answer, 'workerId'>,
  one: Worker,
  invitedAt: Date,
  speed: number,
) {
  const dueAt = later(invitedAt, answerOf(key, one).afterMs / speed)
  await scheduleJob(tx, {
    id: `answer:${gigId}:${one.id}`,
    kind: 'answer',
    payload: { gigId, key, workerId: one.id, dueAt: dueAt.toISOString() },
    runAt: dueAt,
  })
}

const lockOpen = async (tx: Transaction, gigId: string): Promise<GigRow | undefined> => {
  const [row] = await tx.select().from(gig).where(eq(gig.id, gigId)).for('update')
  return row?.status === 'open' ? row : undefined
}

const findWorker = async (tx: Transaction, id: string): Promise<Worker | undefined> =>
  (await tx.select().from(worker).where(eq(worker.id, id)))[0]

/**
 * What workers do by themselves, planned one after another: each turn sees the Gig as it is then, and a Gig that is not open any more ends
 * its crowd. Who was invited is not part of the crowd, but answers the invitation.
 * @param speed how many times as fast as normal
 */
export const simulatorWork = (speed: number): JobHandlers => ({
  crowd: async (tx, payload, at) => {
    const { dueAt, ...crowd } = payload as Crowd & { dueAt: string }
    const row = await lockOpen(tx, crowd.gigId)
    const [coming, ...people] = crowd.people
    if (row === undefined || coming === undefined) return
    const moment = startOf(new Date(dueAt), at)
    const one = await findWorker(tx, coming.workerId)
    if (one !== undefined && !(await isInvited(tx, row.id, one.id))) {
      await applyToGig(tx, row, one, applicationOf(one, row, randomOf(crowd.key, one)), moment)
    }
    if (people.length > 0) await planTurn(tx, { ...crowd, turn: crowd.turn + 1, people }, moment, speed)
  },

  answer: async (tx, payload, at) => {
    const { gigId, key, workerId, dueAt } = payload as Answer & { dueAt: string }
    const row = await lockOpen(tx, gigId)
    const one = await findWorker(tx, workerId)
    if (row === undefined || one === undefined) return
    const moment = startOf(new Date(dueAt), at)
    if (answerOf(key, one).comes) await applyToGig(tx, row, one, applicationOf(one, row, randomOf(key, one)), moment)
    else await declineInvitation(tx, row, one, moment)
  },
})
