import type { Database, Transaction } from '../../platform/db/database.ts'
import type { TransactionStatus, TransactionType } from '../../db/money-schema.ts'
import type { ProviderAnswer } from '../../ports/payments.ts'
import { type Account, balancesOf, type Move, post } from './ledger.ts'
import { canTransition, isFinal, isUnsuccessful } from './payment-states.ts'
import {
  annotatePayment,
  transitionPayment,
  findOrCreatePayment,
  type Payment,
  type PaymentDetails,
} from './payments.ts'
import {
  selectPaymentByReferenceForUpdate,
  selectPaymentOfCallForUpdate,
  updatePayment,
} from './payments-repository.ts'
import { naira } from './naira.ts'
import {
  bookTransferBetween,
  gatewayAccount,
  type PaymentEffect,
  type PaymentEffects,
  paymentEffectsOf,
  settleReversedFundings,
  takeBackFromWallet,
  walletAccount,
} from './payment-effects.ts'
import { notifyPayment } from './events.ts'
import { lockRestriction } from './wallet-state.ts'

const inTransitAccount = ({ employerId }: Payment): Account => ({ kind: 'withdrawal', employerId })
const bookFailedTransfer = bookTransferBetween('withdrawal-returned', inTransitAccount, walletAccount)

/** Books a returned transfer. When it had been booked as successful, the money comes back from the gateway and the fee from fee income. */
const bookReturnedTransfer: PaymentEffect = (tx, paid, at, before) =>
  before.status === 'success'
    ? post(tx, {
        paymentId: paid.id,
        kind: 'withdrawal-returned',
        at,
        moves: [{ account: walletAccount(paid), kobo: paid.amountKobo }, ...transferMoves(paid, -1)],
      })
    : bookFailedTransfer(tx, paid, at, before)

/**
 * Books a withdrawal that comes back to the wallet, and pays from it what the bank is still owed after a chargeback. The lock makes it wait for
 * a chargeback that is booked at the same time, which would otherwise not see the money, nor this the debt.
 */
const returnToWallet =
  (book: PaymentEffect): PaymentEffect =>
  async (tx, paid, at, before) => {
    await lockRestriction(tx, paid.employerId)
    await book(tx, paid, at, before)
    return settleReversedFundings(tx, paid, at)
  }

/** Handles a chargeback of a funding. A payment that had not succeeded needs no booking. */
const reverseFunding: PaymentEffect = async (tx, paid, at, before) => {
  if (before.status !== 'success') return
  await takeBackFromWallet(tx, paid, at)
}

/** The destinations of a withdrawal: the gateway, and the fee income. */
const transferMoves = ({ amountKobo, feeKobo }: Payment, sign: 1 | -1): Move[] => [
  { account: gatewayAccount, kobo: sign * (amountKobo - feeKobo) },
  ...(feeKobo > 0 ? [{ account: { kind: 'fee-income' } as const, kobo: sign * feeKobo }] : []),
]

const bookTransfer: PaymentEffect = (tx, paid, at) =>
  post(tx, {
    paymentId: paid.id,
    kind: 'withdrawal-sent',
    at,
    moves: [{ account: inTransitAccount(paid), kobo: -paid.amountKobo }, ...transferMoves(paid, 1)],
  })

/** What the transitions of payments that concern only the wallet book. Refunds and releases of a Gig's money are booked in `gigs/`. */
const walletEffects: Partial<Record<TransactionType, PaymentEffects>> = {
  wallet_funding: {
    success: bookTransferBetween('funding', () => gatewayAccount, walletAccount),
    reversed: reverseFunding,
  },
  withdrawal: {
    success: bookTransfer,
    failed: returnToWallet(bookFailedTransfer),
    abandoned: returnToWallet(bookFailedTransfer),
    reversed: returnToWallet(bookReturnedTransfer),
  },
  refund: {},
  fee: {},
}

/** Changes the status of a locked payment and runs its side effects: ledger, plan or Gig, notification. */
export async function applyTransition(
  tx: Transaction,
  locked: Payment,
  to: TransactionStatus,
  at: Date,
  facts: PaymentDetails = {},
): Promise<Payment> {
  const moved = await transitionPayment(tx, locked, to, at, facts)
  const effects = walletEffects[moved.type] ?? paymentEffectsOf(moved.type)
  const takenKobo = (await effects[to]?.(tx, moved, at, locked)) ?? 0
  if (!isFinal(to)) return moved
  await notifyPayment(tx, moved, at, takenKobo)
  // A withdrawal leaves the wallet when it begins, so its balance is written then, and its arrival at the bank does not change it.
  if (moved.type === 'withdrawal' && to === 'success' && moved.balanceAfterKobo !== null) return moved
  const { availableKobo } = await balancesOf(tx, moved.employerId)
  return updatePayment(tx, moved.id, { balanceAfterKobo: availableKobo })
}

