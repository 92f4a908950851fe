import { canWorkerGig } from '../../../src/rules/worker-gig-states.ts'
import { day, later } from '../../platform/clock/time.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { post, transfer } from '../money/ledger.ts'
import type { PayeeAccount, PaymentEffect, PaymentEffects } from '../money/payment-effects.ts'
import { mailWorker } from '../notifications/worker-mail.ts'
import { addPaymentNote, findOrCreatePayment, type Payment } from '../money/payments.ts'
import { selectStaffedPlace, updatePayoutOf, updateToPaid } from './place-repository.ts'
import { selectGigByIdForUpdate } from './repository.ts'
import { completeIfDone } from './transition-jobs.ts'
import { payoutSentLetter } from './worker-events.ts'

/** Delay before a payout that the bank returned is sent again, in milliseconds. */
const returnedRetryMs = day

const netOf = ({ amountKobo, feeKobo }: Payment) => amountKobo - feeKobo

/** Moves the money of a payout from what is payable to workers to the gateway, or back. */
const postPayout = (tx: Transaction, payout: Payment, kind: 'payout' | 'payout-returned', at: Date) => {
  const kobo = kind === 'payout' ? netOf(payout) : -netOf(payout)
  const moves = transfer({ kind: 'worker-payable' }, { kind: 'gateway' }, kobo)
  return post(tx, { paymentId: payout.id, kind, at, moves })
}

/** Books a payout that reached the worker's bank: the place is paid, and the Gig may be complete (docs/product/states.md#worker-gig). */
const bookPayout: PaymentEffect = async (tx, payout, at) => {
  const row = await selectGigByIdForUpdate(tx, payout.purpose.gigId ?? '')
  await postPayout(tx, payout, 'payout', at)
  const found = await selectStaffedPlace(tx, payout.purpose.workerGigId ?? '')
  if (row === undefined || found === undefined) return
  await mailWorker(tx, found.worker, payoutSentLetter(row, netOf(payout)), at)
  // A late-cancellation fee is paid for a place that stays cancelled, and a repeated payout for one that is paid already.
  if (found.place.paymentId !== payout.id || !canWorkerGig(found.place.status, 'pay')) return
  await updateToPaid(tx, found.place, at)
  await completeIfDone(tx, row, at)
}

/** Handles a payout that the bank returned after its success: the worker is still owed the money, so another payout is planned for it. The place stays paid. */
const repeatPayout: PaymentEffect = async (tx, payout, at, before) => {
  if (before.status !== 'success') return
  await selectGigByIdForUpdate(tx, payout.purpose.gigId ?? '')
  await postPayout(tx, payout, 'payout-returned', at)
  const { employerId, description, counterparty, purpose, id, reference } = payout
  const { payment: repeated } = await findOrCreatePayment(
    tx,
    {
      employerId,
      type: 'worker_payout',
      direction: 'debit',
      amountKobo: netOf(payout),
      description,
      ...(counterparty !== null && { counterparty }),
      purpose,
      provider: 'wallet',
      clientReference: `payout-again:${id}`,
      nextCheckAt: later(at, returnedRetryMs),
    },
    at,
  )
  await addPaymentNote(tx, repeated, `The bank returned ${reference}. The payout is sent again.`, at)
  const found = await selectStaffedPlace(tx, purpose.workerGigId ?? '')
  if (found?.place.paymentId === id) await updatePayoutOf(tx, found.place.id, repeated.id, at)
}

/** The side effects of a payout to a worker. */
export const payoutEffects: PaymentEffects = { success: bookPayout, reversed: repeatPayout }

/** The bank account of the worker whom a payout is for. */
export const accountOfWorker: PayeeAccount = async (tx, { purpose }) =>
  (await selectStaffedPlace(tx, purpose.workerGigId ?? ''))?.worker.account ?? null
