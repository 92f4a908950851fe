import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { rateLimit } from '../db/tables.ts'
import { networksAround } from '../http/network-address.ts'
import { Refusal } from '../http/refusal.ts'
import { day, latestEnd, later, minute } from '../clock/time.ts'

/** At most `limit` calls of one key in a window of `windowMs` milliseconds. */
export interface RateLimitRule {
  readonly key: string
  readonly limit: number
  readonly windowMs: number
}

/**
 * Counts one call against each rule. One statement per rule increments and reads, so concurrent calls cannot exceed the limit. Fixed
 * windows: each starts with the first call after the previous window ended.
 * @returns how many more calls the tightest rule allows in its window
 * @throws {Refusal} RATE_LIMITED with the seconds to wait, when a limit is exceeded
 */
export async function enforceRateLimits(
  { db, now }: { readonly db: Pick<Database, 'insert'>; readonly now: () => Date },
  rules: readonly RateLimitRule[],
): Promise<number> {
  let callsLeft = Infinity
  for (const { key, limit, windowMs } of rules) {
    const at = now()
    const isWindowOver = sql`(${rateLimit.windowEndsAt} <= ${at.toISOString()}::timestamptz
      or ${rateLimit.windowEndsAt} > ${latestEnd(at, windowMs).toISOString()}::timestamptz)`
    const windowEndsAt = later(at, windowMs)
    const [row] = await db
      .insert(rateLimit)
      .values({ key, count: 1, windowEndsAt })
      .onConflictDoUpdate({
        target: rateLimit.key,
        set: {
          count: sql`case when ${isWindowOver} then 1 else ${rateLimit.count} + 1 end`,
          windowEndsAt: sql`case when ${isWindowOver} then excluded.window_ends_at else ${rateLimit.windowEndsAt} end`,
        },
      })
      .returning()
    if (row === undefined) throw new Error('Unreachable: the counted call was not returned')
    if (row.count > limit) {
      const seconds = Math.max(1, Math.ceil((row.windowEndsAt.getTime() - at.getTime()) / 1000))
      throw rateLimitedRefusal(seconds)
    }
    callsLeft = Math.min(callsLeft, limit - row.count)
  }
  return callsLeft
}

/**
 * Rules by which each lock within a day lasts longer: up to 15 minutes, then 4 hours, then a day. The shortest window is counted first, so that
 * a call that it refuses does not count in the longer ones.
 */
export const escalatingRules = (key: string, limit: number): readonly RateLimitRule[] => [
  { key, limit, windowMs: 15 * minute },
  { key: `${key}:hours`, limit: limit * 2, windowMs: day / 6 },
  { key: `${key}:day`, limit: limit * 3, windowMs: day },
]

/** How many times the calls of one network a site may make, of whose networks each may be another customer's. */
const networksOfSite = 4

/** A rule for a network, and one for the site that it is part of: who has a site would have a new limit for each of its networks. */
export const networkRules = (network: string, { key, limit, windowMs }: RateLimitRule): readonly RateLimitRule[] =>
  networksAround(network).map((each, index) => ({
    key: `${key}:${each}`,
    limit: index === 0 ? limit : limit * networksOfSite,
    windowMs,
  }))

/** Counts one call against each rule, as `enforceRateLimits` does. @returns whether every rule allows it */
export async function isWithinRateLimits(
  deps: Parameters<typeof enforceRateLimits>[0],
  rules: readonly RateLimitRule[],
): Promise<boolean> {
  try {
    await enforceRateLimits(deps, rules)
    return true
  } catch (error) {
    if (error instanceof Refusal) return false
    throw error
  }
}

/** The refusal of a call above a limit. @param seconds after which a call is allowed again */
export const rateLimitedRefusal = (seconds: number) =>
  new Refusal('RATE_LIMITED', `Too many attempts. Please wait ${formatDuration(seconds)} and try again.`, {
    retryAfterSeconds: seconds,
  })

/**
 * Does the work that a call was counted for, and no longer counts the call when it is refused before anything was tried.
 * @throws {Refusal} that of the work
 */
export async function uncountIfRefused<T>(
  deps: { readonly db: Database },
  rules: readonly RateLimitRule[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) await uncount(deps, rules)
    throw error
  }
}

/** No longer counts one call, such as the right one where only wrong ones are limited. */
export async function uncount({ db }: { readonly db: Pick<Database, 'update'> }, rules: readonly RateLimitRule[]) {
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(inArray(rateLimit.key, keysOf(rules)))
}

/** Deletes the counters of rules. */
export async function resetRateLimits(db: Database | Transaction, rules: readonly RateLimitRule[]) {
  await db.delete(rateLimit).where(inArray(rateLimit.key, keysOf(rules)))
}

const keysOf = (rules: readonly RateLimitRule[]) => rules.map(({ key }) => key)

function formatDuration(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? '1 hour' : `${hours} hours`
}
