import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment, in milliseconds. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** The number of calls in the current window of a rate limit. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: instant('window_ends_at').notNull(),
  },
  (table) => [index('rate_limit_end').on(table.windowEndsAt)],
)

/** One row, written by the readiness check: a database whose disk is full or read-only answers reads. */
export const readiness = pgTable('readiness', {
  id: integer('id').primaryKey(),
  checkedAt: instant('checked_at').notNull(),
})

/** A scheduled job, run once by one of the processes. */
export const job = pgTable(
  'job',
  {
    /** Kind and subject ('renew:emp_…:2025-12-01'); it makes scheduling idempotent. */
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
