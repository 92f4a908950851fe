import { sql } from 'drizzle-orm'
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
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import type { ApplicantStatus } from '../../src/api/contract/schemas/applicant.ts'
import type { GigDraft } from '../../src/api/contract/schemas/gig-fields.ts'
import type { GigStatus } from '../../src/api/contract/schemas/gig.ts'
import type { GigSession } from '../../src/api/contract/schemas/gig-session.ts'
import type { WorkerGigStatus } from '../../src/api/contract/schemas/worker-gig.ts'
import { payment } from './money-schema.ts'
import { employer } from './schema.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })
const kobo = (name: string) => bigint(name, { mode: 'number' })
const employerId = () =>
  text('employer_id')
    .notNull()
    .references(() => employer.id)

/** What an employer typed about a Gig, besides title and category. */
export type GigBrief = Omit<GigDraft, 'title' | 'category'>

/**
 * One Gig. What the employer typed is in `brief`; the other columns are what lists, jobs and money ask for, worked out when the Gig
 * changes. The counts of people are kept by the database, whoever writes applicants and places.
 */
export const gig = pgTable(
  'gig',
  {
    id: text('id').primaryKey(),
    employerId: employerId(),
    status: text('status').$type<GigStatus>().notNull(),
    closedReason: text('closed_reason'),
    closedNote: text('closed_note'),
    /** The caller's UUID of the call that called it off: the same call again finds it done. */
    closedReference: text('closed_reference'),
    title: text('title').notNull(),
    category: text('category'),
    brief: jsonb('brief').$type<GigBrief>().notNull(),
    /** Title, craft and place without accents and in lower case. */
    searchText: text('search_text').notNull(),
    /** First and last moment of work. */
    startsAt: instant('starts_at'),
    endsAt: instant('ends_at'),
    /** Begin of the next session that has not ended; null for a draft, and when there is none any more. */
    nextSessionAt: instant('next_session_at'),
    /** End of applying; null for a draft, and once nobody can apply any more. */
    deadlineAt: instant('deadline_at'),
    workersNeeded: integer('workers_needed').notNull().default(0),
    workersHired: integer('workers_hired').notNull().default(0),
    pendingCount: integer('pending_count').notNull().default(0),
    shortlistedCount: integer('shortlisted_count').notNull().default(0),
    hiredCount: integer('hired_count').notNull().default(0),
    declinedCount: integer('declined_count').notNull().default(0),
    withdrawnCount: integer('withdrawn_count').notNull().default(0),
    /** The price; the fee and its VAT are what we keep, once it is paid. */
    subtotalKobo: kobo('subtotal_kobo').notNull().default(0),
    feeKobo: kobo('fee_kobo').notNull().default(0),
    vatKobo: kobo('vat_kobo').notNull().default(0),
    totalKobo: kobo('total_kobo').notNull().default(0),
    /** What was paid, and what of it has left: the rest is held in the ledger, but for fee and VAT. */
    paidKobo: kobo('paid_kobo').notNull().default(0),
    releasedKobo: kobo('released_kobo').notNull().default(0),
    refundedKobo: kobo('refunded_kobo').notNull().default(0),
    /** The payment that paid it, else the last one that was tried. */
    paymentId: text('payment_id').references(() => payment.id),
    republishedFromGigId: text('republished_from_gig_id'),
    /** The caller's UUID of the call that made it: the same call again finds it. */
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
    index('gig_search').using('gin', table.employerId, sql`${table.searchText} gin_trgm_ops`),
    uniqueIndex('gig_intent').on(table.employerId, table.clientReference),
    check(
      'gig_money_within',
      sql`${table.releasedKobo} >= 0 and ${table.refundedKobo} >= 0 and ${table.releasedKobo} + ${table.refundedKobo} <= ${table.paidKobo}`,
    ),
  ],
)

/** When a Gig's people work, by begin: what calendars and clashes look through. */
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

/** A price that was told: whoever pays says which one was agreed to. */
export const gigQuote = pgTable(
  'gig_quote',
  {
    id: text('id').primaryKey(),
    employerId: employerId(),
    /** Names what was priced. */
    priceKey: text('price_key').notNull(),
    totalKobo: kobo('total_kobo').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('gig_quote_expiry').on(table.expiresAt)],
)

/** A piece of a worker's past work. */
export interface PortfolioItem {
  readonly id: string
  readonly kind: 'image' | 'video' | 'audio' | 'link'
  readonly url: string
  readonly thumbUrl?: string
  readonly title?: string
}

/** Who works. Workers belong to no employer. */
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

/** A worker whom an employer saved. */
export const favorite = pgTable(
  'favorite',
  { employerId: employerId(), workerId: workerId(), createdAt: instant('created_at').notNull() },
  (table) => [primaryKey({ columns: [table.employerId, table.workerId] })],
)

/** A worker who was asked to apply to a Gig. */
export const invitation = pgTable(
  'invitation',
  {
    gigId: gigId(),
    workerId: workerId(),
    employerId: employerId(),
    message: text('message'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gigId, table.workerId] })],
)

/** Who applied to a Gig; a worker applies once. */
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
    /** Seen by the employer only. */
    privateNote: text('private_note'),
    declineReason: text('decline_reason'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('applicant_once').on(table.gigId, table.workerId),
    index('applicant_newest').on(table.gigId, table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('applicant_waiting')
      .on(table.employerId, table.appliedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.status} = 'pending'`),
    index('applicant_worker').on(table.workerId),
  ],
)

/** What an employer said about a worker's work. */
export interface WorkerReview {
  readonly rating: number
  readonly tags: readonly string[]
  readonly comment?: string
  readonly hireAgain: boolean
}

/** One hired place of a Gig; a worker has at most one that is not cancelled. */
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
    reviewDueAt: instant('review_due_at'),
    round: integer('round').notNull().default(1),
    changesAllowed: integer('changes_allowed').notNull().default(2),
    /** The payout. */
    paymentId: text('payment_id').references(() => payment.id),
    paidAt: instant('paid_at'),
    cancelReason: text('cancel_reason'),
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
    check('worker_gig_pay_positive', sql`${table.agreedKobo} > 0`),
  ],
)
