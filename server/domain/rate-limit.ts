import { eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { rateLimit } from '../db/schema.ts'
import { type Deps, later } from './deps.ts'
import { Refusal } from './refusal.ts'

/** At most `limit` calls of one key in a window of `windowMs` milliseconds. */
export interface Rule {
  readonly key: string
  readonly limit: number
  readonly windowMs: number
}

/**
 * Counts one call against each rule. One statement per rule counts and reads, so calls that come together cannot slip past; the windows
 * are fixed: each begins with the first call after the one before ended.
 * @throws {Refusal} RATE_LIMITED with the seconds to wait, when a rule is exceeded
 */
export async function countCall({ db, now }: Deps, rules: readonly Rule[]) {
  for (const { key, limit, windowMs } of rules) {
    const moment = now()
    const isOver = sql`${rateLimit.windowEndsAt} <= ${moment.toISOString()}::timestamptz`
    const windowEndsAt = later(moment, windowMs)
    const [row] = await db
      .insert(rateLimit)
      .values({ key, count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
          windowEndsAt: sql`case when ${isOver} then excluded.window_ends_at else ${rateLimit.windowEndsAt} end`,
        },
      })
      .returning()
    if (row !== undefined && row.count > limit) {
      const seconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - moment.getTime()) / 1000))
      throw new Refusal('RATE_LIMITED', `Too many attempts. Please wait ${inWords(seconds)} and try again.`, {
        retryAfterSeconds: seconds,
      })
    }
  }
}

/** Forgets the calls counted under a key. */
export async function forgetCalls(db: Database | Transaction, key: string) {
  await db.delete(rateLimit).where(eq(rateLimit.key, key))
}

function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
