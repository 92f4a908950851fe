import { day, later, minute } from '../../platform/clock/time.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import type { ProviderAnswer } from '../../ports/payments.ts'
import { firstCheckMs } from './check-times.ts'
import { payeeAccountOf } from './payment-effects.ts'
import { canTransition, isFinal } from './payment-states.ts'
import { addPaymentNote, lockPayment, type Payment, type PaymentDetails } from './payments.ts'
import { selectLatestNote, updatePayment } from './payments-repository.ts'
import { applyTransition } from './settle.ts'

/*
 * Payouts to workers (docs/decisions/0037-payouts.md). The pay was booked as payable to the worker when it was released; what happens here is
 * that it reaches the worker's bank. A payout stays not final until a transfer has succeeded: a failed transfer is followed by another
 * one, with a reference of its own, so the provider cannot take it for the failed one and no transfer is ever sent twice.
 */

/** Delay after the first failed transfer, in milliseconds; it doubles with each further one, up to a day. */
const firstRetryMs = 10 * minute

/** The reference of a payout's latest transfer at the provider: that of the payment for the first one, with a number for later ones. */
export const transferReferenceOf = ({ reference, transferAttempt }: Pick<Payment, 'reference' | 'transferAttempt'>) =>
  transferAttempt <= 1 ? reference : `${reference}-${transferAttempt}`

/** The payment's reference and the number of the transfer in a reference that a provider names. Other references are returned as they are. */
export function readTransferReference(named: string): { readonly reference: string; readonly attempt: number } {
  const { reference = named, number = '1' } =
    /^(?<reference>MQ-O-[0-9A-Z]{10})-(?<number>\d{1,4})$/.exec(named)?.groups ?? {}
  return { reference, attempt: Number(number) }
}

/** The bank account has to be given by the worker first. */
const waitsForAccount = 'Waits for the bank account of the worker.'

/** Whether a transfer of the payout was begun whose end is not known. */
const isRunning = ({ transferAttempt, transferFailedAt }: Payment) => transferAttempt > 0 && transferFailedAt === null

/**
 * Sends a payout that is due, or queries its transfer, and applies the answer. Any number of processes may call it concurrently: the
 * transfer is stored before it is sent, and sending the same one again changes nothing at the provider.
 * @throws {ProviderUnavailable}
 */
export async function advancePayout(deps: Deps, stored: Payment): Promise<Payment> {
  // A transfer of another provider must not be repeated here, and a payout of the demo must not be sent with real money.
  if (stored.transferAttempt > 0 && stored.provider !== deps.payments.name) return stored
  if (isFinal(stored.status)) return stored.status === 'success' ? queryTransfer(deps, stored) : stored
  if (isRunning(stored)) return sendTransfer(deps, stored)
  if (stored.nextCheckAt === null || stored.nextCheckAt > deps.now()) return stored
  if (stored.transferAttempt === 0) return beginTransfer(deps, stored)
  // The provider may have changed its mind about the failed transfer, and then a second one would pay twice.
  const latest = await queryTransfer(deps, stored)
  return isFinal(latest.status) || isRunning(latest) ? latest : beginTransfer(deps, latest)
}

/** Queries the latest transfer, without sending anything, and applies the answer. */
async function queryTransfer(deps: Deps, stored: Payment): Promise<Payment> {
  const answer = await deps.payments.lookUpTransfer(transferReferenceOf(stored))
  return answer === undefined ? stored : settleTransfer(deps, stored, answer)
}

