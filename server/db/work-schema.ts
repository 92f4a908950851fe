import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { instant } from '../platform/db/tables.ts'
import { gig, worker, workerGig } from './gig-schema.ts'
import { employer } from './schema.ts'

const employerId = () =>
  text('employer_id')
    .notNull()
    .references(() => employer.id)
const workerId = () =>
  text('worker_id')
    .notNull()
    .references(() => worker.id)

/** A deliverable in a round of submitted work, with the worker's tick. */
export interface SubmittedDeliverable {
  readonly id: string
  readonly text: string
  readonly done: boolean
  readonly note?: string
}

/** A file of a round of submitted work. */
export interface SubmittedFile {
  readonly id: string
  readonly name: string
  readonly url: string
  readonly thumbUrl?: string
  readonly mime: string
  readonly sizeBytes: number
  /** The deliverable of the round that it shows. */
  readonly deliverableId?: string
}

/** A round of submitted work of a hired place. */
export const taskSubmission = pgTable(
  'task_submission',
  {
    id: text('id').primaryKey(),
    workerGigId: text('worker_gig_id')
      .notNull()
      .references(() => workerGig.id),
    round: integer('round').notNull(),
    submittedAt: instant('submitted_at').notNull(),
    message: text('message').notNull(),
    deliverables: jsonb('deliverables').$type<readonly SubmittedDeliverable[]>().notNull().default([]),
    files: jsonb('files').$type<readonly SubmittedFile[]>().notNull().default([]),
    links: jsonb('links').$type<readonly string[]>().notNull().default([]),
    status: text('status').$type<'submitted' | 'changes_requested' | 'approved'>().notNull().default('submitted'),
    /** What the employer asked to change. */
    changes: jsonb('changes').$type<{ readonly message: string; readonly deliverableIds: readonly string[] }>(),
  },
  (table) => [uniqueIndex('task_submission_round').on(table.workerGigId, table.round)],
)

/** A published review of a worker, by the employer of a place or from before the worker joined. */
export const workerReview = pgTable(
  'worker_review',
  {
    id: text('id').primaryKey(),
    workerId: workerId(),
    /** Null for a review that is older than the worker's account. */
    workerGigId: text('worker_gig_id').references(() => workerGig.id),
    rating: integer('rating').notNull(),
    comment: text('comment'),
    gigTitle: text('gig_title').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('worker_review_once').on(table.workerGigId),
    index('worker_review_newest').on(table.workerId, table.createdAt.desc().nullsFirst()),
    check('worker_review_rating', sql`${table.rating} between 1 and 5`),
  ],
)

/** A named group of saved workers. */
export const workerGroup = pgTable(
  'worker_group',
  {
    id: text('id').primaryKey(),
    employerId: employerId(),
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('worker_group_of_employer').on(table.employerId, table.name)],
)

/** A saved worker in a group. */
export const workerGroupMember = pgTable(
  'worker_group_member',
  {
    groupId: text('group_id')
      .notNull()
      .references(() => workerGroup.id, { onDelete: 'cascade' }),
    workerId: workerId(),
  },
  (table) => [
    primaryKey({ columns: [table.groupId, table.workerId] }),
    index('worker_group_member_worker').on(table.workerId),
  ],
)

/** What the latest removal of a saved worker took away, so that it can be undone. */
export const removedFavorite = pgTable(
  'removed_favorite',
  {
    employerId: employerId(),
    workerId: workerId(),
    /** When the worker had been saved, which is the place in the list. */
    savedAt: instant('saved_at').notNull(),
    /** The groups that the worker was in; some may have been deleted since. */
    groupIds: jsonb('group_ids').$type<readonly string[]>().notNull(),
    removedAt: instant('removed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.employerId, table.workerId] })],
)

/** A call that mailed workers of a Gig, with its answer: a repetition of the call is answered by it and mails nobody. */
export const workerMailing = pgTable(
  'worker_mailing',
  {
    gigId: text('gig_id')
      .notNull()
      .references(() => gig.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'invitation' | 'message'>().notNull(),
    /** Idempotency key of the call. */
    clientReference: text('client_reference').notNull(),
    answer: jsonb('answer').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.gigId, table.kind, table.clientReference] }),
    index('worker_mailing_age').on(table.createdAt),
  ],
)
