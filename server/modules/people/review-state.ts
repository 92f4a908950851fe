import { hasDeliverables, reviewRefusals, unknownDeliverable, unknownRound } from '../../../src/rules/work-review.ts'
import { canWorkerGig, placeMovedOn, type WorkerGigEvent } from '../../../src/rules/worker-gig-states.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { fieldRefusal, orNotFound, Refusal } from '../../platform/http/refusal.ts'
import { isAutomatic, isDecision } from './approval-references.ts'
import { nameOf } from '../notifications/worker-mail.ts'
import {
  type Place,
  type PlaceKey,
  selectPayment,
  selectPlace,
  selectWorker,
  type Submission,
} from './review-repository.ts'

type Reader = Pick<Transaction, 'select'>

/** The refusal of an action that the state of a place does not allow; its message says what happened. */
export const placeStateRefusal = (message: string) => new Refusal('WORKER_GIG_STATE', message)

/** Reads a place of the employer's Gig. @throws {Refusal} NOT_FOUND, also for a place of another employer */
export const findPlace = async (db: Reader, key: PlaceKey): Promise<Place> =>
  orNotFound(await selectPlace(db, key), 'Worker not found')

/** What has happened to a place, for an employer whose action is not allowed any more. */
async function describeState(db: Reader, { status, workerId, employerId, paymentId }: Place): Promise<string> {
  const name = nameOf(await selectWorker(db, workerId))
  const isApproved = status === 'approved' || status === 'paid'
  const payout = isApproved && paymentId !== null ? await selectPayment(db, employerId, paymentId) : undefined
  if (isAutomatic(payout?.clientReference)) return reviewRefusals.automatic(name)
  return isDecision(payout?.clientReference) ? reviewRefusals.decidedForWorker(name) : placeMovedOn(name, status)
}

/** Checks that the state of a place allows an event. @throws {Refusal} WORKER_GIG_STATE with what has happened */
export async function assertAllowed(db: Reader, place: Place, event: WorkerGigEvent) {
  if (!canWorkerGig(place.status, event)) throw placeStateRefusal(await describeState(db, place))
}

/**
 * Checks that the round which the employer looked at is the one that waits; a caller that names none decides about whichever waits.
 * @throws {Refusal} WORKER_GIG_STATE for an earlier round; VALIDATION_FAILED for one that was not submitted
 */
export async function assertSeenRound(db: Reader, place: Place, seen: number | undefined) {
  if (seen === undefined || seen === place.round) return
  if (seen > place.round) throw fieldRefusal('round', unknownRound)
  throw placeStateRefusal(reviewRefusals.newerRound(nameOf(await selectWorker(db, place.workerId))))
}

/** Checks which deliverables a call names. @throws {Refusal} VALIDATION_FAILED for a deliverable that is none of the submitted work's */
export function assertKnownDeliverables(latest: Submission | undefined, ids: readonly string[]) {
  if (!hasDeliverables(latest, ids)) throw fieldRefusal('deliverableIds', unknownDeliverable)
}
