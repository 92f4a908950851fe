import { canWorkerGig } from '../../../src/rules/worker-gig-states.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { day, later } from '../../platform/clock/time.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { reminderMs, repeatAutomaticApproval, type ReviewJob } from '../gigs/review-schedule.ts'
import { lockGig } from '../gigs/service.ts'
import { isRestricted } from '../money/wallet-state.ts'
import { automaticReference } from './approval-references.ts'
import { approvePlace } from './review-approving.ts'
import { notifyAutomaticApproval, remindOfReview } from './review-events.ts'
import { type Place, selectPayment, selectPlace, selectWorker, updatePlace } from './review-repository.ts'

/** The place of a job, whose Gig is locked, while the round of the job still waits for its review. */
async function findWaiting(tx: Transaction, { workerGigId, gigId, employerId, round }: ReviewJob) {
  const gig = await lockGig(tx, employerId, gigId)
  const place = await selectPlace(tx, { id: workerGigId, gigId, employerId })
  const isWaiting = place !== undefined && canWorkerGig(place.status, 'approve') && place.round === round
  return isWaiting ? { gig, place } : undefined
}

const isDue = ({ reviewDueAt }: Place, at: Date) => reviewDueAt !== null && reviewDueAt <= at

/** How long after a postponed automatic approval the next one is tried, in milliseconds. */
const postponedMs = day

/** Whether the Gig's own payment was charged back and support has not opened the wallet again: the held pay may not exist then. */
async function isPayDoubtful(tx: Transaction, { employerId, paymentId }: GigRow): Promise<boolean> {
  if (paymentId === null) return false
  const { status } = await selectPayment(tx, employerId, paymentId)
  return status === 'reversed' && (await isRestricted(tx, employerId))
}

/**
 * Jobs of the review period: work that the employer has not reviewed by then is approved with the whole agreed pay, once, whatever number of
 * processes runs; a day before that the employer is reminded. After a chargeback of the Gig's payment it is postponed by a day until support
 * has decided. A period whose end has moved has jobs at both ends, of which those of the earlier one do nothing.
 */
export const autoApprovalJobHandlers: JobHandlers = {
  'auto-approval': async (tx, payload, at) => {
    const found = await findWaiting(tx, payload as ReviewJob)
    if (found === undefined || !isDue(found.place, at)) return
    const { gig, place } = found
    if (await isPayDoubtful(tx, gig)) {
      const nextAt = later(at, postponedMs)
      await updatePlace(tx, place.id, { reviewDueAt: nextAt }, at)
      await repeatAutomaticApproval(tx, place, nextAt)
      return
    }
    await approvePlace(tx, gig, place, { ref: automaticReference(place) }, at)
    await notifyAutomaticApproval(tx, gig, place, await selectWorker(tx, place.workerId), place.agreedKobo, at)
  },

  'review-reminder': async (tx, payload, at) => {
    const found = await findWaiting(tx, payload as ReviewJob)
    if (found === undefined || found.place.reviewDueAt === null || isDue(found.place, at)) return
    const { gig, place } = found
    // The period ends later than when this job was scheduled, and has a later reminder.
    if (later(found.place.reviewDueAt, -reminderMs) > at) return
    if (await isPayDoubtful(tx, gig)) return
    await remindOfReview(tx, gig, place, await selectWorker(tx, place.workerId), found.place.reviewDueAt, at)
  },
}
