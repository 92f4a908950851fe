import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../db/database.ts'
import { payment, type TransactionStatus, type TransactionType } from '../../db/money-schema.ts'
import { notification, wallet } from '../../db/schema.ts'
import type { ProviderAnswer } from '../../adapters/payments/provider.ts'
import { gigPaid, gigTakenBack } from '../gigs/effects.ts'
import { newId } from '../secrets.ts'
import { type Account, balancesOf, type Move, post } from './ledger.ts'
import { canMove, isFinal, isGivenUp } from './payment-states.ts'
import { explainPayment, movePayment, openPayment, type Payment, type PaymentFacts } from './payments.ts'
import { naira } from './naira.ts'
import { lockPlan, startPeriod, stopPeriod } from './periods.ts'

/** What a payment does to the ledger and to what was paid for when it gets to a status; `before` is the payment as it was. */
type Effect = (tx: Transaction, paid: Payment, at: Date, before: Payment) => Promise<void>
type Effects = Partial<Record<TransactionStatus, Effect>>

const walletOf = ({ employerId }: Payment): Account => ({ kind: 'wallet', employerId })
const gateway: Account = { kind: 'gateway' }

/** Books a movement of the payment's whole amount from one account to another. */
const book =
  (kind: string, from: (paid: Payment) => Account, to: (paid: Payment) => Account): Effect =>
  (tx, paid, at) =>
    post(tx, {
      paymentId: paid.id,
      kind,
      at,
      moves: [
        { account: from(paid), kobo: -paid.amountKobo },
        { account: to(paid), kobo: paid.amountKobo },
      ],
    })

const leaving = ({ employerId }: Payment): Account => ({ kind: 'withdrawal', employerId })
const giveBack = book('withdrawal-returned', leaving, walletOf)

/** A bank that returns a transfer may have said before that it arrived: it comes back from outside then, and its fee from our income. */
const returnTransfer: Effect = (tx, paid, at, before) =>
  before.status === 'success'
    ? post(tx, {
        paymentId: paid.id,
        kind: 'withdrawal-returned',
        at,
        moves: [{ account: walletOf(paid), kobo: paid.amountKobo }, ...arrived(paid, -1)],
      })
    : giveBack(tx, paid, at, before)

/** A bank took a payment back: what is still there goes, and the wallet is closed for a person to look at. What never came is not missing. */
const takeBack: Effect = async (tx, paid, at, before) => {
  if (before.status !== 'success') return
  await tx.update(wallet).set({ status: 'restricted' }).where(eq(wallet.employerId, paid.employerId))
  const { availableKobo } = await balancesOf(tx, paid.employerId)
  const kobo = Math.min(availableKobo, paid.amountKobo)
  if (kobo === 0) return
  await post(tx, {
    paymentId: paid.id,
    kind: 'taken-back',
    at,
    moves: [
      { account: walletOf(paid), kobo: -kobo },
      { account: gateway, kobo },
    ],
  })
}

/** The two places where a withdrawal ends: the bank, and our fee. */
const arrived = ({ amountKobo, feeKobo }: Payment, sign: 1 | -1): Move[] => [
  { account: gateway, kobo: sign * (amountKobo - feeKobo) },
  ...(feeKobo > 0 ? [{ account: { kind: 'fee-income' } as const, kobo: sign * feeKobo }] : []),
]

const sendOut: Effect = (tx, paid, at) =>
  post(tx, {
    paymentId: paid.id,
    kind: 'withdrawal-sent',
    at,
    moves: [{ account: leaving(paid), kobo: -paid.amountKobo }, ...arrived(paid, 1)],
  })

/** A plan paid from the wallet is booked out of it, one paid on the payment page comes from outside. */
const payerOf = (paid: Payment): Account => (paid.channel === 'wallet' ? walletOf(paid) : gateway)
const planIncome = (): Account => ({ kind: 'plan-income' })

/** Income from a plan, and its period. The plan is locked before the wallet, as its renewal does: the other way round they would stop each other. */
const subscribe: Effect = async (tx, paid, at, before) => {
  await lockPlan(tx, paid.employerId)
  await book('plan', payerOf, planIncome)(tx, paid, at, before)
  await startPeriod(tx, paid, at)
}

/** A bank took the price of a plan back: it is not paid any more, and has to be paid again to post Gigs. */
const takePlanBack: Effect = async (tx, paid, at, before) => {
  if (before.status !== 'success') return
  await lockPlan(tx, paid.employerId)
  await book('plan-taken-back', planIncome, payerOf)(tx, paid, at, before)
  await stopPeriod(tx, before, at)
}

/** What follows from payments by themselves. Refunds and releases of a Gig's money are booked where they are decided (`gigs/`). */
const effects: Partial<Record<TransactionType, Effects>> = {
  wallet_funding: { success: book('funding', () => gateway, walletOf), reversed: takeBack },
  withdrawal: { success: sendOut, failed: giveBack, abandoned: giveBack, reversed: returnTransfer },
  subscription: { success: subscribe, reversed: takePlanBack },
  gig_payment: { success: gigPaid, reversed: gigTakenBack },
}

/** Moves a locked payment to a status, with everything that follows from it: ledger, plan, notification. */
export async function carryOut(
  tx: Transaction,
  locked: Payment,
  to: TransactionStatus,
  at: Date,
  facts: PaymentFacts = {},
): Promise<Payment> {
  const moved = await movePayment(tx, locked, to, at, facts)
  await effects[moved.type]?.[to]?.(tx, moved, at, locked)
  if (!isFinal(to)) return moved
  await notify(tx, moved, at)
  const { availableKobo } = await balancesOf(tx, moved.employerId)
  const [settled] = await tx
    .update(payment)
    .set({ balanceAfterKobo: availableKobo })
    .where(eq(payment.id, moved.id))
    .returning()
  return settled ?? moved
}

