import { isDeepStrictEqual } from 'node:util'
import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { workReview } from '../../../src/api/contract/endpoints/work-review.ts'
import { mayRequestChanges, reviewRefusals } from '../../../src/rules/work-review.ts'
import { workerGigTransitions } from '../../../src/rules/worker-gig-states.ts'
import type { Deps } from '../../ports/deps.ts'
import { orNotFound } from '../../platform/http/refusal.ts'
import { findGig, lockGig } from '../gigs/service.ts'
import { scheduleMissingChanges } from './missing-work.ts'
import { changesRequestedLetter, endReviewNotifications } from './review-events.ts'
import {
  type Place,
  type PlaceKey,
  type Submission,
  selectSubmissions,
  selectWorker,
  updatePlace,
  updateSubmission,
} from './review-repository.ts'
import {
  assertAllowed,
  assertKnownDeliverables,
  assertSeenRound,
  findPlace,
  placeStateRefusal,
} from './review-state.ts'
import { mailWorker } from '../notifications/worker-mail.ts'

type ChangeRequest = BodyOf<typeof workReview.requestChanges>

const toRound = ({ submittedAt, deliverables, files, links, changes, ...fields }: Submission) => ({
  ...fields,
  submittedAt: submittedAt.toISOString(),
  deliverables: deliverables.map(({ note = null, ...tick }) => ({ ...tick, note })),
  files: files.map(({ thumbUrl = null, ...file }) => ({ ...file, thumbUrl })),
  links: [...links],
  changes: changes && { ...changes, deliverableIds: [...changes.deliverableIds] },
})

/** Reads the submitted work of a place: the latest round with the earlier ones. @throws {Refusal} NOT_FOUND, also while no work was submitted */
export async function readTask({ db }: Deps, key: PlaceKey): Promise<Output<typeof workReview.getTask>> {
  await findGig(db, key.employerId, key.gigId)
  await findPlace(db, key)
  const [latest, ...earlier] = await selectSubmissions(db, key.id)
  return { ...toRound(orNotFound(latest, 'No task submitted yet')), history: earlier.map(toRound) }
}

/** Whether this request was made before: for the round that it names, or else for the latest one while its changes are still awaited. */
function isRepeated(
  { status }: Place,
  rounds: readonly Submission[],
  { round, message, deliverableIds }: ChangeRequest,
): boolean {
  if (round === undefined && status !== 'changes_requested') return false
  const asked = round === undefined ? rounds[0] : rounds.find((submitted) => submitted.round === round)
  return isDeepStrictEqual(asked?.changes, { message, deliverableIds })
}

/**
 * Asks the worker to change submitted work; the review period ends until the next round is submitted. The same request again, such as a
 * retry after a lost connection, changes nothing; one that names its round also changes nothing once the next round was submitted.
 * @throws {Refusal} NOT_FOUND; WORKER_GIG_STATE, also when a newer round waits and when no further changes may be requested; VALIDATION_FAILED
 */
export async function requestChanges({ db, now }: Deps, key: PlaceKey, request: ChangeRequest) {
  const { message, deliverableIds, round } = request
  await db.transaction(async (tx) => {
    const gig = await lockGig(tx, key.employerId, key.gigId)
    const place = await findPlace(tx, key)
    const rounds = await selectSubmissions(tx, place.id)
    if (isRepeated(place, rounds, request)) return
    await assertAllowed(tx, place, 'requestChanges')
    await assertSeenRound(tx, place, round)
    const [latest] = rounds
    if (!mayRequestChanges(place.round, place.changesAllowed)) {
      throw placeStateRefusal(reviewRefusals.noMoreChanges)
    }
    assertKnownDeliverables(latest, deliverableIds)
    const at = now()
    await updateSubmission(tx, place, { status: 'changes_requested', changes: { message, deliverableIds } })
    await updatePlace(tx, place.id, { status: workerGigTransitions.requestChanges.to, reviewDueAt: null }, at)
    await endReviewNotifications(tx, gig, place)
    await scheduleMissingChanges(tx, place, gig, at)
    const texts = (latest?.deliverables ?? []).flatMap(({ id, text }) => (deliverableIds.includes(id) ? [text] : []))
    await mailWorker(tx, await selectWorker(tx, place.workerId), changesRequestedLetter(gig, { message, texts }), at)
  })
}
