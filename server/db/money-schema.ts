import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/db/tables.ts'
import { employer } from './schema.ts'

/** Integer kobo up to 2^53, about ninety trillion naira. */
const kobo = (name: string) => bigint(name, { mode: 'number' })
/** Foreign key that prevents deleting an employer who has payments. */
const employerId = () => text('employer_id').references(() => employer.id)

/**
 * Kinds of ledger accounts. Employers' accounts store their balance, which is positive for money owed to the employer and never negative.
 * System accounts (`gateway`, incomes, `worker-payable`) store no balance, because every payment writes to them and a shared row would
 * serialize all payments. Their balance is the sum of their entries.
 */
export const employerAccountKinds = ['wallet', 'held', 'withdrawal'] as const
export const worldAccountKinds = ['gateway', 'plan-income', 'fee-income', 'vat', 'worker-payable'] as const
export type EmployerAccountKind = (typeof employerAccountKinds)[number]
export type WorldAccountKind = (typeof worldAccountKinds)[number]

export const ledgerAccount = pgTable(
  'ledger_account',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<EmployerAccountKind | WorldAccountKind>().notNull(),
    employerId: employerId(),
    gigId: text('gig_id'),
    balanceKobo: kobo('balance_kobo').notNull().default(0),
  },
  (table) => [
    index('ledger_account_employer').on(table.employerId),
    check('ledger_account_not_negative', sql`${table.balanceKobo} >= 0`),
  ],
)

/** The purpose of a payment. */
export interface TransactionPurpose {
  readonly gigId?: string
  readonly workerGigId?: string
  readonly planCode?: string
  readonly interval?: string
}

export interface Counterparty {
  readonly name: string
  readonly bankName?: string
  readonly last4?: string
}

/** The bank account that a transfer goes to. */
export interface Destination {
  readonly bankCode: string
  readonly accountNumber: string
  readonly accountName: string
}

export const transactionTypes = [
  'gig_payment',
  'subscription',
  'wallet_funding',
  'withdrawal',
  'worker_payout',
  'refund',
  'fee',
] as const
export type TransactionType = (typeof transactionTypes)[number]
export const transactionStatuses = ['pending', 'processing', 'success', 'failed', 'abandoned', 'reversed'] as const
export type TransactionStatus = (typeof transactionStatuses)[number]

