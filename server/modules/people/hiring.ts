import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { gigPeople } from '../../../src/api/contract/endpoints/gig-people.ts'
import type { WorkerGig } from '../../../src/api/contract/schemas/worker-gig.ts'
import { applicantTransitions } from '../../../src/rules/applicant-states.ts'
import {
  agreedPayError,
  type ExtraPay,
  extraPayFor,
  extraPayGrew,
  hiredOtherwise,
  holdsPay,
  isOver,
  lastSessionOver,
} from '../../../src/rules/hiring.ts'
import type { GigRow, PlaceRow } from '../../db/gig-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import type { Deps } from '../../ports/deps.ts'
import { lockPlan } from '../billing/periods.ts'
import { readHiring } from '../gigs/hiring.ts'
import { assertNoErrors } from '../gigs/preconditions.ts'
import { findGig, lockGig } from '../gigs/service.ts'
import { gigStateRefusal } from '../gigs/states.ts'
import { limitMailsToWorker } from '../gigs/worker-events.ts'
import { balancesOf } from '../money/ledger.ts'
import { naira } from '../money/naira.ts'
import { findOrCreatePayment, referenceTakenRefusal } from '../money/payments.ts'
import { checkPin } from '../money/pin.ts'
import { applyTransition } from '../money/settle.ts'
import { assertNotRestricted, assertWalletOpen, lockOpenWallet, lockRestriction } from '../money/wallet-state.ts'
import { type ApplicantCall, assertApplicantAllows, findApplicant } from './deciding.ts'
import { hiredLetter, replacedLetter } from './hiring-events.ts'
import {
  type ApplicantOfGig,
  cancelAbsentPlace,
  insertPlace,
  makesOffer,
  selectPlaceOfReference,
  updateApplicant,
} from './hiring-repository.ts'
import { endOffersOfFullGig, takeOffer } from './offers.ts'
import { readWorkerGig } from './service.ts'
import { mailWorker } from '../notifications/worker-mail.ts'

type Hire = BodyOf<typeof gigPeople.hire>
type Reader = Pick<Transaction, 'select'>

/** A hire that is possible now, and what the wallet pays for it. */
interface PlannedHire {
  readonly applicant: ApplicantOfGig
  readonly extra: ExtraPay
}

/**
 * Hires an applicant for a free place of a Gig; the place of an absent worker counts as free, and is cancelled for it. What the Gig does not hold
 * for the agreed pay comes from the wallet, confirmed by the PIN. A repeated `ref` with the same pay and words returns the same place.
 * @throws {Refusal} NOT_FOUND; APPLICANT_STATE; GIG_STATE; NO_FREE_PLACE; VALIDATION_FAILED for too little pay; EXTRA_PAY_UNCONFIRMED;
 *   INSUFFICIENT_FUNDS; CONFLICT; RATE_LIMITED; and what wallet and PIN refuse
 */
export async function hireApplicant(deps: Deps, call: ApplicantCall, hire: Hire): Promise<WorkerGig> {
  const { employerId, gigId } = call
  const found = await findGig(deps.db, employerId, gigId)
  const repeatedId = await findRepeated(deps.db, call, hire)
  if (repeatedId !== undefined) return readWorkerGig(deps, employerId, gigId, repeatedId)
  // Checked before the PIN, so that a hire that is not possible uses no PIN attempt.
  const { extra: confirmed } = await planHire(deps.db, found, call, { hire, at: deps.now() })
  if (confirmed.totalKobo > 0) await confirmExtraPay(deps, employerId, confirmed, hire)
  const placeId = await deps.db.transaction(async (tx) => {
    // Lock order, as in the booking of the payment: the plan first, then the Gig.
    if (confirmed.totalKobo > 0) await lockPlan(tx, employerId)
    const row = await lockGig(tx, employerId, gigId)
    // A concurrent call with the same reference may have hired while this one waited for the lock.
    const repeated = await findRepeated(tx, call, hire)
    if (repeated !== undefined) return repeated
    const at = deps.now()
    const { applicant, extra } = await planHire(tx, row, call, { hire, at })
    // A concurrent hire may have used what the Gig held beyond its places. Where nothing was to be paid before, no PIN was checked.
    assertConfirmed(extra, confirmed.totalKobo > 0 ? hire.extraKobo : 0)
    // `planHire` reads the wallet without a lock: a chargeback of a funding does not lock the Gig.
    await lockOpenWallet(tx, employerId)
    await limitMailsToWorker(deps, tx, { employerId, workerId: applicant.row.workerId })
    const { agreedKobo, note = '', ref } = hire
    const id = newId('wg')
    await takePlace(tx, row, applicant, { id, agreedKobo, note: note || null, clientReference: ref }, at)
    if (extra.totalKobo > 0) await payExtra(tx, row, { extra, workerGigId: id, ref }, at)
    return id
  })
  return readWorkerGig(deps, employerId, gigId, placeId)
}

