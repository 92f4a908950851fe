import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/db/database.ts'
import { payment, pin, sandboxPayment, withdrawalAccount } from '../db/money-schema.ts'
import { wallet } from '../db/schema.ts'
import { day, later, minute } from '../platform/clock/time.ts'
import { findOrCreatePayment, type Payment } from '../modules/money/payments.ts'
import { plans } from '../modules/billing/plans.ts'
import { applyTransition } from '../modules/money/settle.ts'
import { openWithdrawal } from '../modules/money/wallet.ts'
import { type DemoPayment, demoPayments } from './demo-payments.ts'
import type { Step } from './demo-timeline.ts'
import { lagosTime } from './lagos-time.ts'

/** The PIN of the demo's wallet. */
export const demoPin = '2580'

/** When the demo's wallet was opened. */
const opened = { daysAgo: 184, at: '11:05' }

const account = {
  bankCode: '011',
  bankName: 'First Bank of Nigeria',
  accountNumber: '0000014579',
  accountName: 'EKO EVENTS LTD',
  verified: true,
}

/** Creates the demo employer's active wallet with a PIN and a bank account. */
export async function openWallet(tx: Transaction, employerId: string, pinHash: string, now: Date) {
  const openedAt = lagosTime(now, opened)
  await tx.insert(withdrawalAccount).values({ employerId, ...account, changedAt: openedAt })
  await tx.insert(pin).values({ employerId, hash: pinHash, changedAt: openedAt })
  await tx.update(wallet).set({ status: 'active' }).where(eq(wallet.employerId, employerId))
}

/** Six months of final and unfinished payments, made with the product's own functions. */
export const moneySteps = (employerId: string, now: Date): Step[] =>
  demoPayments
    .map((demoPayment) => ({ demoPayment, at: lagosTime(now, demoPayment) }))
    .filter(({ demoPayment, at }) => later(at, minutesOf(demoPayment) * minute) <= now)
    .map(({ demoPayment, at }) => ({ at, run: (tx) => play(tx, employerId, demoPayment, at, now) }))

const minutesOf = ({ type, minutes = type === 'withdrawal' ? 3 : 1 }: DemoPayment) => minutes

/** Creates a payment and applies its status. */
async function play(tx: Transaction, employerId: string, demoPayment: DemoPayment, at: Date, now: Date) {
  const { status = 'success', reason } = demoPayment
  const begun = await begin(tx, employerId, demoPayment, at)
  if (begun.status !== 'pending') return
  const isTransfer = begun.channel === 'bank_transfer'
  const facts = {
    ...(demoPayment.type === 'funding' && status !== 'abandoned' && { channel: demoPayment.channel }),
    ...(reason !== undefined && { failureReason: reason, note: reason }),
    ...(isTransfer && status === 'success' && { sessionId: traceNumber(at) }),
  }
  const current =
    isTransfer || status === 'processing'
      ? await applyTransition(tx, begun, 'processing', later(at, minute / 4))
      : begun
  if (status === 'processing') return leaveWithBank(tx, current, later(now, day))
  await applyTransition(tx, current, status, later(at, minutesOf(demoPayment) * minute), facts)
}

async function begin(tx: Transaction, employerId: string, demoPayment: DemoPayment, at: Date): Promise<Payment> {
  if (demoPayment.type === 'withdrawal') {
    return openWithdrawal(tx, { employerId, amountKobo: demoPayment.kobo, provider: 'sandbox' }, at)
  }
  const { payment: begun } = await findOrCreatePayment(
    tx,
    { employerId, ...(demoPayment.type === 'plan' ? planPayment(demoPayment) : fundingPayment(demoPayment)) },
    at,
  )
  return demoPayment.type === 'plan' && demoPayment.from === 'wallet'
    ? applyTransition(tx, begun, 'success', at)
    : begun
}

const fundingPayment = ({ kobo, channel }: DemoPayment & { type: 'funding' }) =>
  ({
    type: 'wallet_funding',
    direction: 'credit',
    amountKobo: kobo,
    description: 'Wallet funding',
    provider: 'sandbox',
    channel,
  }) as const

const planPayment = ({ plan, from }: DemoPayment & { type: 'plan' }) =>
  ({
    type: 'subscription',
    direction: 'debit',
    amountKobo: plans[plan].priceKobo.month,
    description: `${plans[plan].name} plan, 1 month`,
    purpose: { planCode: plan, interval: 'month' },
    channel: from,
    provider: from === 'wallet' ? 'wallet' : 'sandbox',
  }) as const

/** Stores a payment in the sandbox, so that checks of it get the answer processing, and success from `knownAt` on. */
export async function leaveWithBank(
  tx: Transaction,
  { id, reference, type, amountKobo, feeKobo, description, createdAt }: Payment,
  knownAt: Date,
) {
  const isTransfer = type === 'withdrawal'
  const sandboxFields = {
    reference,
    description,
    createdAt,
    knownAt,
    status: 'success',
    channel: 'bank_transfer',
  } as const
  await tx.insert(sandboxPayment).values({
    ...sandboxFields,
    kind: isTransfer ? 'transfer' : 'charge',
    amountKobo: isTransfer ? amountKobo - feeKobo : amountKobo,
  })
  await tx.update(payment).set({ nextCheckAt: knownAt }).where(eq(payment.id, id))
}

/** A bank's trace number of thirty digits, derived from the time. */
const traceNumber = (at: Date) => `000013${at.toISOString().replaceAll(/\D/g, '')}`.padEnd(30, '4')
