import { and, eq, ne } from 'drizzle-orm'
import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { gigs } from '../../../src/api/contract/endpoints/gigs.ts'
import { freeUntil, hasBegun, lateFee, workBegunReason } from '../../../src/api/contract/schemas/gig-terms.ts'
import type { Transaction } from '../../db/database.ts'
import { worker, workerGig } from '../../db/gig-schema.ts'
import type { Deps } from '../deps.ts'
import { checkPin } from '../money/pin.ts'
import { assertNotRestricted } from '../money/wallet-state.ts'
import { tellOfGig } from './news.ts'
import { giveBack, heldKoboOf } from './refunds.ts'
import { release } from './release.ts'
import { findGig, type GigRow, lockGig, moveGig } from './rows.ts'
import { showGig } from './show.ts'
import { gigStateRefusal, stateAfter } from './states.ts'
import { tellHiredWorkers } from './tell-workers.ts'

type Cancellation = BodyOf<typeof gigs.cancel>

/** A locked Gig's hired places with the names of who has them. */
const placesOf = (tx: Transaction, { id }: GigRow) =>
  tx
    .select({
      id: workerGig.id,
      agreedKobo: workerGig.agreedKobo,
      firstName: worker.firstName,
      lastName: worker.lastName,
    })
    .from(workerGig)
    .innerJoin(worker, eq(worker.id, workerGig.workerId))
    .where(and(eq(workerGig.gigId, id), ne(workerGig.status, 'cancelled')))

/**
 * Calls a Gig off: what is owed to hired workers goes to them, the rest comes back to the wallet. The same `ref` again answers the Gig.
 * @throws {Refusal} GIG_STATE; WALLET_RESTRICTED; and what the PIN refuses
 */
export async function cancelGig(
  deps: Deps,
  employerId: string,
  gigId: string,
  { reason, note, pin, ref }: Cancellation,
): Promise<GigRow> {
  const known = await findGig(deps.db, employerId, gigId)
  if (isCalledOffBy(known, ref)) return known
  // Before the PIN is tried: who cannot cancel loses no try.
  const { cancellation } = await showGig(deps.db, known, deps.now())
  if (!cancellation.allowed) throw gigStateRefusal(cancellation.reason ?? undefined)
  await assertNotRestricted(deps.db, employerId)
  await checkPin(deps, employerId, pin)
  return deps.db.transaction(async (tx) => {
    const row = await lockGig(tx, employerId, gigId)
    // Of two calls at once the second has waited for the lock and finds what the first has done.
    if (isCalledOffBy(row, ref)) return row
    await assertNotRestricted(tx, employerId)
    return callOff(tx, row, { reason, ref, ...(note !== undefined && { note }) }, deps.now())
  })
}

/** Whether the same call has called the Gig off before. Its refund does not tell: all of the money may have gone to a bank. */
const isCalledOffBy = ({ status, closedReference }: GigRow, ref: string) =>
  status === 'cancelled' && closedReference === ref

/** Why a Gig is called off, and the name of the intent. */
interface Reason {
  readonly reason: string
  readonly note?: string
  readonly ref: string
}

/** Calls a locked Gig off. @throws {Refusal} GIG_STATE */
export async function callOff(tx: Transaction, row: GigRow, { reason, note, ref }: Reason, at: Date): Promise<GigRow> {
  stateAfter(row.status, 'cancel')
  // Nothing may have looked at the Gig since its first session began.
  if (hasBegun(row.startsAt, at)) throw gigStateRefusal(workBegunReason)
  const places = await placesOf(tx, row)
  await tellHiredWorkers(tx, row, 'cancelled', at)
  const left = await payLateFees(tx, row, places, ref, at)
  const refunded = await giveBack(
    tx,
    left,
    { fromHeldKobo: await heldKoboOf(tx, left), withFee: places.length === 0, ref },
    at,
  )
  await tx
    .update(workerGig)
    .set({ status: 'cancelled', cancelReason: reason, changedAt: at })
    .where(and(eq(workerGig.gigId, row.id), ne(workerGig.status, 'cancelled')))
  const closed = await moveGig(tx, refunded, 'cancel', at, {
    closedReason: reason,
    closedNote: note ?? null,
    closedReference: ref,
    deadlineAt: null,
    nextSessionAt: null,
  })
  await tellOfGig(tx, closed, 'cancelled', at)
  return closed
}

/** Later than 48 hours before the first session a tenth of the agreed pay goes to each hired worker. */
async function payLateFees(
  tx: Transaction,
  row: GigRow,
  places: Awaited<ReturnType<typeof placesOf>>,
  ref: string,
  at: Date,
): Promise<GigRow> {
  if (row.startsAt === null || at <= freeUntil(row.startsAt)) return row
  let left = row
  for (const { id, agreedKobo, firstName, lastName } of places) {
    const fee = {
      workerGigId: id,
      workerName: `${firstName} ${lastName}`,
      kobo: lateFee(agreedKobo),
      withCommission: false,
      ref: `late-fee:${ref}:${id}`,
    }
    left = (await release(tx, left, fee, at)).gig
  }
  return left
}