/** The id of the place that an earlier call with this reference made. @throws {Refusal} CONFLICT when it hired somebody else, or with other pay or words */
async function findRepeated(
  db: Reader,
  { employerId, gigId, applicantId }: ApplicantCall,
  { agreedKobo, note = '', ref }: Pick<Hire, 'agreedKobo' | 'note' | 'ref'>,
): Promise<string | undefined> {
  const place = await selectPlaceOfReference(db, employerId, ref)
  if (place === undefined) return undefined
  if (place.gigId !== gigId || place.applicantId !== applicantId) throw referenceTakenRefusal()
  if (place.agreedKobo !== agreedKobo || (place.note ?? '') !== note) throw new Refusal('CONFLICT', hiredOtherwise)
  return place.id
}

/**
 * Plans a hire. Exact only while the Gig is locked.
 * @throws {Refusal} NOT_FOUND; APPLICANT_STATE; GIG_STATE, also after the last session; NO_FREE_PLACE; VALIDATION_FAILED; WALLET_RESTRICTED
 */
async function planHire(
  db: Reader,
  row: GigRow,
  call: ApplicantCall,
  { hire: { agreedKobo }, at }: { readonly hire: Pick<Hire, 'agreedKobo'>; readonly at: Date },
): Promise<PlannedHire> {
  const applicant = await findApplicant(db, call)
  assertApplicantAllows(applicant, 'hire')
  const hiring = await readHiring(db, row, at)
  if (hiring === null) {
    throw gigStateRefusal(row.status === 'in_progress' && isOver(row.endsAt, at) ? lastSessionOver : undefined)
  }
  if (hiring.freePlaces === 0) throw new Refusal('NO_FREE_PLACE')
  const payError = agreedPayError(hiring, agreedKobo, naira)
  assertNoErrors(payError === undefined ? {} : { agreedKobo: payError })
  // After a chargeback the held money may be the money that was charged back.
  await assertNotRestricted(db, row.employerId)
  return { applicant, extra: extraPayFor(hiring, agreedKobo) }
}

/**
 * Checks that the wallet can pay what a hire costs beyond the held money, that the employer was shown that much, and the PIN that confirms it.
 * @throws {Refusal} EXTRA_PAY_UNCONFIRMED without a PIN, or when it is more than was shown; INSUFFICIENT_FUNDS; and what wallet and PIN refuse
 */
async function confirmExtraPay(deps: Deps, employerId: string, extra: ExtraPay, { pin, extraKobo }: Hire) {
  if (pin === undefined) throw new Refusal('EXTRA_PAY_UNCONFIRMED')
  assertConfirmed(extra, extraKobo)
  await assertWalletOpen(deps, employerId)
  await assertCanPay(deps.db, employerId, extra)
  await checkPin(deps, employerId, pin)
}

/** Checks that a hire takes no more from the wallet than was confirmed, in kobo. @throws {Refusal} EXTRA_PAY_UNCONFIRMED with the amount that it takes */
function assertConfirmed({ totalKobo }: ExtraPay, confirmedKobo = 0) {
  if (totalKobo > confirmedKobo) throw new Refusal('EXTRA_PAY_UNCONFIRMED', extraPayGrew(naira(totalKobo)))
}

/** @throws {Refusal} INSUFFICIENT_FUNDS with the missing amount */
async function assertCanPay(db: Reader, employerId: string, { totalKobo }: ExtraPay) {
  const { availableKobo } = await balancesOf(db, employerId)
  if (availableKobo >= totalKobo) return
  throw new Refusal('INSUFFICIENT_FUNDS', `You need ${naira(totalKobo - availableKobo)} more for this Gig.`)
}

