import type { Transaction } from '../../platform/db/database.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { feeOn } from '../../../src/rules/gig-price.ts'
import { nonZeroMoves, post, transfer } from '../money/ledger.ts'
import { naira } from '../money/naira.ts'
import { mailMoneyNotification, notifyOfMoney } from '../notifications/money-notifications.ts'
import { type PaymentEffects, payerAccount, takeBackFromWallet } from '../money/payment-effects.ts'
import type { Payment } from '../money/payments.ts'
import { countPostedGig, lockPlan } from '../billing/periods.ts'
import { scheduleReminder } from './mail-jobs.ts'
import { scheduleNextCheck, scheduleTeamInvites } from './scheduled-transitions.ts'
import { notifyGigEvent } from './events.ts'
import { selectGigByIdForUpdate, updateGigRow } from './repository.ts'
import { isTransitionAllowed } from './states.ts'
import { transitionGig } from './service.ts'

/** Locks the plan and then the Gig of a payment, in the order of `payFromWallet`; undefined when the Gig was deleted. */
async function lockGigOfPayment(tx: Transaction, { employerId, purpose }: Payment): Promise<GigRow | undefined> {
  await lockPlan(tx, employerId)
  return selectGigByIdForUpdate(tx, purpose.gigId ?? '')
}

/** Posts what a payment for a Gig pays: held pay, fee and VAT. `gig-taken-back` moves the same back to the payer. */
function postPaidParts(
  tx: Transaction,
  payment: Payment,
  kind: 'gig' | 'gig-extra' | 'gig-taken-back',
  { id: gigId, subtotalKobo, feeKobo, vatKobo }: Pick<GigRow, 'id' | 'subtotalKobo' | 'feeKobo' | 'vatKobo'>,
  at: Date,
) {
  const { employerId, amountKobo, id: paymentId } = payment
  const sign = kind === 'gig-taken-back' ? -1 : 1
  const moves = nonZeroMoves(
    { account: payerAccount(payment), kobo: -sign * amountKobo },
    { account: { kind: 'held', employerId, gigId }, kobo: sign * subtotalKobo },
    { account: { kind: 'fee-income' }, kobo: sign * feeKobo },
    { account: { kind: 'vat' }, kobo: sign * vatKobo },
  )
  return post(tx, { paymentId, kind, at, moves })
}

/**
 * Books the payment of a Gig in one posting (held pay, fee, VAT), opens the Gig and counts it against the plan's quota. When the Gig
 * no longer waits for this payment, the money is credited to the wallet.
 */
async function bookGigPayment(tx: Transaction, payment: Payment, at: Date) {
  const row = await lockGigOfPayment(tx, payment)
  const { employerId, amountKobo, id: paymentId } = payment
  if (row === undefined || !isTransitionAllowed(row.status, 'pay') || row.totalKobo !== amountKobo) {
    const isExternal = payment.channel !== 'wallet'
    if (isExternal) {
      const moves = transfer({ kind: 'gateway' }, { kind: 'wallet', employerId }, amountKobo)
      await post(tx, { paymentId, kind: 'gig-unneeded', at, moves })
      const message = `${naira(amountKobo)} was added to your wallet, because your Gig did not wait for this payment any more.`
      await notifyOfMoney(tx, employerId, { title: 'Money in your wallet', message }, at, {
        type: 'payment',
        id: payment.reference,
      })
    }
    return
  }
  await postPaidParts(tx, payment, 'gig', row, at)
  await countPostedGig(tx, employerId)
  const opened = await transitionGig(tx, row, 'pay', at, { paidKobo: amountKobo, paymentId, publishedAt: at })
  await notifyGigEvent(tx, opened, 'published', at)
  const notification = { title: 'Payment successful', message: `You paid ${naira(amountKobo)} for “${opened.title}”.` }
  await mailMoneyNotification(tx, employerId, notification, at)
  await scheduleReminder(tx, opened, at)
  await scheduleNextCheck(tx, opened, at)
  if (opened.republishedFromGigId !== null) await scheduleTeamInvites(tx, opened, at)
}

/**
 * Books what a hire costs beyond the money that the Gig holds: the payment names the place (`hiring.ts` of people). Pay, fee and VAT of the
 * Gig grow by it, so that what was paid stays the sum of its parts.
 */
async function bookExtraPay(tx: Transaction, payment: Payment, at: Date) {
  const row = await lockGigOfPayment(tx, payment)
  const { employerId, amountKobo } = payment
  if (row === undefined) throw new Error(`Payment ${payment.reference} is for a Gig that does not exist`)
  const payKobo = amountKobo - payment.feeKobo
  const { feeKobo, vatKobo } = feeOn(payKobo)
  await postPaidParts(tx, payment, 'gig-extra', { id: row.id, subtotalKobo: payKobo, feeKobo, vatKobo }, at)
  await updateGigRow(
    tx,
    row.id,
    {
      subtotalKobo: row.subtotalKobo + payKobo,
      feeKobo: row.feeKobo + feeKobo,
      vatKobo: row.vatKobo + vatKobo,
      totalKobo: row.totalKobo + amountKobo,
      paidKobo: row.paidKobo + amountKobo,
    },
    at,
  )
  const message = `${naira(amountKobo)} was paid from your wallet for the higher pay of a worker of “${row.title}”.`
  await mailMoneyNotification(tx, employerId, { title: 'Payment successful', message }, at)
}

/**
 * Handles a chargeback of a Gig's payment. Without hired workers the Gig is cancelled and the whole posting is reversed, unless other money
 * was paid for the Gig or some was released: then the posting is not what is left. Otherwise the workers' pay stays held, the wallet is debited up to its balance and restricted until support has reviewed it.
 */
async function reverseGigPayment(tx: Transaction, payment: Payment, at: Date, before: Payment) {
  if (before.status !== 'success') return
  const row = await lockGigOfPayment(tx, payment)
  const { amountKobo, id: paymentId } = payment
  const isCancellable =
    row !== undefined &&
    row.paymentId === paymentId &&
    row.workersHired === 0 &&
    row.paidKobo === amountKobo &&
    row.releasedKobo === 0 &&
    isTransitionAllowed(row.status, 'cancel')
  if (isCancellable) {
    await postPaidParts(tx, payment, 'gig-taken-back', row, at)
    const closed = await transitionGig(tx, row, 'cancel', at, {
      closedReason: 'payment_returned',
      deadlineAt: null,
      nextSessionAt: null,
      feeKobo: 0,
      vatKobo: 0,
      refundedKobo: row.refundedKobo + amountKobo,
    })
    return notifyGigEvent(tx, closed, 'paymentReversed', at)
  }
  await takeBackFromWallet(tx, payment, at)
  if (row !== undefined) await notifyGigEvent(tx, row, 'paymentReversed', at)
}

/** The side effects of a payment for a Gig. */
export const gigPaymentEffects: PaymentEffects = {
  success: (tx, paid, at) => (isExtraPay(paid) ? bookExtraPay(tx, paid, at) : bookGigPayment(tx, paid, at)),
  reversed: reverseGigPayment,
}

/** Whether a payment for a Gig is for one place of it. */
const isExtraPay = ({ purpose }: Payment) => purpose.workerGigId !== undefined

/** Links the newest payment to its Gig. */
export async function linkGigPayment(tx: Transaction, { id, purpose }: Payment, at: Date) {
  if (purpose.gigId !== undefined) await updateGigRow(tx, purpose.gigId, { paymentId: id }, at)
}
