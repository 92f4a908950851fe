import { canWorkerGig } from '../../../src/rules/worker-gig-states.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { JobHandlers } from '../../platform/jobs/jobs.ts'
import { lockGig } from '../gigs/service.ts'
import { automaticReference, type ReviewJob } from './auto-approval-schedule.ts'
import { approvePlace } from './review-approving.ts'
import { notifyAutomaticApproval, remindOfReview } from './review-events.ts'
import { type Place, selectPlace, selectWorker } from './review-repository.ts'

/** The place of a job, whose Gig is locked, while the round of the job still waits for its review. */
async function findWaiting(tx: Transaction, { workerGigId, gigId, employerId, round }: ReviewJob) {
  const gig = await lockGig(tx, employerId, gigId)
  const place = await selectPlace(tx, { id: workerGigId, gigId, employerId })
  const isWaiting = place !== undefined && canWorkerGig(place.status, 'approve') && place.round === round
  return isWaiting ? { gig, place } : undefined
}

const isDue = ({ reviewDueAt }: Place, at: Date) => reviewDueAt !== null && reviewDueAt <= at

/**
 * Jobs of the review period: work that the employer has not reviewed by then is approved with the whole agreed pay, once, whatever number of
 * processes runs; a day before that the employer is reminded.
 */
export const autoApprovalJobHandlers: JobHandlers = {
  'auto-approval': async (tx, payload, at) => {
    const found = await findWaiting(tx, payload as ReviewJob)
    if (found === undefined || !isDue(found.place, at)) return
    const { gig, place } = found
    await approvePlace(tx, gig, place, { ref: automaticReference(place) }, at)
    await notifyAutomaticApproval(tx, gig, await selectWorker(tx, place.workerId), place.agreedKobo, at)
  },

  'review-reminder': async (tx, payload, at) => {
    const found = await findWaiting(tx, payload as ReviewJob)
    if (found === undefined || found.place.reviewDueAt === null || isDue(found.place, at)) return
    const { gig, place } = found
    await remindOfReview(tx, gig, await selectWorker(tx, place.workerId), found.place.reviewDueAt, at)
  },
}
