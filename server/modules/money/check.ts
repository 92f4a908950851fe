import { abandonedAfterMs, answerOf, type EventSubject, type ProviderAnswer } from '../../ports/payments.ts'
import type { Deps } from '../../ports/deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lateArrivalMs, nextCheckAfter } from './check-times.ts'
import { isFinal, isUnsuccessful } from './payment-states.ts'
import type { Payment } from './payments.ts'
import { selectDuePaymentForUpdate, selectPaymentByReference, updatePayment } from './payments-repository.ts'
import { advancePayout, checkEarlierTransfer, readTransferReference } from './payouts.ts'
import { isUsable, settle } from './settle.ts'
import { latestEnd, later } from '../../platform/clock/time.ts'

/**
 * Queries the provider for the status of a payment. A withdrawal that is not final and that the provider does not know is sent now; the reference
 * makes this idempotent. A final withdrawal is never sent: the money of a failed one is back in the wallet.
 * @returns undefined when the provider does not know a final withdrawal
 */
async function queryProvider(
  deps: Deps,
  { type, status, reference, amountKobo, feeKobo, destination, description, createdAt }: Payment,
): Promise<ProviderAnswer | undefined> {
  if (type !== 'withdrawal') {
    // A charge unknown to the provider has no payment page, but the client may still repeat the call and get one.
    const statusIfUnknown = later(createdAt, abandonedAfterMs) > deps.now() ? 'pending' : 'abandoned'
    return (await deps.payments.lookUpCharge(reference)) ?? { status: statusIfUnknown }
  }
  if (isFinal(status)) return deps.payments.lookUpTransfer(reference)
  if (destination === null) throw new Error(`Withdrawal ${reference} has no account to go to`)
  return deps.payments.beginTransfer({ reference, amountKobo: amountKobo - feeKobo, account: destination, description })
}

async function queryAndSettle(deps: Deps, stored: Payment): Promise<Payment> {
  if (stored.type === 'worker_payout') return advancePayout(deps, stored)
  // A payment of another provider must not be queried: a withdrawal of the demo would be sent with real money.
  if (stored.provider !== deps.payments.name) return stored
  const answer = await queryProvider(deps, stored)
  if (answer === undefined) return stored
  reportOddities(deps, stored, answer)
  return (await settle(deps.db, stored.reference, answer, deps.now())) ?? stored
}

/** Logs what nobody but the operator can put right: `settle` books none of it. */
function reportOddities({ log }: Deps, { reference, type, status }: Payment, answer: ProviderAnswer) {
  const { amountKobo: kobo } = answer
  if (!isUsable(answer)) log.error('amount-unusable', { reference, ...(kobo !== undefined && { kobo }) })
  else if (type === 'withdrawal' && answer.status === 'success' && isUnsuccessful(status)) {
    log.error('transfer-after-failure', { reference })
  }
}

/**
 * Queries the provider about a payment and applies its answer.
 * @returns the updated payment; unchanged when the provider does not answer
 */
export const checkPayment = (deps: Deps, open: Payment): Promise<Payment> =>
  answerOf(queryAndSettle(deps, open), () => open)

/** The payments that leave by a transfer; all others arrive by a charge. */
const isSent = ({ type }: Payment) => type === 'withdrawal' || type === 'worker_payout'

/**
 * Handles an event of the provider about a payment by querying its status. Unknown references are ignored, and those of a payment of another
 * kind than the event is about.
 * @param about undefined where the caller does not know it
 * @throws {Refusal} UNAVAILABLE when the provider does not answer, so that it sends the webhook again: a final payment is not queried otherwise
 */
export async function handleProviderEvent(deps: Deps, reference: string, about?: EventSubject) {
  const transfer = readTransferReference(reference)
  const row = await selectPaymentByReference(deps.db, transfer.reference)
  if (row === undefined || (about !== undefined && isSent(row) !== (about === 'transfer'))) return
  const isEarlier = row.type === 'worker_payout' && transfer.attempt < row.transferAttempt
  const handled: Promise<unknown> = isEarlier ? checkEarlierTransfer(deps, reference) : queryAndSettle(deps, row)
  await answerOf(handled, () => {
    throw new Refusal('UNAVAILABLE', 'The payment provider does not answer.')
  })
}

/** Takes the payment whose check is due for the longest time, and plans its next check. @returns undefined when none is due */
async function claimDuePayment(deps: Deps): Promise<Payment | undefined> {
  const at = deps.now()
  // No check is planned further ahead than that: a later one was planned by a clock that was ahead.
  const latest = latestEnd(at, lateArrivalMs)
  return deps.db.transaction(async (tx) => {
    const due = await selectDuePaymentForUpdate(tx, { at, latest })
    if (due !== undefined) {
      await updatePayment(tx, due.id, { checks: due.checks + 1, nextCheckAt: nextCheckAfter(due, at) })
    }
    return due
  })
}

/**
 * Checks the payments that are due, one after another: their webhook may be lost, the process that created them may have died, or an abandoned
 * charge may have been paid late. Several may run concurrently; each takes payments that the others have not.
 * @param stopping begins no further check once it is aborted
 * @returns the number of checked payments
 */
export async function checkDuePayments(deps: Deps, stopping = new AbortController().signal): Promise<number> {
  let checked = 0
  while (!stopping.aborted) {
    const due = await claimDuePayment(deps)
    if (due === undefined) break
    await checkPayment(deps, due)
    checked += 1
  }
  return checked
}
