import type { Destination, TransactionStatus, TransactionType } from '../../db/money-schema.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { type Account, balancesOf, owedToGatewayKobo, post, transfer } from './ledger.ts'
import type { Payment } from './payments.ts'
import { selectReversedFundings } from './payments-repository.ts'
import { restrictWallet } from './wallet-state.ts'

/**
 * A side effect of a payment's transition on the ledger and on what was paid for; `before` is the payment before the transition.
 * @returns the part of the money in kobo that the bank took immediately, where that can happen
 */
export type PaymentEffect = (tx: Transaction, paid: Payment, at: Date, before: Payment) => Promise<number | void>
export type PaymentEffects = Partial<Record<TransactionStatus, PaymentEffect>>

const effectsByType = new Map<TransactionType, PaymentEffects>()

/**
 * Registers the side effects of one type of payment. Each module registers those of what it sells, so that money does not import it
 * (`app/payment-effects.ts`).
 */
export const registerPaymentEffects = (type: TransactionType, effects: PaymentEffects) =>
  void effectsByType.set(type, effects)

/** The side effects of a type of payment. @throws {Error} without registered ones: the payment must not change without them */
export function paymentEffectsOf(type: TransactionType): PaymentEffects {
  const effects = effectsByType.get(type)
  if (effects === undefined) throw new Error(`No module registered the effects of a ${type}`)
  return effects
}

/** Finds the bank account of the worker whom a payout is for; null while the worker has given none. */
export type PayeeAccount = (tx: Transaction, payout: Payment) => Promise<Destination | null>

let findPayeeAccount: PayeeAccount | undefined

/** Registers how the account of a payout's worker is found, so that money does not import the module of the workers. */
export const registerPayeeAccount = (find: PayeeAccount) => void (findPayeeAccount = find)

/** The bank account that a payout goes to; null while there is none. @throws {Error} when no module registered how it is found */
export function payeeAccountOf(tx: Transaction, payout: Payment): Promise<Destination | null> {
  if (findPayeeAccount === undefined) throw new Error('No module registered the accounts of payouts')
  return findPayeeAccount(tx, payout)
}

export const walletAccount = ({ employerId }: Payment): Account => ({ kind: 'wallet', employerId })
export const gatewayAccount: Account = { kind: 'gateway' }

/** The account that pays: the wallet, or the gateway for a payment on the provider's page. */
export const payerAccount = (paid: Payment): Account =>
  paid.channel === 'wallet' ? walletAccount(paid) : gatewayAccount

/** Takes the money of a chargeback back: debits the wallet up to its balance and restricts it until support has reviewed it. */
export async function takeBackFromWallet(tx: Transaction, paid: Payment, at: Date) {
  await restrictWallet(tx, paid.employerId)
  const { availableKobo } = await balancesOf(tx, paid.employerId)
  const kobo = Math.min(availableKobo, paid.amountKobo)
  if (kobo === 0) return
  const moves = transfer(walletAccount(paid), gatewayAccount, kobo)
  await post(tx, { paymentId: paid.id, kind: 'taken-back', at, moves })
}

/**
 * Pays from the wallet what the gateway is still owed for the employer's reversed fundings, when money comes back to the wallet that such a
 * funding brought, from a Gig or a withdrawal: up to this money, the oldest funding first.
 * @returns how much of it was paid, in kobo
 */
export async function settleReversedFundings(tx: Transaction, credit: Payment, at: Date): Promise<number> {
  let leftKobo = credit.amountKobo
  for (const funding of await selectReversedFundings(tx, credit.employerId)) {
    const kobo = Math.min(leftKobo, await owedToGatewayKobo(tx, funding.id))
    leftKobo -= kobo
    if (kobo === 0) continue
    const moves = transfer(walletAccount(funding), gatewayAccount, kobo)
    await post(tx, { paymentId: funding.id, kind: `${credit.id}:taken-back`, at, moves })
  }
  return credit.amountKobo - leftKobo
}

/** Books a movement of the payment's whole amount from one account to another. */
export const bookTransferBetween =
  (kind: string, from: (paid: Payment) => Account, to: (paid: Payment) => Account): PaymentEffect =>
  (tx, paid, at) =>
    post(tx, { paymentId: paid.id, kind, at, moves: transfer(from(paid), to(paid), paid.amountKobo) })
