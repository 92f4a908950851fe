import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { workReview } from '../../../src/api/contract/endpoints/work-review.ts'
import { reviewRefusals } from '../../../src/rules/work-review.ts'
import type { WorkerReview } from '../../db/gig-schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { lockGig } from '../gigs/service.ts'
import { nameOf } from '../notifications/worker-mail.ts'
import { insertWorkerReview, type PlaceKey, selectWorker, updatePlace } from './review-repository.ts'
import { findPlace, placeStateRefusal } from './review-state.ts'

/**
 * Rates the worker of a paid place, once (spec S7-18): the rating counts for the worker, and the comment is published on the worker's
 * profile. The same rating again, such as a retry after a lost connection, changes nothing.
 * @throws {Refusal} NOT_FOUND; WORKER_GIG_STATE before the work is paid, and for a second rating
 */
export async function rateWorker(
  { db, now }: Deps,
  key: PlaceKey,
  { rating, tags, comment, hireAgain }: BodyOf<typeof workReview.rate>,
) {
  await db.transaction(async (tx) => {
    const gig = await lockGig(tx, key.employerId, key.gigId)
    const place = await findPlace(tx, key)
    const review: WorkerReview = { rating, tags, ...(comment && { comment }), hireAgain }
    const name = nameOf(await selectWorker(tx, place.workerId))
    if (place.review !== null) {
      if (isDeepStrictEqual(place.review, review)) return
      throw placeStateRefusal(reviewRefusals.ratedAlready(name))
    }
    if (place.status !== 'paid') throw placeStateRefusal(reviewRefusals.notPaidYet(name))
    const at = now()
    await updatePlace(tx, place.id, { review }, at)
    await insertWorkerReview(tx, {
      id: newId('wrv'),
      workerId: place.workerId,
      workerGigId: place.id,
      rating,
      comment: comment || null,
      gigTitle: gig.title,
      createdAt: at,
    })
  })
}