/** Pays what a hire costs beyond the held money of a locked Gig from the wallet, which is locked. @throws {Refusal} INSUFFICIENT_FUNDS; CONFLICT */
async function payExtra(
  tx: Transaction,
  { id: gigId, employerId, title }: GigRow,
  { extra, workerGigId, ref }: { readonly extra: ExtraPay; readonly workerGigId: string; readonly ref: string },
  at: Date,
) {
  const { payment } = await findOrCreatePayment(
    tx,
    {
      employerId,
      type: 'gig_payment',
      direction: 'debit',
      amountKobo: extra.totalKobo,
      feeKobo: extra.feeKobo + extra.vatKobo,
      channel: 'wallet',
      description: title,
      purpose: { gigId, workerGigId },
      provider: 'wallet',
      clientReference: ref,
    },
    at,
  )
  await assertCanPay(tx, employerId, extra)
  await applyTransition(tx, payment, 'success', at)
}

/** The place of a new hire. Its reference is null when the worker accepted an invitation. */
type NewPlace = Pick<PlaceRow, 'id' | 'agreedKobo' | 'note' | 'clientReference'>

/** Cancels the place of an absent worker for a replacement, and mails the worker. @throws {Refusal} NO_FREE_PLACE */
async function replaceAbsent(tx: Transaction, row: GigRow, at: Date) {
  const absent = await cancelAbsentPlace(tx, row.id, at)
  if (absent === undefined) throw new Refusal('NO_FREE_PLACE')
  await mailWorker(tx, absent, replacedLetter(row), at)
}

/** Gives an applicant a free place of a locked Gig, and mails the worker. The work of a Gig that is in progress begins immediately. */
async function takePlace(
  tx: Transaction,
  row: GigRow,
  { row: { id: applicantId, workerId }, person }: ApplicantOfGig,
  { id, agreedKobo, note, clientReference }: NewPlace,
  at: Date,
) {
  const { id: gigId, employerId } = row
  if (row.workersHired >= row.workersNeeded) await replaceAbsent(tx, row, at)
  await insertPlace(tx, {
    id,
    gigId,
    employerId,
    workerId,
    applicantId,
    agreedKobo,
    note,
    clientReference,
    status: row.status === 'in_progress' ? 'active' : 'hired',
    hiredAt: at,
    changedAt: at,
  })
  await updateApplicant(tx, applicantId, { status: applicantTransitions.hire.to, changedAt: at })
  await endOffersOfFullGig(tx, row, at)
  await mailWorker(tx, person, hiredLetter(row, { agreedKobo, note }, at), at)
}

/**
 * The pay for which a locked Gig has a free place and holds the money, in kobo; undefined when nobody can be hired, the wallet would have to pay,
 * or it is restricted.
 */
async function payOfHeldPlace(tx: Transaction, row: GigRow, at: Date): Promise<number | undefined> {
  const hiring = await readHiring(tx, row, at)
  if (hiring === null || hiring.freePlaces === 0 || !holdsPay(hiring)) return undefined
  return (await lockRestriction(tx, row.employerId)) ? undefined : hiring.payKobo
}

/** Whether a worker who accepts an invitation to a locked Gig now is hired by the offer that it made. */
export const canAcceptOffer = async (tx: Transaction, row: GigRow, workerId: string, at: Date): Promise<boolean> =>
  (await makesOffer(tx, row.id, workerId)) && (await payOfHeldPlace(tx, row, at)) !== undefined

/**
 * Hires an applicant of a locked Gig who was invited with the offer that the first to accept is hired, for the pay that is held for the place.
 * Does nothing when the wallet would have to pay or is restricted, or when another one was first.
 * @returns the id of the new place; undefined when the applicant was not hired
 */
export async function hireFirstToAccept(
  tx: Transaction,
  row: GigRow,
  { applicantId, workerId }: { readonly applicantId: string; readonly workerId: string },
  at: Date,
): Promise<string | undefined> {
  const agreedKobo = await payOfHeldPlace(tx, row, at)
  if (agreedKobo === undefined || !(await takeOffer(tx, row, workerId, at))) return undefined
  const applicant = await findApplicant(tx, { gigId: row.id, applicantId })
  const id = newId('wg')
  await takePlace(tx, row, applicant, { id, agreedKobo, note: null, clientReference: null }, at)
  return id
}
