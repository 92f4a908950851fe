import type { Limits } from '../config/env.ts'
import { rateLimitedRefusal } from './rate-limit.ts'
import { minute } from '../clock/time.ts'

/*
 * How much of a process one session and one employer may use. The budgets are kept in memory, because a count in the database would cost more than most calls:
 * with several processes each of them has a budget of its own.
 */

/** The limits of a process, and its clock. */
interface Budgets {
  readonly limits: Pick<Limits, 'sessionPerMinute' | 'hashesPerMinute'>
  readonly now: () => Date
}

/** What is left of a budget, and when that was. */
interface Bucket {
  readonly calls: number
  readonly at: number
}

const buckets = new Map<string, Bucket>()

/** The number of budgets above which those that are full again are forgotten. */
const maxBuckets = 10_000

/** The calls that a budget of `perMinute` allows at a moment: it fills evenly, up to those of a minute. */
function callsOf(bucket: Bucket | undefined, perMinute: number, at: number): number {
  if (bucket === undefined) return perMinute
  // A clock that was ahead adds nothing when it is corrected.
  const passed = Math.max(0, at - bucket.at)
  return Math.min(perMinute, bucket.calls + (passed / minute) * perMinute)
}

function spend(key: string, perMinute: number, at: number) {
  const calls = callsOf(buckets.get(key), perMinute, at)
  if (calls < 1) {
    throw rateLimitedRefusal(Math.max(1, Math.ceil((((1 - calls) / perMinute) * minute) / 1000)))
  }
  if (buckets.size >= maxBuckets) forgetOld(at)
  buckets.set(key, { calls: calls - 1, at })
}

/** Forgets the budgets that were not used for a minute: they are full. */
function forgetOld(at: number) {
  for (const [key, bucket] of buckets) if (at - bucket.at >= minute) buckets.delete(key)
}

/**
 * Counts a call against the session's budget for all calls. It is not the employer's: who holds a stolen token must not be able to keep the
 * owner from ending that session.
 * @throws {Refusal} RATE_LIMITED
 */
export const limitCalls = ({ limits, now }: Budgets, sessionId: string) =>
  spend(`calls:${sessionId}`, limits.sessionPerMinute, now().getTime())

/**
 * Counts a call that hashes a PIN or password against the employer's budget for those. Passwords have a budget of their own: who spends that of
 * PINs in a stolen session must not be able to keep the owner from another password.
 * @throws {Refusal} RATE_LIMITED
 */
export const limitHashes = ({ limits, now }: Budgets, employerId: string, of: 'pin' | 'password' = 'pin') =>
  spend(`hashes:${of}:${employerId}`, limits.hashesPerMinute, now().getTime())
