import { movedReviewDueAt } from '../../../src/rules/work-review.ts'
import type { GigRow, PlaceRow } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { day, later } from '../../platform/clock/time.ts'
import { scheduleJob, selectJobPayload } from '../../platform/jobs/jobs.ts'
import { selectPlacesInReview, updateReviewDueAt } from './places-repository.ts'

/*
 * The jobs of review periods, which `modules/people/auto-approval.ts` runs. They are scheduled here, because also a change of a Gig's sessions
 * moves the end of a period.
 */

/** How long before the automatic approval the employer is reminded, in milliseconds. */
export const reminderMs = day

/** The payload of the jobs of a review period: the round tells an earlier period from the current one. */
export interface ReviewJob {
  readonly workerGigId: string
  readonly gigId: string
  readonly employerId: string
  readonly round: number
  /** The end of the period that the employer was told when the work was submitted: ISO 8601. Jobs of earlier versions have none. */
  readonly promisedAt?: string
}

type ReviewedPlace = Pick<PlaceRow, 'id' | 'gigId' | 'employerId' | 'round'>

const jobKey = ({ id, round }: ReviewedPlace) => `${id}:${round}`
const payloadOf = ({ id: workerGigId, gigId, employerId, round }: ReviewedPlace): ReviewJob => ({
  workerGigId,
  gigId,
  employerId,
  round,
})

const scheduleApproval = (tx: Transaction, key: string, payload: ReviewJob, dueAt: Date) =>
  scheduleJob(tx, { id: `auto-approval:${key}`, kind: 'auto-approval', payload, runAt: dueAt })

/** Schedules the jobs of a period that ends at `dueAt`; each key makes them once. */
async function scheduleEnd(tx: Transaction, key: string, payload: ReviewJob, dueAt: Date) {
  await scheduleApproval(tx, key, payload, dueAt)
  const runAt = later(dueAt, -reminderMs)
  await scheduleJob(tx, { id: `review-reminder:${key}`, kind: 'review-reminder', payload, runAt })
}

/** Schedules the automatic approval of a round of submitted work, and the reminder before it. */
export const scheduleReviewEnd = (tx: Transaction, place: ReviewedPlace, dueAt: Date) =>
  scheduleEnd(tx, jobKey(place), { ...payloadOf(place), promisedAt: dueAt.toISOString() }, dueAt)

/** The key of jobs at another moment than the first ones of the round. */
const jobKeyAt = (place: ReviewedPlace, dueAt: Date) => `${jobKey(place)}:${dueAt.toISOString()}`

/** Schedules another attempt of a postponed automatic approval. */
export const repeatAutomaticApproval = (tx: Transaction, place: ReviewedPlace, dueAt: Date) =>
  scheduleApproval(tx, jobKeyAt(place, dueAt), payloadOf(place), dueAt)

/** The end of the period that the employer was told with the submission; of a period of an earlier version, the current one. */
async function promisedEnd(tx: Transaction, place: ReviewedPlace, currentEnd: Date): Promise<Date> {
  const payload = (await selectJobPayload(tx, `auto-approval:${jobKey(place)}`)) as ReviewJob | undefined
  return payload?.promisedAt === undefined ? currentEnd : new Date(payload.promisedAt)
}

/**
 * Moves the ends of the running review periods of a locked Gig whose last session has moved. A period never ends before the employer was told
 * that it does (docs/product/states.md#worker-gig). Jobs of an earlier end find a later one and do nothing.
 */
export async function moveReviewEnds(tx: Transaction, { id: gigId, endsAt }: Pick<GigRow, 'id' | 'endsAt'>, at: Date) {
  if (endsAt === null) return
  for (const place of await selectPlacesInReview(tx, gigId)) {
    // A place with sessions of its own does not follow the Gig's.
    if (place.reviewDueAt === null || place.sessions?.length) continue
    const promisedAt = await promisedEnd(tx, place, place.reviewDueAt)
    const dueAt = movedReviewDueAt(promisedAt, endsAt)
    if (dueAt.getTime() === place.reviewDueAt.getTime()) continue
    await updateReviewDueAt(tx, place.id, dueAt, at)
    // The jobs of the promised end wait from the submission on: a session that moves ends in the future, five days before them.
    if (dueAt > promisedAt) await scheduleEnd(tx, jobKeyAt(place, dueAt), payloadOf(place), dueAt)
  }
}
