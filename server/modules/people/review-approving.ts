import { isDeepStrictEqual } from 'node:util'
import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { workReview } from '../../../src/api/contract/endpoints/work-review.ts'
import { approvalLimits, approvalMessages, approvalSum, reviewRefusals } from '../../../src/rules/work-review.ts'
import { workerGigTransitions } from '../../../src/rules/worker-gig-states.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import type { Deps } from '../../ports/deps.ts'
import { releasePay } from '../gigs/release.ts'
import { findGig, lockGig } from '../gigs/service.ts'
import { completeIfDone } from '../gigs/transition-jobs.ts'
import { naira } from '../money/naira.ts'
import { addPaymentNote, type Payment, referenceTakenRefusal } from '../money/payments.ts'
import { checkPin } from '../money/pin.ts'
import { assertWalletOpen, lockOpenWallet } from '../money/wallet-state.ts'
import { isDecision } from './approval-references.ts'
import { approvedLetter, disputeWonLetter, endReviewNotifications } from './review-events.ts'
import { mailWorker, nameOf } from '../notifications/worker-mail.ts'
import {
  type Place,
  type PlaceKey,
  selectPaymentByReference,
  selectWorker,
  updatePlace,
  updateSubmission,
} from './review-repository.ts'
import { assertAllowed, assertSeenRound, findPlace } from './review-state.ts'

type Approval = BodyOf<typeof workReview.approve>

/** The money of an approval that is not the whole agreed pay, in kobo, and why. */
type ApprovedAmounts = Pick<Approval, 'payKobo' | 'bonusKobo' | 'reason'>

/** What an approval stores in its place: the released pay and the bonus in kobo, and why it is not the whole agreed pay. */
function termsOf({ agreedKobo }: Place, { reason, ...amounts }: ApprovedAmounts) {
  const { payKobo, bonusKobo, keptKobo } = approvalSum(agreedKobo, amounts)
  return { releasedKobo: payKobo, bonusKobo, partReason: keptKobo > 0 ? (reason ?? null) : null }
}

/**
 * The payment of an earlier approval of this place with this reference, on the same terms. The PIN is not checked again: nothing moves.
 * @throws {Refusal} CONFLICT when the reference belongs to another payment, or the approval was made on other terms
 */
async function findRepeated(
  db: Pick<Transaction, 'select'>,
  key: PlaceKey,
  { ref, ...amounts }: ApprovedAmounts & Pick<Approval, 'ref'>,
): Promise<Payment | undefined> {
  const found = await selectPaymentByReference(db, key.employerId, ref)
  if (found === undefined) return undefined
  if (found.type !== 'worker_payout' || found.purpose.workerGigId !== key.id) throw referenceTakenRefusal()
  // Read after the payment, so that it has what was stored together with it.
  const place = await findPlace(db, key)
  const { releasedKobo, bonusKobo, partReason } = place
  if (!isDeepStrictEqual({ releasedKobo, bonusKobo, partReason }, termsOf(place, amounts))) {
    throw new Refusal('CONFLICT', reviewRefusals.approvedOtherwise)
  }
  return found
}

/** @throws {Refusal} VALIDATION_FAILED for more than the agreed pay, too small a part of it, and too high a bonus */
function assertWithinLimits({ agreedKobo }: Place, { payKobo = agreedKobo, bonusKobo = 0 }: ApprovedAmounts) {
  const { leastPayKobo, mostBonusKobo } = approvalLimits(agreedKobo)
  if (payKobo > agreedKobo) throw fieldRefusal('payKobo', `Pay must not exceed the agreed ${naira(agreedKobo)}`)
  if (payKobo < leastPayKobo) throw fieldRefusal('payKobo', approvalMessages.leastPay(naira(leastPayKobo)))
  if (bonusKobo > mostBonusKobo) throw fieldRefusal('bonusKobo', approvalMessages.mostBonus(naira(mostBonusKobo)))
}

/**
 * Approves submitted work and releases its pay: the agreed pay or a part of it out of the held money, and a bonus out of the wallet. A
 * repeated `ref` on the same terms answers the first result.
 * @throws {Refusal} NOT_FOUND; WORKER_GIG_STATE, also when a newer round than `round` waits; INSUFFICIENT_FUNDS for the bonus; CONFLICT; and what wallet and PIN refuse
 */
export async function approveWork(
  deps: Deps,
  key: PlaceKey,
  { pin, ref, round, ...amounts }: Approval,
): Promise<Payment> {
  const { employerId } = key
  await findGig(deps.db, employerId, key.gigId)
  const found = await findPlace(deps.db, key)
  const repeated = await findRepeated(deps.db, key, { ...amounts, ref })
  if (repeated !== undefined) return repeated
  // Checked before the PIN, so that an approval that is not allowed uses no PIN attempt.
  await assertAllowed(deps.db, found, 'approve')
  await assertSeenRound(deps.db, found, round)
  assertWithinLimits(found, amounts)
  await assertWalletOpen(deps, employerId)
  await checkPin(deps, employerId, pin)
  return deps.db.transaction(async (tx) => {
    const gig = await lockGig(tx, employerId, key.gigId)
    // A concurrent call with the same reference may have approved the work while this one waited for the lock.
    const concurrent = await findRepeated(tx, key, { ...amounts, ref })
    if (concurrent !== undefined) return concurrent
    const place = await findPlace(tx, key)
    await assertAllowed(tx, place, 'approve')
    await assertSeenRound(tx, place, round)
    await lockOpenWallet(tx, employerId)
    return approvePlace(tx, gig, place, { ...amounts, ref }, deps.now())
  })
}

/**
 * Approves the work of a place of a locked Gig, whose state the caller has checked, and releases the pay. The worker is mailed of the approval or the decision of support. When it was
 * the last pay of a Gig whose sessions are over, what the Gig still holds goes back to the wallet.
 * @returns the payout, which leaves from then on
 * @throws {Refusal} INSUFFICIENT_FUNDS when the wallet does not have the bonus
 */
export async function approvePlace(
  tx: Transaction,
  gig: GigRow,
  place: Place,
  { ref, reason, ...amounts }: ApprovedAmounts & { readonly ref: string },
  at: Date,
): Promise<Payment> {
  const sum = approvalSum(place.agreedKobo, amounts)
  const person = await selectWorker(tx, place.workerId)
  const { gig: afterRelease, payment } = await releasePay(
    tx,
    gig,
    {
      workerGigId: place.id,
      workerName: nameOf(person),
      kobo: sum.payKobo,
      bonusKobo: sum.bonusKobo,
      withCommission: true,
      ref,
    },
    at,
  )
  if (sum.keptKobo > 0 && reason !== undefined) {
    await addPaymentNote(tx, payment, `A part of the agreed ${naira(place.agreedKobo)} was released: ${reason}`, at)
  }
  await updateSubmission(tx, place, { status: 'approved' })
  await updatePlace(
    tx,
    place.id,
    {
      status: workerGigTransitions.approve.to,
      ...termsOf(place, { ...amounts, reason }),
      paymentId: payment.id,
      reviewDueAt: null,
    },
    at,
  )
  await endReviewNotifications(tx, gig, place)
  const letter = isDecision(ref)
    ? disputeWonLetter(gig, person, sum.netKobo)
    : approvedLetter(gig, person, { ...sum, agreedKobo: place.agreedKobo, reason })
  await mailWorker(tx, person, letter, at)
  await completeIfDone(tx, afterRelease, at)
  return payment
}
