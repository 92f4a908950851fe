import { eq } from 'drizzle-orm'
import { aSubscription, aWallet } from '../../src/api/mocks/factories.ts'
import { aTransaction, aWithdrawalAccount } from '../../src/api/mocks/money-factories.ts'
import { aGig, cancellationOf } from '../../src/api/mocks/gig-factories.ts'
import { smallVenue, type World } from '../../src/api/mocks/world.ts'
import type { Gig } from '../../src/api/contract/schemas/gig.ts'
import { mostDrafts } from '../../src/rules/gig-editing.ts'
import type { Database } from '../platform/db/database.ts'
import {
  payment,
  paymentEvent,
  pin,
  withdrawalAccount,
  type TransactionStatus,
  type TransactionType,
} from '../db/money-schema.ts'
import { storeDrafts } from './ready-employer.ts'
import { employer, subscription, wallet } from '../db/schema.ts'
import { post } from '../modules/money/ledger.ts'
import { findOrCreatePayment } from '../modules/money/payments.ts'
import { hashPassword } from '../platform/secrets/password-hash.ts'

/** Differences of an employer's money from `smallVenue`: an active wallet with PIN 2580, an account and a Basic plan. */
export interface MoneyState {
  readonly pin?: 'none' | 'locked'
  /** `unknown`: saved while the provider was down, and unknown to the bank. */
  readonly account?: 'none' | 'paused' | 'unknown'
  readonly wallet?: 'not_activated' | 'restricted'
  readonly availableKobo?: number
  readonly plan?: 'none'
  /** A payment for a plan that is not final. */
  readonly isPlanUnfinished?: boolean
  /** A payment for the Gig `gig_4` that is not final. */
  readonly isGigUnfinished?: boolean
  /** The first session of the Gig `gig_1` is less than 48 hours away. */
  readonly isGigLate?: boolean
  /** Gigs of the plan. */
  readonly gigCount?: number
  /** As many drafts as are possible, besides those of the venue. */
  readonly hasMostDrafts?: boolean
  readonly profile?: 'none'
  /** No money, Gigs or payments: nothing stands in the way of closing the account. */
  readonly isEmptied?: boolean
  /** The operator has closed the account. */
  readonly isClosed?: boolean
}

const soon = (now: Date) => new Date(now.getTime() + 600_000)

const availableOf = ({ availableKobo, isEmptied }: MoneyState) =>
  isEmptied === true ? 0 : (availableKobo ?? 45_000_000)

/** `gig_1` with its sessions on the day after the world's, where cancelling costs a fee for its two hired workers. */
function withLateStart(gig: Gig): Gig {
  if (gig.id !== 'gig_1') return gig
  const sessions = gig.sessions.map((session) => ({ ...session, date: '2025-11-15' }))
  const late = { ...gig, sessions, applicationDeadline: '2025-11-14T23:59:00+01:00' }
  return { ...late, cancellation: cancellationOf(late, [5_000_000, 5_000_000]) }
}

const manyDrafts = () => Array.from({ length: mostDrafts }, (_, index) => aGig({ id: `gig_draft_${index}` }))

/** The mocks' data in this state. */
export function moneyWorld(state: MoneyState, now: Date): Partial<World> {
  const { transactions, company } = smallVenue()
  const changed = state.gigCount === undefined ? {} : { gigCount: state.gigCount }
  const unpaid = aTransaction({
    id: 'txn_gig',
    reference: 'MQ-P-0000000098',
    type: 'gig_payment',
    direction: 'debit',
    status: 'pending',
    amountKobo: 10_537_500,
    gigId: 'gig_4',
  })
  const unfinished = aTransaction({
    id: 'txn_open',
    reference: 'MQ-S-0000000099',
    type: 'subscription',
    direction: 'debit',
    status: 'pending',
    amountKobo: 1_500_000,
  })
  return {
    ...(state.isGigLate === true && { gigs: smallVenue().gigs.map(withLateStart) }),
    ...(state.hasMostDrafts === true && { gigs: [...smallVenue().gigs, ...manyDrafts()] }),
    isClosed: state.isClosed ?? false,
    ...(state.isEmptied === true && { gigs: [], applicants: [], workerGigs: [], tasks: [] }),
    wallet: aWallet({
      status: state.wallet ?? 'active',
      pinSet: state.pin !== 'none',
      pinLockedUntil: state.pin === 'locked' ? soon(now).toISOString() : null,
      availableKobo: availableOf(state),
      ...(state.isEmptied === true && { heldKobo: 0 }),
      subscription: state.plan === 'none' ? null : aSubscription(changed),
    }),
    pin: state.pin === 'none' ? null : '2580',
    withdrawalAccount:
      state.account === 'none'
        ? null
        : aWithdrawalAccount({
            pausedUntil: state.account === 'paused' ? soon(now).toISOString() : null,
            ...(state.account === 'unknown' && { accountNumber: '••••••0019', verified: false }),
          }),
    transactions: [
      ...(state.isPlanUnfinished === true ? [unfinished] : []),
      ...(state.isGigUnfinished === true ? [unpaid] : []),
      ...(state.isEmptied === true ? [] : transactions),
    ],
    company: state.profile === 'none' ? { ...company, companyName: null } : company,
  }
}

