import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { oneTimeCode } from '../db/schema.ts'
import { type Deps, latestEnd, later, minute } from './deps.ts'
import { hashSecret, isSameHash, newCode, newSecret } from './secrets.ts'

export type Purpose = 'sign-up' | 'reset' | 'pin'

/** How long a code is valid, in milliseconds. */
export const codeMs = 10 * minute
export const maxCodeAttempts = 5

/** How long a verified email may be used for registration or for a new password or PIN, in milliseconds. */
const verifiedMs = { 'sign-up': 60 * minute, reset: 15 * minute, pin: 15 * minute } as const satisfies Record<
  Purpose,
  number
>

/** A caller with a session, which needs no proof. */
export const signedIn = Symbol('signed in')

const ofEmail = (email: string, purpose: Purpose) => and(eq(oneTimeCode.email, email), eq(oneTimeCode.purpose, purpose))

/** Creates a new code; it invalidates the previous code and what that verified. */
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
  }
  await tx
    .insert(oneTimeCode)
    .values({ email, purpose, ...fresh })
    .onConflictDoUpdate({ target: [oneTimeCode.email, oneTimeCode.purpose], set: fresh })
  return code
}

/** Result of checking a code: right, with a proof for the next step; or wrong, with the remaining attempts. */
export type CodeResult =
  { readonly isRight: true; readonly proof: string } | { readonly isRight: false; readonly attemptsLeft: number }

/**
 * Checks a code. The attempt is counted before the comparison, so concurrent guesses share the five attempts.
 * A right code verifies the email for a while and cannot be used again.
 */
export async function checkCode(
  { db, now }: Deps,
  input: { email: string; purpose: Purpose; code: string },
): Promise<CodeResult> {
  const moment = now()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(oneTimeCode)
      .set({ tries: sql`${oneTimeCode.tries} + 1` })
      .where(
        and(
          ofEmail(input.email, input.purpose),
          lt(oneTimeCode.tries, maxCodeAttempts),
          gt(oneTimeCode.expiresAt, moment),
          lte(oneTimeCode.expiresAt, latestEnd(moment, codeMs)),
          isNull(oneTimeCode.verifiedUntil),
        ),
      )
      .returning()
    // A code that was never sent takes the same time as a wrong one.
    const isRight = isSameHash(hashSecret((row?.salt ?? newSecret()) + input.code), row?.codeHash ?? hashSecret(''))
    if (row === undefined || !isRight) {
      return { isRight: false, attemptsLeft: row === undefined ? 0 : maxCodeAttempts - row.tries }
    }
    const proof = newSecret()
    await tx
      .update(oneTimeCode)
      .set({
        verifiedUntil: later(moment, verifiedMs[input.purpose]),
        proofHash: hashSecret(proof),
      })
      .where(ofEmail(input.email, input.purpose))
    return { isRight: true, proof }
  })
}

/**
 * Whether an email is verified, without consuming that: who would be refused is refused before a password is hashed, which costs.
 * The parameters are those of `consumeVerifiedEmail`.
 */
export async function isVerifiedEmail(
  db: Pick<Database, 'select'>,
  email: string,
  purpose: Purpose,
  proof: string | typeof signedIn | undefined,
  now: Date,
): Promise<boolean> {
  const [row] = await db
    .select()
    .from(oneTimeCode)
    .where(isVerifiedAt(email, purpose, now))
  return row !== undefined && isProven(row, proof)
}

const isVerifiedAt = (email: string, purpose: Purpose, now: Date) =>
  and(
    ofEmail(email, purpose),
    gt(oneTimeCode.verifiedUntil, now),
    lte(oneTimeCode.verifiedUntil, latestEnd(now, verifiedMs[purpose])),
  )

const isProven = (
  { proofHash }: typeof oneTimeCode.$inferSelect,
  proof: string | typeof signedIn | undefined,
): boolean =>
  proof === signedIn || (proof !== undefined && proofHash !== null && isSameHash(hashSecret(proof), proofHash))

/**
 * Consumes the verified state of an email; false when there is none.
 *
 * The calls that follow a verified code carry only the email (spec S7-10), so anyone who knows the email could make them. They have to show
 * the proof that the right code was answered with. A network address proves nothing: an office, a phone network or a proxy shares one.
 * @param proof what the caller shows; `signedIn` for a caller with a session
 */
export async function consumeVerifiedEmail(
  tx: Transaction,
  email: string,
  purpose: Purpose,
  proof: string | typeof signedIn | undefined,
  now: Date,
): Promise<boolean> {
  const [row] = await tx
    .select()
    .from(oneTimeCode)
    .where(isVerifiedAt(email, purpose, now))
    .for('update')
  if (row === undefined || !isProven(row, proof)) return false
  await tx.delete(oneTimeCode).where(ofEmail(email, purpose))
  return true
}

/** Deletes codes that can no longer be used. */
export async function deleteExpiredCodes(db: Database, now: Date) {
  const isExpired = and(
    lt(oneTimeCode.expiresAt, now),
    sql`coalesce(${oneTimeCode.verifiedUntil}, ${oneTimeCode.expiresAt}) < ${now.toISOString()}::timestamptz`,
  )
  await db.delete(oneTimeCode).where(isExpired)
}
