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
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { employer } from './schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
/** Whole kobo. Up to 2^53: ninety thousand billion naira. */
const kobo = (name: string) => bigint(name, { mode: 'number' })
/** Money outlives nobody's account by accident: an employer with a history cannot be deleted. */
const employerId = () => text('employer_id').references(() => employer.id)

/**
 * Where money can be. Employers' accounts carry their balance and never go below zero; what we owe them is positive. The
 * world's accounts (`gateway`, incomes, what we owe workers) are written by every payment, so they carry no balance: a row that all write would
 * make them wait for each other. Theirs is the sum of their entries.
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

/** What the money of a transaction was for. */
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

/** A bank account as money is sent to it. */
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

/** One payment as the employer sees it. It moves money only through postings of the ledger. */
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
    /** Where a withdrawal goes: as it was when it was asked for, whatever the account is changed to. */
    destination: jsonb('destination').$type<Destination>(),
    purpose: jsonb('purpose').$type<TransactionPurpose>().notNull().default({}),
    /** The caller's UUID for this intent: the same call again finds this row instead of paying again. */
    clientReference: text('client_reference'),
    /** Fingerprint of what was asked for, so that one reference cannot stand for two different payments. */
    intentHash: text('intent_hash'),
    provider: text('provider').notNull(),
    /** The provider's own name of it, and the bank's trace number. */
    providerReference: text('provider_reference'),
    sessionId: text('session_id'),
    authorizationUrl: text('authorization_url'),
    /** What was available in the wallet afterwards; null while nothing has moved there. */
    balanceAfterKobo: kobo('balance_after_kobo'),
    createdAt: instant('created_at').notNull(),
    completedAt: instant('completed_at'),
    /** When the provider is asked next: while this is not final, and for a while when it was given up. */
    nextCheckAt: instant('next_check_at'),
    checks: integer('checks').notNull().default(0),
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
    check('payment_amount_positive', sql`${table.amountKobo} > 0 and ${table.feeKobo} >= 0`),
  ],
)

/** What happened to a payment, in order: its timeline. */
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

/** One movement of money: two or more entries whose sum is zero, which the database checks when the transaction ends. */
export const ledgerPosting = pgTable(
  'ledger_posting',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    paymentId: text('payment_id')
      .notNull()
      .references(() => payment.id),
    /** What moved: 'funding', 'withdrawal', 'withdrawal-returned' …; at most one of a kind for a payment, so nothing is booked twice. */
    kind: text('kind').notNull(),
    postedAt: instant('posted_at').notNull(),
    /** The database transaction that made it; entries of a later one are refused. */
    openedIn: bigint('opened_in', { mode: 'number' })
      .notNull()
      .default(sql`pg_current_xact_id()::text::bigint`),
  },
  (table) => [uniqueIndex('ledger_posting_once').on(table.paymentId, table.kind)],
)

/** One side of a movement. Entries are never changed or deleted; a mistake is corrected by a new posting. */
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
    /** The account's balance after this entry; null for the world's accounts. Filled in by the database. */
    balanceAfterKobo: kobo('balance_after_kobo'),
    /** Its posting's time, never null: so that an account's entries are read in time without their postings. Filled in by the database. */
    postedAt: instant('posted_at'),
  },
  (table) => [
    index('ledger_entry_posting').on(table.postingId),
    // With the amount, so that the index alone gives a balance at a time.
    index('ledger_entry_statement').on(table.accountId, table.postedAt, table.id, table.amountKobo),
    check('ledger_entry_moves', sql`${table.amountKobo} <> 0`),
    check('ledger_entry_timed', sql`${table.postedAt} is not null`),
  ],
)

/** Where an employer's money goes when it is withdrawn. The number is kept whole and never sent whole. */
export const withdrawalAccount = pgTable('withdrawal_account', {
  employerId: employerId().primaryKey(),
  bankCode: text('bank_code').notNull(),
  bankName: text('bank_name').notNull(),
  accountNumber: text('account_number').notNull(),
  accountName: text('account_name').notNull(),
  verified: boolean('verified').notNull(),
  /** Withdrawals wait until then after a change. */
  pausedUntil: instant('paused_until'),
  changedAt: instant('changed_at').notNull(),
})

/** The PIN that confirms money movements. */
export const pin = pgTable('pin', {
  employerId: employerId().primaryKey(),
  hash: text('hash').notNull(),
  wrongTries: integer('wrong_tries').notNull().default(0),
  lockedUntil: instant('locked_until'),
  changedAt: instant('changed_at').notNull(),
})

/** What the embedded payment page knows: a gateway of its own, with its own memory, as a real one has. */
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
  /** When the status is known to who asks; until then it is processing. */
  knownAt: instant('known_at'),
  createdAt: instant('created_at').notNull(),
})

/** Questions to support. Their numbers count up from 10,001, so that people can say them. */
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
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('ticket_newest').on(table.employerId, table.createdAt.desc().nullsFirst())],
)

/** Work to be done at a time, by whichever process comes first, once. */
export const job = pgTable(
  'job',
  {
    /** Names the work and its subject ('renew:emp_…:2025-12-01'), so that planning it twice plans it once. */
    id: text('id').primaryKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull().default({}),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    doneAt: instant('done_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('job_due')
      .on(table.runAt)
      .where(sql`${table.doneAt} is null`),
  ],
)
