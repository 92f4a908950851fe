import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import type { Gig } from '../../../src/api/contract/schemas/gig.ts'
import {
  feeGrew,
  freeUntil,
  hasBegun,
  isFeeKept,
  lateFee,
  workBegunReason,
  worseTerms,
} from '../../../src/rules/gig-cancellation.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { naira } from '../money/naira.ts'
import { checkPin } from '../money/pin.ts'
import { assertNotRestricted, lockOpenWallet } from '../money/wallet-state.ts'
import { nameOf } from '../notifications/worker-mail.ts'
import { notifyGigEvent } from './events.ts'
import { updatePayoutOf } from './place-repository.ts'
import { cancelPlaces, hasCancelledHire, selectHiredPlaces } from './places-repository.ts'
import { refundGig, heldKoboOf } from './refunds.ts'
import { releasePay } from './release.ts'
import { findGig, lockGig, transitionGig } from './service.ts'
import { serializeGig } from './serializer.ts'
import { gigStateRefusal, nextStatus } from './states.ts'
import { notifyHiredWorkers } from './worker-events.ts'

type Cancellation = BodyOf<typeof gigs.cancel>
type Terms = Pick<Gig['cancellation'], 'feeKobo' | 'refundKobo'>

/**
 * Cancels a Gig: hired workers get their late-cancellation fee, the rest is refunded to the wallet. A repeated `ref` returns the same Gig.
 * @throws {Refusal} GIG_STATE; FEE_UNCONFIRMED when the fee is more or the refund less than was shown; WALLET_RESTRICTED; and what the PIN refuses
 */
export async function cancelGig(
  deps: Deps,
  employerId: string,
  gigId: string,
  { reason, note, feeKobo, refundKobo, pin, ref }: Cancellation,
): Promise<GigRow> {
  const gigRow = await findGig(deps.db, employerId, gigId)
  if (isCancelledBy(gigRow, ref)) return gigRow
  // Checked before the PIN, so that a cancellation that is not allowed uses no PIN attempt.
  const { cancellation } = await serializeGig(deps.db, gigRow, deps.now())
  if (!cancellation.allowed) throw gigStateRefusal(cancellation.reason ?? undefined)
  assertTermsConfirmed(cancellation, { feeKobo, refundKobo })
  await assertNotRestricted(deps.db, employerId)
  await checkPin(deps, employerId, pin)
  return deps.db.transaction(async (tx) => {
    const row = await lockGig(tx, employerId, gigId)
    // A concurrent call with the same reference may have cancelled the Gig while this one waited for the lock.
    if (isCancelledBy(row, ref)) return row
    await lockOpenWallet(tx, employerId)
    const at = deps.now()
    // While this call waited for the lock, a worker may have been hired, or the time until which it is free may have passed.
    assertTermsConfirmed((await serializeGig(tx, row, at)).cancellation, { feeKobo, refundKobo })
    return cancelLockedGig(tx, row, { reason, note, ref }, at)
  })
}

/** Checks that a cancellation of a Gig is on no worse terms than were shown. @throws {Refusal} FEE_UNCONFIRMED with the terms that it has now */
function assertTermsConfirmed({ feeKobo, refundKobo }: Terms, shown: Pick<Cancellation, 'feeKobo' | 'refundKobo'>) {
  const message = worseTerms({ feeKobo, refundKobo }, shown, naira)
  if (message !== undefined) throw new Refusal('FEE_UNCONFIRMED', message, { feeKobo, refundKobo })
}

/** Checks that a cancellation of a hire costs no more than the fee that was shown, in kobo. @throws {Refusal} FEE_UNCONFIRMED with the fee that it costs */
export function assertFeeConfirmed(feeKobo: number, shownKobo: number) {
  if (feeKobo > shownKobo) throw new Refusal('FEE_UNCONFIRMED', feeGrew(naira(feeKobo)), { feeKobo })
}

/** Whether a call with this reference has cancelled the Gig. The refund's reference cannot tell, because after a chargeback there may be no refund. */
const isCancelledBy = ({ status, closedReference }: GigRow, ref: string) =>
  status === 'cancelled' && closedReference === ref

/** Cancels a locked Gig. @throws {Refusal} GIG_STATE */
export async function cancelLockedGig(
  tx: Transaction,
  row: GigRow,
  { reason, note, ref }: Pick<Cancellation, 'reason' | 'note' | 'ref'>,
  at: Date,
): Promise<GigRow> {
  nextStatus(row.status, 'cancel')
  // The first session may have begun while the scheduled job has not run yet.
  if (hasBegun(row.startsAt, at)) throw gigStateRefusal(workBegunReason)
  const places = await selectHiredPlaces(tx, row.id)
  await notifyHiredWorkers(tx, row, 'cancelled', at)
  const gigAfterFees = await payLateFees(tx, row, places, ref, at)
  const withFee = !isFeeKept(places.length, await hasCancelledHire(tx, row.id))
  const fromHeldKobo = await heldKoboOf(tx, gigAfterFees)
  const refunded = await refundGig(tx, gigAfterFees, { fromHeldKobo, withFee, ref }, at)
  await cancelPlaces(tx, row.id, reason, at)
  const closed = await transitionGig(tx, refunded, 'cancel', at, {
    closedReason: reason,
    closedNote: note ?? null,
    closedReference: ref,
    deadlineAt: null,
    nextSessionAt: null,
  })
  await notifyGigEvent(tx, closed, 'cancelled', at)
  return closed
}

/** Releases a tenth of the agreed pay to each hired worker when the Gig is cancelled less than 48 hours before its first session. */
async function payLateFees(
  tx: Transaction,
  row: GigRow,
  places: Awaited<ReturnType<typeof selectHiredPlaces>>,
  ref: string,
  at: Date,
): Promise<GigRow> {
  if (row.startsAt === null || at <= freeUntil(row.startsAt)) return row
  let gigAfterFees = row
  for (const place of places) {
    const { id } = place
    const kobo = lateFee(place.agreedKobo)
    // A payment is never of nothing.
    if (kobo === 0) continue
    const fee = {
      workerGigId: id,
      workerName: nameOf(place),
      kobo,
      withCommission: false,
      ref: `late-fee:${ref}:${id}`,
    }
    const released = await releasePay(tx, gigAfterFees, fee, at)
    await updatePayoutOf(tx, id, released.payment.id, at)
    gigAfterFees = released.gig
  }
  return gigAfterFees
}
