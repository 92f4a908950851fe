import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { oneTimeCode } from '../db/schema.ts'
import { type Deps, later, minute } from './deps.ts'
import { hashSecret, isSameHash, newCode, newSecret } from './secrets.ts'

export type Purpose = 'sign-up' | 'reset' | 'pin'

/** A code can be typed for ten minutes, and wrongly five times. */
export const codeMs = 10 * minute
export const maxTries = 5

/** How long a verified email may be used: to fill in the registration form, or to type a new password. */
const verifiedMs = { 'sign-up': 60 * minute, reset: 15 * minute, pin: 15 * minute } as const satisfies Record<
  Purpose,
  number
>

/** Who verified a code: the secret given to that browser, and the network address it called from. */
export interface Caller {
  readonly proof: string | undefined
  readonly address: string
}

/** A caller who is known by a session needs no other proof. */
export const signedIn = Symbol('signed in')

const of = (email: string, purpose: Purpose) => and(eq(oneTimeCode.email, email), eq(oneTimeCode.purpose, purpose))

/** Makes a new code; the one before, and what it verified, count no more. */
export async function issueCode(tx: Transaction, email: string, purpose: Purpose, now: Date): Promise<string> {
  const code = newCode()
  const salt = newSecret()
  const fresh = {
    codeHash: hashSecret(salt + code),
    salt,
    tries: 0,
    expiresAt: later(now, codeMs),
    verifiedUntil: null,
    proofHash: null,
    verifiedFrom: null,
  }
  await tx
    .insert(oneTimeCode)
    .values({ email, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCode.email, oneTimeCode.purpose], set: fresh })
  return code
}

/** What came of trying a code: right, with a proof for later; or wrong, with the tries that are left. */
export type CodeResult =
  { readonly isRight: true; readonly proof: string } | { readonly isRight: false; readonly attemptsLeft: number }

/**
 * Tries a code. The try is counted before the code is compared and stays counted, so guesses sent together share the five tries.
 * A right code is used up: it verifies the email for a while and cannot be typed again.
 */
export async function tryCode(
  { db, now }: Deps,
  input: { email: string; purpose: Purpose; code: string; address: string },
): Promise<CodeResult> {
  const moment = now()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(oneTimeCode)
      .set({ tries: sql`${oneTimeCode.tries} + 1` })
      .where(
        and(
          of(input.email, input.purpose),
          lt(oneTimeCode.tries, maxTries),
          gt(oneTimeCode.expiresAt, moment),
          isNull(oneTimeCode.verifiedUntil),
        ),
      )
      .returning()
    // A code that was never sent does the same work as a wrong one.
    const isRight = isSameHash(hashSecret((row?.salt ?? newSecret()) + input.code), row?.codeHash ?? hashSecret(''))
    if (row === undefined || !isRight) {
      return { isRight: false, attemptsLeft: row === undefined ? 0 : maxTries - row.tries }
    }
    const proof = newSecret()
    await tx
      .update(oneTimeCode)
      .set({
        verifiedUntil: later(moment, verifiedMs[input.purpose]),
        proofHash: hashSecret(proof),
        verifiedFrom: input.address,
      })
      .where(of(input.email, input.purpose))
    return { isRight: true, proof }
  })
}

/**
 * Uses up the verified state of an email; false when there is none.
 *
 * The calls that follow a verified code carry only the email (spec S7-10), so whoever knows the email could
 * step in. They are therefore bound to the browser that typed the code, by a cookie, or, where cookies do not
 * travel, to its network address.
 */
export async function useVerified(
  tx: Transaction,
  email: string,
  purpose: Purpose,
  caller: Caller | typeof signedIn,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(oneTimeCode)
    .where(and(of(email, purpose), gt(oneTimeCode.verifiedUntil, now)))
    .for('update')
  if (row === undefined) return false
  if (caller !== signedIn) {
    const hasProof =
      caller.proof !== undefined && row.proofHash !== null && isSameHash(hashSecret(caller.proof), row.proofHash)
    if (!hasProof && row.verifiedFrom !== caller.address) return false
  }
  await tx.delete(oneTimeCode).where(of(email, purpose))
  return true
}

/** Removes codes nobody can use any more. */
export async function forgetOldCodes(db: Database, now: Date) {
  const isUnusable = and(
    lt(oneTimeCode.expiresAt, now),
    sql`coalesce(${oneTimeCode.verifiedUntil}, ${oneTimeCode.expiresAt}) < ${now.toISOString()}::timestamptz`,
  )
  await db.delete(oneTimeCode).where(isUnusable)
}
