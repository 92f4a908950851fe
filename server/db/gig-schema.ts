import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { instant } from '../platform/db/tables.ts'
import type { ApplicantStatus } from '../../src/api/contract/schemas/applicant.ts'
import type { GigDraft } from '../../src/api/contract/schemas/gig-fields.ts'
import type { GigStatus } from '../../src/api/contract/schemas/gig.ts'
import type { GigSession } from '../../src/api/contract/schemas/gig-session.ts'
import { hireCancelReasons, type WorkerGigStatus } from '../../src/api/contract/schemas/worker-gig.ts'
import { type Destination, payment } from './money-schema.ts'
import { employer } from './schema.ts'

const kobo = (name: string) => bigint(name, { mode: 'number' })
const employerId = () =>
  text('employer_id')
    .notNull()
    .references(() => employer.id)

/** The fields of a Gig that the employer entered, besides title and category. */
export type GigBrief = Omit<GigDraft, 'title' | 'category'>

/**
 * A Gig. `brief` has the fields that the employer entered; the other columns are derived from it for lists, jobs and payments when the
 * Gig changes. The counts of applicants and hired workers are maintained by database triggers.
 */
export const gig = pgTable(
  'gig',
  {
    id: text('id').primaryKey(),
    employerId: employerId(),
    status: text('status').$type<GigStatus>().notNull(),
    closedReason: text('closed_reason'),
    closedNote: text('closed_note'),
    /** Idempotency key of the cancellation. */
    closedReference: text('closed_reference'),
    title: text('title').notNull(),
    category: text('category'),
    brief: jsonb('brief').$type<GigBrief>().notNull(),
    /** Title, category and place in lower case, without accents. */
    searchText: text('search_text').notNull(),
    /** Start of the first session; `endsAt` is the end of the last one. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Start of the next session that has not ended; null for a draft and when all have ended. */
    nextSessionAt: instant('next_session_at'),
    /** Application deadline; null for a draft and once it has passed. */
    deadlineAt: instant('deadline_at'),
    workersNeeded: integer('workers_needed').notNull().default(0),
    workersHired: integer('workers_hired').notNull().default(0),
    /** Whether the last change of the entered fields was saved without notifying the hired workers, who can then be notified by sending it again. */
    hasUnnotifiedChange: boolean('has_unnotified_change').notNull().default(false),
    pendingCount: integer('pending_count').notNull().default(0),
    shortlistedCount: integer('shortlisted_count').notNull().default(0),
    hiredCount: integer('hired_count').notNull().default(0),
    declinedCount: integer('declined_count').notNull().default(0),
    withdrawnCount: integer('withdrawn_count').notNull().default(0),
    /** The price in kobo; once it is paid, fee and VAT are Marquee's. */
    subtotalKobo: kobo('subtotal_kobo').notNull().default(0),
    feeKobo: kobo('fee_kobo').notNull().default(0),
    vatKobo: kobo('vat_kobo').notNull().default(0),
    totalKobo: kobo('total_kobo').notNull().default(0),
    /** Paid, released and refunded amounts in kobo: the rest, except fee and VAT, is held in the ledger. */
    paidKobo: kobo('paid_kobo').notNull().default(0),
    releasedKobo: kobo('released_kobo').notNull().default(0),
    refundedKobo: kobo('refunded_kobo').notNull().default(0),
    /** The successful payment, or else the latest one. */
    paymentId: text('payment_id').references(() => payment.id),
    republishedFromGigId: text('republished_from_gig_id'),
    /** Idempotency key of the creation. */
    clientReference: text('client_reference'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    publishedAt: instant('published_at'),
  },
  (table) => [
    index('gig_newest').on(table.employerId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('gig_newest_of_status').on(
      table.employerId,
      table.status,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('gig_next_session').on(table.employerId, table.nextSessionAt, table.id),
    index('gig_deadline').on(table.employerId, table.deadlineAt, table.id),
    index('gig_applicants').on(table.employerId, table.pendingCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
    // Includes the money, so that counts by status and the spend need only the index.
    index('gig_spend').on(table.employerId, table.status, table.paidKobo, table.refundedKobo),
    index('gig_published').on(table.employerId, table.publishedAt),
    index('gig_ended').on(table.employerId, table.endsAt),
    index('gig_search').using('gin', table.employerId, sql`${table.searchText} gin_trgm_ops`),
    // The running Gigs that changed last, of all employers.
    index('gig_running')
      .on(table.updatedAt)
      .where(sql`${table.status} in ('open', 'in_progress')`),
    uniqueIndex('gig_intent').on(table.employerId, table.clientReference),
    check(
      'gig_money_within',
      sql`${table.releasedKobo} >= 0 and ${table.refundedKobo} >= 0 and ${table.releasedKobo} + ${table.refundedKobo} <= ${table.paidKobo}`,
    ),
  ],
)

/** A Gig as it is stored. */
export type GigRow = typeof gig.$inferSelect

/** Start and end of a Gig's sessions, for filters by day. */
export const gigSession = pgTable(
  'gig_session',
  {
    gigId: text('gig_id')
      .notNull()
      .references(() => gig.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    employerId: employerId(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gigId, table.position] }),
    index('gig_session_of_employer').on(table.employerId, table.startsAt),
  ],
)

/** A quote: the price that the employer confirmed is named by its id when paying. */
export const gigQuote = pgTable(
  'gig_quote',
  {
    id: text('id').primaryKey(),
    employerId: employerId(),
    /** Key of the price input. */
    priceKey: text('price_key').notNull(),
    totalKobo: kobo('total_kobo').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('gig_quote_expiry').on(table.expiresAt)],
)

/** A portfolio entry of a worker. */
export interface PortfolioItem {
  readonly id: string
  readonly kind: 'image' | 'video' | 'audio' | 'link'
  readonly url: string
  readonly thumbUrl?: string
  readonly title?: string
}

/** A worker, independent of employers. */
export const worker = pgTable('worker', {
  id: text('id').primaryKey(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  title: text('title').notNull(),
  imageUrl: text('image_url'),
  bio: text('bio'),
  city: text('city').notNull(),
  state: text('state').notNull(),
  category: text('category').notNull(),
  skills: jsonb('skills').$type<readonly string[]>().notNull(),
  softSkills: jsonb('soft_skills').$type<readonly string[]>().notNull().default([]),
  languages: jsonb('languages').$type<readonly string[]>().notNull().default([]),
  /** 1 to 5; null before the first rating. */
  rating: doublePrecision('rating'),
  ratingCount: integer('rating_count').notNull().default(0),
  completedGigs: integer('completed_gigs').notNull().default(0),
  /** 0 to 1. */
  onTimeRate: doublePrecision('on_time_rate'),
  rateFromKobo: kobo('rate_from_kobo'),
  portfolio: jsonb('portfolio').$type<readonly PortfolioItem[]>().notNull().default([]),
  identityVerified: boolean('identity_verified').notNull().default(false),
  phoneVerified: boolean('phone_verified').notNull().default(false),
  phone: text('phone'),
  email: text('email'),
  /** Bank account for payouts; null until the worker has given one. */
  account: jsonb('account').$type<Destination>(),
  createdAt: instant('created_at').notNull(),
})

const gigId = () =>
  text('gig_id')
    .notNull()
    .references(() => gig.id)
const workerId = () =>
  text('worker_id')
    .notNull()
    .references(() => worker.id)

/** A worker as stored. */
export type WorkerRow = typeof worker.$inferSelect

/** A worker whom an employer saved. */
export const favorite = pgTable(
  'favorite',
  { employerId: employerId(), workerId: workerId(), createdAt: instant('created_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.employerId, table.workerId] }),
    index('favorite_newest').on(
      table.employerId,
      table.createdAt.desc().nullsFirst(),
      table.workerId.desc().nullsFirst(),
    ),
  ],
)

/** An invitation of a worker to a Gig. */
export const invitation = pgTable(
  'invitation',
  {
    gigId: gigId(),
    workerId: workerId(),
    employerId: employerId(),
    message: text('message'),
    /** Whether the worker is hired when accepting while a place is free. */
    hireFirst: boolean('hire_first').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    /** When the worker declined; an invitation that is sent again is not declined. */
    declinedAt: instant('declined_at'),
  },
  (table) => [primaryKey({ columns: [table.gigId, table.workerId] }), index('invitation_newest').on(table.createdAt)],
)

/** An application to a Gig; at most one per worker. */
export const applicant = pgTable(
  'applicant',
  {
    id: text('id').primaryKey(),
    gigId: gigId(),
    employerId: employerId(),
    workerId: workerId(),
    status: text('status').$type<ApplicantStatus>().notNull().default('pending'),
    appliedAt: instant('applied_at').notNull(),
    invited: boolean('invited').notNull().default(false),
    note: text('note'),
    proposedKobo: kobo('proposed_kobo'),
    matchedSkills: jsonb('matched_skills').$type<readonly string[]>().notNull().default([]),
    /** Visible to the employer only. */
    privateNote: text('private_note'),
    declineReason: text('decline_reason'),
    /** When the worker was told of a decline, or that the place was taken away; a hire that is cancelled makes a new decline news. */
    declineToldAt: instant('decline_told_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('applicant_once').on(table.gigId, table.workerId),
    index('applicant_newest').on(table.gigId, table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('applicant_waiting')
      .on(table.employerId, table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'pending'`),
    index('applicant_of_employer').on(table.employerId, table.appliedAt),
    index('applicant_worker').on(table.workerId),
  ],
)

/** A worker of a republished Gig whom the employer asks first once the new one is paid, and what came of it. */
export const gigTeam = pgTable(
  'gig_team',
  {
    gigId: text('gig_id')
      .notNull()
      .references(() => gig.id, { onDelete: 'cascade' }),
    workerId: workerId(),
    position: integer('position').notNull(),
    /** When the worker was invited; null before, and for who could not be. */
    invitedAt: instant('invited_at'),
    /** Why the worker could not be invited. */
    failure: text('failure'),
  },
  (table) => [primaryKey({ columns: [table.gigId, table.workerId] })],
)

/** An employer's review of a worker's work. */
export interface WorkerReview {
  readonly rating: number
  readonly tags: readonly string[]
  readonly comment?: string
  readonly hireAgain: boolean
}

/** A worker's arrival at a session, which its day and start name. */
export interface CheckIn {
  readonly date: string
  readonly start: string
  /** ISO 8601. */
  readonly at: string
}

/** A dispute about a place; it stays with the place after it is decided. */
export interface Dispute {
  readonly topic: string
  readonly message: string
  readonly ticketId: string
  /** ISO 8601. */
  readonly raisedAt: string
}

/** A hired place of a Gig; a worker has at most one per Gig that is not cancelled. */
export const workerGig = pgTable(
  'worker_gig',
  {
    id: text('id').primaryKey(),
    gigId: gigId(),
    employerId: employerId(),
    workerId: workerId(),
    applicantId: text('applicant_id').references(() => applicant.id),
    status: text('status').$type<WorkerGigStatus>().notNull().default('hired'),
    /** Gross pay. */
    agreedKobo: kobo('agreed_kobo').notNull(),
    /** The worker's own sessions; null when they are all of the Gig's. */
    sessions: jsonb('sessions').$type<readonly GigSession[]>(),
    hiredAt: instant('hired_at').notNull(),
    /** The employer's words to the worker at hiring. */
    note: text('note'),
    /** Idempotency key of the hire. */
    clientReference: text('client_reference'),
    checkIns: jsonb('check_ins').$type<readonly CheckIn[]>().notNull().default([]),
    reviewDueAt: instant('review_due_at'),
    round: integer('round').notNull().default(1),
    changesAllowed: integer('changes_allowed').notNull().default(2),
    /** The payout. */
    paymentId: text('payment_id').references(() => payment.id),
    /** Gross pay that was released and bonus that was given at the approval; null before. */
    releasedKobo: kobo('released_kobo'),
    bonusKobo: kobo('bonus_kobo'),
    /** Why a part of the agreed pay was released; null for the whole of it, and before. */
    partReason: text('part_reason'),
    paidAt: instant('paid_at'),
    cancelReason: text('cancel_reason'),
    cancelNote: text('cancel_note'),
    dispute: jsonb('dispute').$type<Dispute>(),
    review: jsonb('review').$type<WorkerReview>(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('worker_gig_once')
      .on(table.gigId, table.workerId)
      .where(sql`${table.status} <> 'cancelled'`),
    index('worker_gig_newest').on(table.gigId, table.hiredAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('worker_gig_to_review')
      .on(table.employerId, table.reviewDueAt, table.id)
      .where(sql`${table.status} = 'task_submitted'`),
    index('worker_gig_worker').on(table.workerId),
    index('worker_gig_of_employer').on(table.employerId, table.workerId),
    index('worker_gig_hired').on(table.employerId, table.hiredAt),
    uniqueIndex('worker_gig_intent').on(table.employerId, table.clientReference),
    // The review periods that end next, of all employers.
    index('worker_gig_review_due')
      .on(table.reviewDueAt)
      .where(sql`${table.status} = 'task_submitted'`),
    // The places whose work is to be done that changed last, of all employers.
    index('worker_gig_running')
      .on(table.changedAt)
      .where(sql`${table.status} in ('hired', 'active', 'changes_requested')`),
    // The place whose dispute a ticket is about.
    index('worker_gig_disputed')
      .on(sql`(${table.dispute}->>'ticketId')`)
      .where(sql`${table.dispute} is not null`),
    check('worker_gig_pay_positive', sql`${table.agreedKobo} > 0`),
  ],
)

/** A hired place as stored. */
export type PlaceRow = typeof workerGig.$inferSelect

/**
 * The condition for the place of a worker who was reported as absent, which a replacement may take while support has not decided
 * (`src/rules/check-ins.ts`).
 */
export const isAbsentPlace = sql`(${workerGig.status} = 'disputed' and ${workerGig.dispute}->>'topic' = 'no_show'
  and ${workerGig.checkIns} = '[]'::jsonb)`

/** The condition for a place whose hire the employer cancelled: other places end for reasons that an employer cannot give for one. */
export const isCancelledByEmployer = and(
  eq(workerGig.status, 'cancelled'),
  inArray(workerGig.cancelReason, [...hireCancelReasons]),
)
