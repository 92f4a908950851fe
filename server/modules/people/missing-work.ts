import { later } from '../../platform/clock/time.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { type JobHandlers, scheduleJob } from '../../platform/jobs/jobs.ts'
import { type MissingWorkJob, missingWorkMs } from '../gigs/scheduled-transitions.ts'
import { lockGig } from '../gigs/service.ts'
import { notifyWorkMissing } from './review-events.ts'
import { type Place, selectPlacesOfGig, selectWorker } from './review-repository.ts'

/** Schedules the news that changes which were requested have not come: two days after the request, or after the last session if that is later. */
export const scheduleMissingChanges = (
  tx: Transaction,
  { id: workerGigId, gigId, employerId, round }: Place,
  { endsAt }: { readonly endsAt: Date | null },
  at: Date,
) => {
  const payload: MissingWorkJob = { gigId, employerId, changesOf: { workerGigId, round } }
  const runAt = later(endsAt !== null && endsAt > at ? endsAt : at, missingWorkMs)
  return scheduleJob(tx, { id: `missing-work:${workerGigId}:${round}`, kind: 'missing-work', payload, runAt })
}

/** Whether a place still waits for the work that a job is about. */
const isMissing = ({ id, status, round }: Place, { changesOf }: MissingWorkJob) =>
  changesOf === undefined
    ? status === 'active'
    : id === changesOf.workerGigId && status === 'changes_requested' && round === changesOf.round

/** Tells the employer, once, of workers who have not handed in their work two days after the last session, or the changes after a request. */
export const missingWorkJobHandlers: JobHandlers = {
  'missing-work': async (tx, payload, at) => {
    const job = payload as MissingWorkJob
    const gig = await lockGig(tx, job.employerId, job.gigId)
    // A later session of a running Gig may have moved since the job was scheduled.
    if (gig.endsAt !== null && later(gig.endsAt, missingWorkMs) > at) {
      const runAt = later(gig.endsAt, missingWorkMs)
      const id = `missing-work:${gig.id}:${runAt.toISOString()}:${job.changesOf?.workerGigId ?? ''}`
      await scheduleJob(tx, { id, kind: 'missing-work', payload: job, runAt })
      return
    }
    for (const place of await selectPlacesOfGig(tx, gig.id)) {
      if (!isMissing(place, job)) continue
      await notifyWorkMissing(tx, gig, place, await selectWorker(tx, place.workerId), at)
    }
  },
}