/** Stores the same state in the server's database. */
export async function storeMoney(db: Database, employerId: string, state: MoneyState, now: Date) {
  const world = { ...smallVenue(), ...moneyWorld(state, now) }
  if (state.pin !== 'none') {
    await db.insert(pin).values({
      employerId,
      hash: await hashPassword('2580'),
      lockedUntil: state.pin === 'locked' ? soon(now) : null,
      changedAt: now,
    })
  }
  if (state.account !== 'none') {
    const isUnknown = state.account === 'unknown'
    const account = {
      bankCode: '011',
      bankName: 'First Bank of Nigeria',
      accountNumber: isUnknown ? '0000000019' : '0000014579',
      accountName: 'EKO EVENTS LTD',
      verified: !isUnknown,
    }
    await db
      .insert(withdrawalAccount)
      .values({ employerId, ...account, changedAt: now, pausedUntil: state.account === 'paused' ? soon(now) : null })
  }
  if (state.hasMostDrafts === true) {
    await storeDrafts(db, employerId, mostDrafts, now)
  }
  if (state.isClosed === true) await db.update(employer).set({ closedAt: now }).where(eq(employer.id, employerId))
  await db
    .update(wallet)
    .set({ status: state.wallet ?? 'active' })
    .where(eq(wallet.employerId, employerId))
  if (state.plan !== 'none') {
    const period = {
      status: 'active',
      planCode: 'basic',
      interval: 'month',
      gigCount: state.gigCount ?? 3,
      gigUsed: 1,
      priceKobo: 500_000,
      startedAt: now,
      renewsAt: soon(now),
    }
    await db.insert(subscription).values({ employerId, ...period })
  }
  await db.transaction(async (tx) => {
    const kobo = availableOf(state)
    if (kobo > 0) {
      const begun = {
        employerId,
        type: 'wallet_funding',
        direction: 'credit',
        amountKobo: kobo,
        description: 'Opening',
        provider: 'sandbox',
      } as const
      const { payment: opening } = await findOrCreatePayment(tx, begun, now)
      await post(tx, {
        paymentId: opening.id,
        kind: 'funding',
        at: now,
        moves: [
          { account: { kind: 'wallet', employerId }, kobo },
          { account: { kind: 'gateway' }, kobo: -kobo },
        ],
      })
      await tx.update(payment).set({ status: 'success', completedAt: now }).where(eq(payment.id, opening.id))
    }
    for (const transaction of world.transactions) {
      const {
        id,
        reference,
        amountKobo,
        feeKobo = 0,
        description,
        failureReason = null,
        sessionId = null,
        balanceAfterKobo = null,
      } = transaction
      await tx.insert(payment).values({
        id,
        reference,
        employerId,
        amountKobo,
        feeKobo,
        description,
        failureReason,
        sessionId,
        balanceAfterKobo,
        provider: 'wallet',
        type: transaction.type as TransactionType,
        direction: transaction.direction === 'credit' ? 'credit' : 'debit',
        status: transaction.status as TransactionStatus,
        channel:
          transaction.channel === 'card' || transaction.channel === 'wallet' || transaction.channel === 'bank_transfer'
            ? transaction.channel
            : null,
        counterparty: transaction.counterparty
          ? {
              name: transaction.counterparty.name,
              bankName: transaction.counterparty.bankName ?? '',
              last4: transaction.counterparty.last4 ?? '',
            }
          : null,
        purpose: {
          ...(transaction.gigId && { gigId: transaction.gigId }),
          ...(transaction.planCode && { planCode: transaction.planCode }),
        },
        createdAt: new Date(transaction.createdAt),
        completedAt: transaction.completedAt ? new Date(transaction.completedAt) : null,
      })
      for (const { at, status, note = null } of transaction.timeline) {
        await tx
          .insert(paymentEvent)
          .values({ paymentId: id, at: new Date(at), status: status as TransactionStatus, note })
      }
    }
  })
}
