import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { WorkerGig } from '../../../src/api/contract/schemas/worker-gig.ts'
import { hasBegun, workBegunReason } from '../../../src/rules/gig-cancellation.ts'
import { hireCancellationFee, hireCancelledMeanwhile } from '../../../src/rules/hiring.ts'
import { canWorkerGig, workerGigTransitions } from '../../../src/rules/worker-gig-states.ts'
import { orNotFound, Refusal } from '../../platform/http/refusal.ts'
import type { Deps } from '../../ports/deps.ts'
import { assertFeeConfirmed } from '../gigs/cancelling.ts'
import { heldKoboOf } from '../gigs/refunds.ts'
import { releasePay } from '../gigs/release.ts'
import { lockGig } from '../gigs/service.ts'
import { gigStateRefusal, isEnded } from '../gigs/states.ts'
import { limitMailsToWorker } from '../gigs/worker-events.ts'
import { lockOpenWallet } from '../money/wallet-state.ts'
import { hireCancelledLetter } from './hiring-events.ts'
import { releaseHiredApplicant, selectPlace, updatePlace } from './hiring-repository.ts'
import { readWorkerGig } from './service.ts'
import { mailWorker, nameOf } from '../notifications/worker-mail.ts'

/** The place that a call names. */
interface PlaceCall {
  readonly employerId: string
  readonly gigId: string
  readonly workerGigId: string
}

/**
 * Cancels a hire before the work begins: the place opens again and the applicant is shortlisted. Less than 48 hours before the first session
 * the worker gets a tenth of the agreed pay out of what the Gig holds.
 * @throws {Refusal} NOT_FOUND; WORKER_GIG_STATE; GIG_STATE when the Gig has ended or the work has begun; FEE_UNCONFIRMED when
 *   the fee is more than was shown; WALLET_RESTRICTED when there is a fee; RATE_LIMITED
 */
export async function cancelHire(
  deps: Deps,
  { employerId, gigId, workerGigId }: PlaceCall,
  { reason, note, feeKobo: shownKobo }: BodyOf<typeof gigPeople.cancelHire>,
): Promise<WorkerGig> {
  await deps.db.transaction(async (tx) => {
    const row = await lockGig(tx, employerId, gigId)
    const { row: place, person } = orNotFound(await selectPlace(tx, gigId, workerGigId), 'Worker not found')
    if (isEnded(row.status)) throw gigStateRefusal()
    if (!canWorkerGig(place.status, 'cancel')) {
      throw new Refusal('WORKER_GIG_STATE', place.status === 'cancelled' ? hireCancelledMeanwhile : workBegunReason)
    }
    const at = deps.now()
    // The first session may have begun while the scheduled job has not run yet.
    if (hasBegun(row.startsAt, at)) throw gigStateRefusal(workBegunReason)
    const dueKobo = hireCancellationFee(place.agreedKobo, row.startsAt ?? undefined, at)
    const feeKobo = Math.min(dueKobo, await heldKoboOf(tx, row))
    assertFeeConfirmed(feeKobo, shownKobo)
    // The fee leaves the held pay, so it waits for the review as approvals do.
    if (feeKobo > 0) await lockOpenWallet(tx, employerId)
    const workerName = nameOf(person)
    const fee = { workerGigId, workerName, kobo: feeKobo, withCommission: false, ref: `hire-fee:${workerGigId}` }
    const paymentId = feeKobo > 0 ? (await releasePay(tx, row, fee, at)).payment.id : null
    await updatePlace(tx, workerGigId, {
      status: workerGigTransitions.cancel.to,
      cancelReason: reason,
      cancelNote: note || null,
      paymentId,
      changedAt: at,
    })
    await releaseHiredApplicant(tx, place, at)
    await limitMailsToWorker(deps, tx, { employerId, workerId: place.workerId })
    await mailWorker(tx, person, hireCancelledLetter(row, { feeKobo, note }), at)
  })
  return readWorkerGig(deps, employerId, gigId, workerGigId)
}