/** A payment. It moves money only through postings of the ledger. */
export const payment = pgTable(
  'payment',
  {
    id: text('id').primaryKey(),
    reference: text('reference').notNull().unique(),
    employerId: employerId().notNull(),
    type: text('type').$type<TransactionType>().notNull(),
    direction: text('direction').$type<'credit' | 'debit'>().notNull(),
    amountKobo: kobo('amount_kobo').notNull(),
    feeKobo: kobo('fee_kobo').notNull().default(0),
    status: text('status').$type<TransactionStatus>().notNull(),
    failureReason: text('failure_reason'),
    channel: text('channel').$type<'wallet' | 'card' | 'bank_transfer' | 'ussd'>(),
    description: text('description').notNull(),
    counterparty: jsonb('counterparty').$type<Counterparty>(),
    /** Bank account of a withdrawal at its creation, or of the last transfer of a payout; later changes of the account do not affect it. */
    destination: jsonb('destination').$type<Destination>(),
    purpose: jsonb('purpose').$type<TransactionPurpose>().notNull().default({}),
    /** Idempotency key of the caller. */
    clientReference: text('client_reference'),
    /** Hash of the request, so that a repeated reference with other values is refused. */
    intentHash: text('intent_hash'),
    provider: text('provider').notNull(),
    /** The provider's own reference; `sessionId` is the bank's trace number. */
    providerReference: text('provider_reference'),
    sessionId: text('session_id'),
    authorizationUrl: text('authorization_url'),
    /** Available balance of the wallet after the payment, in kobo; null while it is not final. */
    balanceAfterKobo: kobo('balance_after_kobo'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    /** Next query of the provider: while the payment is not final, and for some days after it was abandoned. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
    /** Number of transfers of a payout so far; each has a reference of its own at the provider. 0 before the first one. */
    transferAttempt: integer('transfer_attempt').notNull().default(0),
    /** When the last transfer of a payout failed; null while it runs and before the first one. */
    transferFailedAt: instant('transfer_failed_at'),
  },
  (table) => [
    index('payment_newest').on(table.employerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('payment_largest').on(table.employerId, table.amountKobo.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('payment_of_gig').on(
      table.employerId,
      sql`(${table.purpose}->>'gigId')`,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    uniqueIndex('payment_intent').on(table.employerId, table.clientReference),
    index('payment_due')
      .on(table.nextCheckAt)
      .where(sql`${table.nextCheckAt} is not null`),
    index('payment_unfinished')
      .on(table.employerId)
      .where(sql`${table.status} in ('pending', 'processing')`),
    index('payment_search').using(
      'gin',
      table.employerId,
      sql`${table.reference} gin_trgm_ops`,
      sql`${table.description} gin_trgm_ops`,
    ),
    check('payment_amount_positive', sql`${table.amountKobo} > 0 and ${table.feeKobo} >= 0`),
  ],
)

/**
 * The condition for payments that are not final. It has no parameters: with them, a plan for any values could not use the index of
 * these payments.
 */
export const isUnfinished = sql`${payment.status} in ('pending', 'processing')`

/** The timeline of a payment. */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    at: instant('at').notNull(),
    status: text('status').$type<TransactionStatus>().notNull(),
    note: text('note'),
  },
  (table) => [index('payment_event_of').on(table.paymentId, table.id)],
)

/** A posting: two or more entries whose sum is zero, which the database checks at the commit. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    /** Kind: 'funding', 'withdrawal-begun', 'withdrawal-returned' …; unique per payment, so that nothing is booked twice. */
    kind: text('kind').notNull(),
    postedAt: instant('posted_at').notNull(),
    /** The payment's employer, copied by the database so that an employer's postings of a period can be read by an index. Never null. */
    employerId: employerId(),
    /** The database transaction that created it; entries of a later transaction are refused. */
    openedIn: bigint('opened_in', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [
    uniqueIndex('ledger_posting_once').on(table.paymentId, table.kind),
    index('ledger_posting_of_employer').on(table.employerId, table.postedAt),
    check('ledger_posting_owned', sql`${table.employerId} is not null`),
  ],
)

/** An entry of a posting. Entries are never changed or deleted; an error is corrected by a new posting. */
export const ledgerEntry = pgTable(
  'ledger_entry',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    postingId: bigint('posting_id', { mode: 'number' })
      .notNull()
      .references(() => ledgerPosting.id),
    accountId: text('account_id')
      .notNull()
      .references(() => ledgerAccount.id),
    amountKobo: kobo('amount_kobo').notNull(),
    /** The account's balance after this entry; null for system accounts. Set by the database. */
    balanceAfterKobo: kobo('balance_after_kobo'),
    /** The posting's time, copied by the database so that an account's entries can be read by time without a join. Never null. */
    postedAt: instant('posted_at'),
  },
  (table) => [
    index('ledger_entry_posting').on(table.postingId),
    // Includes the amount, so that a balance at a time needs only the index.
    index('ledger_entry_statement').on(table.accountId, table.postedAt, table.id, table.amountKobo),
    check('ledger_entry_moves', sql`${table.amountKobo} <> 0`),
    check('ledger_entry_timed', sql`${table.postedAt} is not null`),
  ],
)

/** The bank account for withdrawals. The account number is stored completely and serialized masked. */
export const withdrawalAccount = pgTable('withdrawal_account', {
  employerId: employerId().primaryKey(),
  bankCode: text('bank_code').notNull(),
  bankName: text('bank_name').notNull(),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  verified: boolean('verified').notNull(),
  /** End of the pause of withdrawals after a change. */
  pausedUntil: instant('paused_until'),
  changedAt: instant('changed_at').notNull(),
})

/** The PIN that authorizes movements of money. */
export const pin = pgTable('pin', {
  employerId: employerId().primaryKey(),
  hash: text('hash').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  /** How many times in succession wrong attempts locked it: each lock lasts longer. A right PIN begins at 0 again. */
  locks: integer('locks').notNull().default(0),
  /** The end of the current lock; null without one, and for the lock that only a reset ends. */
  lockedUntil: instant('locked_until'),
  changedAt: instant('changed_at').notNull(),
})

/** State of the sandbox provider, separate from the payments like that of a real provider. */
export const sandboxPayment = pgTable('sandbox_payment', {
  reference: text('reference').primaryKey(),
  kind: text('kind').$type<'charge' | 'transfer'>().notNull(),
  amountKobo: kobo('amount_kobo').notNull(),
  email: text('email'),
  description: text('description').notNull(),
  returnUrl: text('return_url'),
  status: text('status').$type<TransactionStatus>().notNull().default('pending'),
  channel: text('channel').$type<'card' | 'bank_transfer'>(),
  reason: text('reason'),
  /** When the sandbox starts to report the status; until then it reports processing. */
  knownAt: instant('known_at'),
  createdAt: instant('created_at').notNull(),
})

/** Support tickets, with short sequential numbers from 10,001. */
export const ticket = pgTable(
  'ticket',
  {
    id: text('id').primaryKey(),
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 10_001 }),
    employerId: employerId().notNull(),
    topic: text('topic').notNull(),
    subject: text('subject').notNull(),
    message: text('message').notNull(),
    reference: text('reference'),
    gigId: text('gig_id'),
    status: text('status').$type<'open' | 'answered' | 'closed'>().notNull().default('open'),
    /** Whether it is a request to close the account. */
    asksForClosure: boolean('asks_for_closure').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('ticket_newest').on(table.employerId, table.createdAt.desc().nullsFirst()),
    index('ticket_open_closure')
      .on(table.employerId)
      .where(sql`${table.asksForClosure} and ${table.status} = 'open'`),
  ],
)

/** The operator's answers to a ticket. */
export const ticketAnswer = pgTable(
  'ticket_answer',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    ticketId: text('ticket_id')
      .notNull()
      .references(() => ticket.id),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('ticket_answer_of').on(table.ticketId, table.id)],
)
