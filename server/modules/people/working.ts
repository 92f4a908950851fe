import type { PlaceEndReason } from '../../../src/api/contract/schemas/worker-gig.ts'
import { canApplicant } from '../../../src/rules/applicant-states.ts'
import { hasBegun } from '../../../src/rules/gig-cancellation.ts'
import {
  hasCheckedIn,
  isAbsentPlace,
  isSameSession,
  isTimeToCheckIn,
  type SessionKey,
} from '../../../src/rules/check-ins.ts'
import { sessionsSinceHire } from '../../../src/rules/place-sessions.ts'
import { lastEnd } from '../../../src/rules/gig-check.ts'
import { canWorkerGig, isPlaceEnded, workerGigTransitions } from '../../../src/rules/worker-gig-states.ts'
import { reviewDueAt } from '../../../src/rules/work-review.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { SubmittedFile } from '../../db/work-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { scheduleReviewEnd } from '../gigs/review-schedule.ts'
import { lockGig } from '../gigs/service.ts'
import { endOffersOfFullGig } from './offers.ts'
import { notifyWorkerCancelled, notifyWorkSubmitted } from './review-events.ts'
import {
  type ApplicationKey,
  insertSubmission,
  type Place,
  type PlaceKey,
  selectApplication,
  selectPlace,
  selectWorker,
  updatePlace,
  updateToWithdrawn,
} from './review-repository.ts'

/*
 * What workers do. Each function locks the Gig and reads the current row, so that it can be called with a row that is out of date; it changes
 * nothing and answers false when the state does not allow the action any more.
 */

/** What a worker hands in. */
export interface WorkToSubmit {
  readonly message: string
  /** The worker's ticks; a deliverable of the Gig that is not named is not done. */
  readonly deliverables: readonly { readonly id: string; readonly done: boolean; readonly note?: string }[]
  /** A file that names a deliverable which the Gig does not have belongs to the work as a whole. */
  readonly files: readonly SubmittedFile[]
  /** Addresses with https. */
  readonly links: readonly string[]
}

/** The sessions of a place. */
export const sessionsOf = (
  { sessions, hiredAt }: Pick<Place, 'sessions' | 'hiredAt'>,
  { brief }: Pick<GigRow, 'brief'>,
) => sessionsSinceHire(sessions, brief.sessions ?? [], hiredAt)

/** Records a worker's arrival at a session, once. @returns false for a session that is not the place's, too early, after its end, and after the place has ended */
export async function checkIn(tx: Transaction, key: PlaceKey, session: SessionKey, at: Date): Promise<boolean> {
  const gig = await lockGig(tx, key.employerId, key.gigId)
  const place = await selectPlace(tx, key)
  // Work may be submitted before the last session: the arrivals after it count, without changing the state of the place.
  if (place === undefined || isPlaceEnded(place.status)) return false
  const found = sessionsOf(place, gig).find((own) => isSameSession(own, session))
  if (found === undefined || !isTimeToCheckIn(found, at) || hasCheckedIn(place, session)) return false
  const arrival = { date: session.date, start: session.start, at: at.toISOString() }
  await updatePlace(tx, place.id, { checkIns: [...place.checkIns, arrival] }, at)
  // The place of somebody who was reported as absent is not free any more, so that nobody is hired for it by an offer.
  if (isAbsentPlace(place)) await endOffersOfFullGig(tx, gig, at)
  return true
}

/**
 * Submits the work of a place, for the first time or after changes: the next round begins, the review period with its automatic approval
 * starts (spec S7-18), and the employer is notified.
 */
export async function submitWork(tx: Transaction, key: PlaceKey, work: WorkToSubmit, at: Date): Promise<boolean> {
  const gig = await lockGig(tx, key.employerId, key.gigId)
  const place = await selectPlace(tx, key)
  if (place === undefined || !canWorkerGig(place.status, 'submit')) return false
  const round = place.status === 'changes_requested' ? place.round + 1 : place.round
  const dueAt = reviewDueAt(at, place.sessions?.length ? lastEnd(place.sessions) : gig.endsAt)
  const ticks = new Map(work.deliverables.map((tick) => [tick.id, tick]))
  const isKnown = (deliverable: string) => (gig.brief.deliverables ?? []).some(({ id }) => id === deliverable)
  await insertSubmission(tx, {
    id: newId('tsk'),
    workerGigId: place.id,
    round,
    submittedAt: at,
    message: work.message,
    deliverables: (gig.brief.deliverables ?? []).flatMap(({ id, text }) => {
      const { done = false, note } = (id === undefined ? undefined : ticks.get(id)) ?? {}
      return id === undefined ? [] : [{ id, text, done, ...(note !== undefined && { note }) }]
    }),
    files: work.files.map(({ deliverableId, ...file }) => ({
      ...file,
      ...(deliverableId !== undefined && isKnown(deliverableId) && { deliverableId }),
    })),
    links: work.links,
  })
  const submitted = await updatePlace(
    tx,
    place.id,
    { status: workerGigTransitions.submit.to, round, reviewDueAt: dueAt },
    at,
  )
  await scheduleReviewEnd(tx, submitted, dueAt)
  await notifyWorkSubmitted(tx, gig, place, await selectWorker(tx, place.workerId), { round, dueAt }, at)
  return true
}

/** Takes an application back. */
export async function withdrawApplication(tx: Transaction, key: ApplicationKey, at: Date): Promise<boolean> {
  await lockGig(tx, key.employerId, key.gigId)
  const application = await selectApplication(tx, key)
  if (application === undefined || !canApplicant(application.status, 'withdraw')) return false
  await updateToWithdrawn(tx, application.id, at)
  return true
}

/** The reason of a place that the worker cancelled. */
export const workerCancelledReason = 'worker_cancelled' satisfies PlaceEndReason

/**
 * Cancels a hire as the worker before the work begins: the place opens again, the application counts as withdrawn, and the employer is
 * notified. The pay stays held for the next worker.
 */
export async function cancelByWorker(tx: Transaction, key: PlaceKey, at: Date): Promise<boolean> {
  const gig = await lockGig(tx, key.employerId, key.gigId)
  const place = await selectPlace(tx, key)
  // Between the start and the job that begins the work the place still counts as hired.
  if (place === undefined || !canWorkerGig(place.status, 'withdraw') || hasBegun(gig.startsAt, at)) return false
  await updatePlace(tx, place.id, { status: workerGigTransitions.withdraw.to, cancelReason: workerCancelledReason }, at)
  if (place.applicantId !== null) await updateToWithdrawn(tx, place.applicantId, at)
  await notifyWorkerCancelled(tx, gig, place, await selectWorker(tx, place.workerId), at)
  return true
}
