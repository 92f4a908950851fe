import type { Transaction } from '../../platform/db/database.ts'
import { day, later } from '../../platform/clock/time.ts'
import { scheduleJob } from '../../platform/jobs/jobs.ts'
import type { Place } from './review-repository.ts'

/** How long before the automatic approval the employer is reminded, in milliseconds. */
export const reminderMs = day

/** The payload of the jobs of a review period: the round tells an earlier period from the current one. */
export interface ReviewJob {
  readonly workerGigId: string
  readonly gigId: string
  readonly employerId: string
  readonly round: number
}

/** Schedules the automatic approval of a round of submitted work, and the reminder before it. */
export async function scheduleReviewEnd(
  tx: Transaction,
  { id: workerGigId, gigId, employerId, round }: Pick<Place, 'id' | 'gigId' | 'employerId' | 'round'>,
  dueAt: Date,
) {
  const payload: ReviewJob = { workerGigId, gigId, employerId, round }
  const key = `${workerGigId}:${round}`
  await scheduleJob(tx, { id: `auto-approval:${key}`, kind: 'auto-approval', payload, runAt: dueAt })
  const reminderAt = later(dueAt, -reminderMs)
  await scheduleJob(tx, { id: `review-reminder:${key}`, kind: 'review-reminder', payload, runAt: reminderAt })
}

/** Schedules another attempt of a postponed automatic approval; the moment makes its job a new one. */
export const repeatAutomaticApproval = (
  tx: Transaction,
  { id: workerGigId, gigId, employerId, round }: Pick<Place, 'id' | 'gigId' | 'employerId' | 'round'>,
  dueAt: Date,
) => {
  const payload: ReviewJob = { workerGigId, gigId, employerId, round }
  const id = `auto-approval:${workerGigId}:${round}:${dueAt.toISOString()}`
  return scheduleJob(tx, { id, kind: 'auto-approval', payload, runAt: dueAt })
}

/** The idempotency key of the automatic approval of a round. */
export const automaticReference = ({ id, round }: Pick<Place, 'id' | 'round'>) => `auto-approval:${id}:${round}`

/** Whether a payment was made by an automatic approval. */
export const isAutomatic = (clientReference: string | null | undefined) =>
  clientReference?.startsWith('auto-approval:') ?? false