/** Stores the next transfer of a payout with the worker's account of this moment, and sends it; without an account the payout waits. */
async function beginTransfer(deps: Deps, stored: Payment): Promise<Payment> {
  const begun = await deps.db.transaction(async (tx) => {
    const at = deps.now()
    const row = await lockPayment(tx, stored.id)
    if (isFinal(row.status) || isRunning(row) || row.transferAttempt !== stored.transferAttempt) return row
    const destination = await payeeAccountOf(tx, row)
    if (destination === null) {
      if ((await selectLatestNote(tx, row.id)) !== waitsForAccount) await addPaymentNote(tx, row, waitsForAccount, at)
      return row
    }
    if (row.transferAttempt > 0) await addPaymentNote(tx, row, 'The payout was sent again.', at)
    return updatePayment(tx, row.id, {
      provider: deps.payments.name,
      destination,
      transferAttempt: row.transferAttempt + 1,
      transferFailedAt: null,
      nextCheckAt: later(at, firstCheckMs),
      checks: 0,
    })
  })
  return isRunning(begun) && !isFinal(begun.status) ? sendTransfer(deps, begun) : begun
}

/** Sends the stored transfer, or gets the status of the transfer that was sent with its reference. */
async function sendTransfer(deps: Deps, stored: Payment): Promise<Payment> {
  const { amountKobo, feeKobo, destination, description } = stored
  const reference = transferReferenceOf(stored)
  if (destination === null) throw new Error(`Payout ${reference} has no account to go to`)
  const answer = await deps.payments.beginTransfer({
    reference,
    amountKobo: amountKobo - feeKobo,
    account: destination,
    description,
  })
  return settleTransfer(deps, stored, answer)
}

const detailsOf = ({ channel, sessionId }: ProviderAnswer): PaymentDetails => ({
  channel: channel ?? 'bank_transfer',
  ...(sessionId !== undefined && { sessionId }),
})

/**
 * Applies the provider's answer about a transfer, once. A success makes the payout final; a failure plans another transfer; a transfer that
 * the bank returns after its success reverses the payout.
 */
async function settleTransfer(deps: Deps, asked: Payment, answer: ProviderAnswer): Promise<Payment> {
  const at = deps.now()
  return deps.db.transaction(async (tx) => {
    const row = await lockPayment(tx, asked.id)
    if (row.transferAttempt !== asked.transferAttempt) return row
    switch (answer.status) {
      case 'success':
        return canTransition(row.status, 'success') ? applyTransition(tx, row, 'success', at, detailsOf(answer)) : row
      case 'pending':
      case 'processing': {
        if (isFinal(row.status)) return row
        const running =
          row.transferFailedAt === null ? row : await updatePayment(tx, row.id, { transferFailedAt: null })
        return answer.status === 'processing' && canTransition(running.status, 'processing')
          ? applyTransition(tx, running, 'processing', at, detailsOf(answer))
          : running
      }
      case 'failed':
      case 'abandoned':
      case 'reversed':
        if (!isFinal(row.status)) return row.transferFailedAt === null ? planRetry(tx, deps, row, answer, at) : row
        return answer.status === 'reversed' && canTransition(row.status, 'reversed')
          ? applyTransition(tx, row, 'reversed', at, { note: answer.reason ?? 'The bank returned the transfer.' })
          : row
    }
  })
}

/** Stores that the running transfer failed, and when the next one is sent. */
async function planRetry(
  tx: Transaction,
  { log }: Deps,
  row: Payment,
  { reason = 'The bank did not accept the transfer.' }: ProviderAnswer,
  at: Date,
): Promise<Payment> {
  log.error('payout-failed', { reference: transferReferenceOf(row), attempt: row.transferAttempt })
  await addPaymentNote(tx, row, `${reason} The payout will be sent again.`, at)
  const delayMs = Math.min(firstRetryMs * 2 ** (row.transferAttempt - 1), day)
  return updatePayment(tx, row.id, { transferFailedAt: at, nextCheckAt: later(at, delayMs), checks: 0 })
}

/** Queries a transfer after which another one was begun. When it was sent after all, the operator has to recover one of the two. */
export async function checkEarlierTransfer({ payments, log }: Deps, reference: string) {
  const answer = await payments.lookUpTransfer(reference)
  if (answer?.status === 'success') log.error('payout-sent-twice', { reference })
}