/** Whether the amount in an answer can be booked: whole kobo, not negative. */
export const isUsable = ({ amountKobo = 0 }: ProviderAnswer) => Number.isSafeInteger(amountKobo) && amountKobo >= 0

/**
 * Applies the provider's answer to a payment. It is idempotent: webhook, check and job may call it any number of times, in any order,
 * and only the first call has effects.
 */
export async function settle(
  db: Database,
  reference: string,
  answer: ProviderAnswer,
  at: Date,
): Promise<Payment | undefined> {
  return db.transaction(async (tx) => {
    const found = await selectPaymentByReferenceForUpdate(tx, reference)
    if (found === undefined || !isUsable(answer)) return found
    const { amountKobo: paidKobo = found.amountKobo } = answer
    if (answer.status === 'success' && isUnsuccessful(found.status)) return settleLate(tx, found, paidKobo, at)
    if (answer.status === 'success' && !isFinal(found.status) && paidKobo !== found.amountKobo) {
      return settleOtherAmount(tx, found, paidKobo, at)
    }
    if (answer.status === 'reversed' && isUnsuccessful(found.status)) return reverseLateMoney(tx, found, answer, at)
    if (found.status === answer.status || !canTransition(found.status, answer.status)) return found
    return applyTransition(tx, found, answer.status, at, factsOf(answer))
  })
}

const factsOf = ({ channel, reason, sessionId }: ProviderAnswer): PaymentDetails => ({
  ...(channel !== undefined && { channel }),
  ...(reason !== undefined && { failureReason: reason, note: reason }),
  ...(sessionId !== undefined && { sessionId }),
})

/** Handles a different amount than requested: the payment fails, and the received money is credited to the wallet. */
async function settleOtherAmount(tx: Transaction, found: Payment, kobo: number, at: Date): Promise<Payment> {
  const reason = `${naira(kobo)} arrived instead of ${naira(found.amountKobo)}. It was added to your wallet.`
  const ended = await applyTransition(tx, found, 'failed', at, { failureReason: reason, note: reason })
  await fundWithLateMoney(tx, ended, kobo, at)
  return ended
}

/** Handles money that arrives for an unsuccessful payment: credits the wallet and adds an explanation to the payment. */
async function settleLate(tx: Transaction, unsuccessful: Payment, kobo: number, at: Date): Promise<Payment> {
  const lateFunding = await fundWithLateMoney(tx, unsuccessful, kobo, at)
  return lateFunding === undefined
    ? unsuccessful
    : annotatePayment(
        tx,
        unsuccessful,
        `${naira(kobo)} arrived later. It was added to your wallet, reference ${lateFunding.reference}.`,
        at,
      )
}

/** Handles a chargeback of money that was credited to the wallet as a separate funding, because the bank names the payment it was paid for. */
async function reverseLateMoney(
  tx: Transaction,
  unsuccessful: Payment,
  answer: ProviderAnswer,
  at: Date,
): Promise<Payment> {
  const { employerId } = unsuccessful
  const lateFunding = await selectPaymentOfCallForUpdate(tx, employerId, lateReferenceOf(unsuccessful))
  if (lateFunding?.status === 'success') await applyTransition(tx, lateFunding, 'reversed', at, factsOf(answer))
  return unsuccessful
}

/** The `clientReference` of the funding that credits the late money of a payment. */
const lateReferenceOf = ({ reference }: Payment) => `late:${reference}`

/** Credits money without a purpose to the wallet as a separate funding, once per payment. @returns the funding when it is new */
async function fundWithLateMoney(
  tx: Transaction,
  found: Payment,
  kobo: number,
  at: Date,
): Promise<Payment | undefined> {
  if (kobo <= 0 || found.type === 'withdrawal') return undefined
  const { payment: lateFunding, isNew } = await findOrCreatePayment(
    tx,
    {
      employerId: found.employerId,
      type: 'wallet_funding',
      direction: 'credit',
      amountKobo: kobo,
      description: `Received for ${found.reference}`,
      channel: found.channel,
      provider: found.provider,
      clientReference: lateReferenceOf(found),
    },
    at,
  )
  return isNew ? applyTransition(tx, lateFunding, 'success', at) : undefined
}