/**
 * Brings a payment to what its provider says. It may be told any number of times, by webhook, check and job, in any order: the first
 * telling counts, the others find it done.
 */
export async function settle(
  db: Database,
  reference: string,
  answer: ProviderAnswer,
  at: Date,
): Promise<Payment | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx.select().from(payment).where(eq(payment.reference, reference)).for('update')
    if (found === undefined) return undefined
    const { amountKobo: paidKobo = found.amountKobo } = answer
    if (answer.status === 'success' && isGivenUp(found.status)) return settleLate(tx, found, paidKobo, at)
    if (answer.status === 'success' && !isFinal(found.status) && paidKobo !== found.amountKobo) {
      return settleOtherAmount(tx, found, paidKobo, at)
    }
    if (found.status === answer.status || !canMove(found.status, answer.status)) return found
    return carryOut(tx, found, answer.status, at, factsOf(answer))
  })
}

const factsOf = ({ channel, reason, sessionId }: ProviderAnswer): PaymentFacts => ({
  ...(channel !== undefined && { channel }),
  ...(reason !== undefined && { failureReason: reason, note: reason }),
  ...(sessionId !== undefined && { sessionId }),
})

/** Another amount came than was asked for: what was to be paid is not paid, and the money goes to the wallet. */
async function settleOtherAmount(tx: Transaction, found: Payment, kobo: number, at: Date): Promise<Payment> {
  const reason = `${naira(kobo)} arrived instead of ${naira(found.amountKobo)}. It was added to your wallet.`
  const ended = await carryOut(tx, found, 'failed', at, { failureReason: reason, note: reason })
  await fundLate(tx, ended, kobo, at)
  return ended
}

/** Money arrives for a payment which is over: the payment says where it went. */
async function settleLate(tx: Transaction, over: Payment, kobo: number, at: Date): Promise<Payment> {
  const late = await fundLate(tx, over, kobo, at)
  return late === undefined
    ? over
    : explainPayment(
        tx,
        over,
        `${naira(kobo)} arrived later. It was added to your wallet, reference ${late.reference}.`,
        at,
      )
}

/** Money that is for nothing (any more) is nobody's but the employer's: it becomes a funding of the wallet, once. @returns that funding when it is new */
async function fundLate(tx: Transaction, found: Payment, kobo: number, at: Date): Promise<Payment | undefined> {
  if (kobo <= 0 || found.type === 'withdrawal') return undefined
  const { payment: late, isNew } = await openPayment(
    tx,
    {
      employerId: found.employerId,
      type: 'wallet_funding',
      direction: 'credit',
      amountKobo: kobo,
      description: `Received for ${found.reference}`,
      channel: found.channel,
      provider: found.provider,
      clientReference: `late:${found.reference}`,
    },
    at,
  )
  return isNew ? carryOut(tx, late, 'success', at) : undefined
}

const news: Partial<
  Record<TransactionType, Partial<Record<TransactionStatus, (paid: Payment) => { title: string; message: string }>>>
> = {
  wallet_funding: {
    success: ({ amountKobo }) => ({
      title: 'Payment received',
      message: `Your wallet was credited with ${naira(amountKobo)}.`,
    }),
    failed: ({ amountKobo, reference }) => ({
      title: 'Payment failed',
      message: `Your payment of ${naira(amountKobo)} did not go through. Reference ${reference}.`,
    }),
    reversed: ({ amountKobo, reference }) => ({
      title: 'Payment returned',
      message: `Your payment of ${naira(amountKobo)} was returned by your bank. Reference ${reference}.`,
    }),
  },
  withdrawal: {
    success: ({ amountKobo, feeKobo }) => ({
      title: 'Withdrawal sent',
      message: `${naira(amountKobo - feeKobo)} was sent to your bank account.`,
    }),
    failed: ({ amountKobo, reference }) => ({
      title: 'Withdrawal failed',
      message: `${naira(amountKobo)} is back in your wallet. Reference ${reference}.`,
    }),
    reversed: ({ amountKobo, reference }) => ({
      title: 'Withdrawal returned',
      message: `Your bank returned ${naira(amountKobo)} to your wallet. Reference ${reference}.`,
    }),
  },
  subscription: {
    success: ({ description }) => ({ title: 'Payment successful', message: `${description} is paid.` }),
    failed: ({ description, reference }) => ({
      title: 'Payment failed',
      message: `${description} was not paid. Reference ${reference}.`,
    }),
    reversed: ({ amountKobo, reference }) => ({
      title: 'Payment returned',
      message: `Your payment of ${naira(amountKobo)} was returned by your bank. Reference ${reference}.`,
    }),
  },
  gig_payment: {
    failed: ({ description, reference }) => ({
      title: 'Payment failed',
      message: `“${description}” was not paid. Reference ${reference}.`,
    }),
  },
  refund: {
    success: ({ amountKobo, description }) => ({
      title: 'Money returned',
      message: `${naira(amountKobo)} is back in your wallet. ${description}.`,
    }),
  },
}

async function notify(tx: Transaction, paid: Payment, at: Date) {
  const words = news[paid.type]?.[paid.status]?.(paid)
  if (words === undefined) return
  await tx.insert(notification).values({
    id: newId('ntf'),
    employerId: paid.employerId,
    ...words,
    metadata: { type: 'payment', id: paid.reference },
    createdAt: at,
  })
}
