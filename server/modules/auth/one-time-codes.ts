import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { hashSecret, isSameHash, newCode, newSecret } from '../../platform/secrets/secrets.ts'
import { enforceRateLimits, type RateLimitRule, uncount } from '../../platform/limits/rate-limit.ts'
import { latestEnd, later, minute } from '../../platform/clock/time.ts'
import {
  countAttempt,
  deleteCodes,
  selectIsVerified,
  selectIsVerifiedForUpdate,
  updateToVerified,
  upsertCode,
} from './one-time-codes-repository.ts'

export { deleteExpiredCodes } from './one-time-codes-repository.ts'

export type Purpose = 'sign-up' | 'reset' | 'pin'

/** How long a code is valid, in milliseconds. */
export const codeMs = 10 * minute
/** Wrong codes after which a code is invalid. */
export const maxCodeAttempts = 3

/** How long a verified email may be used for registration or for a new password or PIN, in milliseconds. */
const verifiedMs = { 'sign-up': 60 * minute, reset: 15 * minute, pin: 15 * minute } as const satisfies Record<
  Purpose,
  number
>

/** A code of an email for a purpose. Only the browser or session that asked for it can try it. */
export interface CodeRequest {
  readonly email: string
  readonly purpose: Purpose
  /** The secret in the cookie of the browser that asked for the code, or the id of the session. */
  readonly requester: string
}

const keyOf = ({ email, purpose, requester }: CodeRequest) => ({ email, purpose, requesterHash: hashSecret(requester) })

/** Creates a new code; it invalidates the requester's previous code and what that verified. */
export async function issueCode(tx: Transaction, request: CodeRequest, now: Date): Promise<string> {
  const code = newCode()
  const salt = newSecret()
  await upsertCode(tx, keyOf(request), {
    codeHash: hashSecret(salt + code),
    salt,
    tries: 0,
    expiresAt: later(now, codeMs),
    verifiedUntil: null,
    proofHash: null,
  })
  return code
}

/** Result of checking a code: right, with a proof for the next step; or wrong, with the remaining attempts. */
export type CodeResult =
  { readonly isRight: true; readonly proof: string } | { readonly isRight: false; readonly attemptsLeft: number }

/**
 * Checks a code. The attempt is counted before the comparison, so concurrent guesses share the attempts.
 * A right code verifies the email for a while and cannot be used again.
 * @param rules rate limits of wrong codes. Only a code that can be right counts: others guess nothing, and anybody can type any number
 * @throws {Refusal} RATE_LIMITED, which uses no attempt
 */
export async function checkCode(
  { db, now }: Deps,
  request: CodeRequest,
  typed: string,
  rules: readonly RateLimitRule[],
): Promise<CodeResult> {
  const at = now()
  return db.transaction(async (tx) => {
    const validity = { at, latest: latestEnd(at, codeMs) }
    const row = await countAttempt(tx, keyOf(request), maxCodeAttempts, validity)
    if (row === undefined) return { isRight: false, attemptsLeft: 0 }
    await enforceRateLimits({ db: tx, now }, rules)
    if (!isSameHash(hashSecret(row.salt + typed), row.codeHash)) {
      return { isRight: false, attemptsLeft: maxCodeAttempts - row.tries }
    }
    await uncount({ db: tx }, rules)
    const proof = newSecret()
    await updateToVerified(tx, keyOf(request), {
      verifiedUntil: later(at, verifiedMs[request.purpose]),
      proofHash: hashSecret(proof),
    })
    return { isRight: true, proof }
  })
}

/** What a caller shows who uses a verified email: the proof that the right code was answered with, or the session that typed the code. */
export type Shown = { readonly proof: string | undefined } | { readonly requester: string }

/**
 * Whether an email is verified, without consuming that: who would be refused is refused before a password is hashed, which costs.
 * The parameters are those of `consumeVerifiedEmail`.
 */
export async function isVerifiedEmail(
  db: Pick<Database, 'select'>,
  email: string,
  purpose: Purpose,
  shown: Shown,
  now: Date,
): Promise<boolean> {
  return selectIsVerified(db, { email, purpose }, hashOf(shown), verifiedValidity(purpose, now))
}

const hashOf = (shown: Shown) =>
  'requester' in shown
    ? { requesterHash: hashSecret(shown.requester) }
    : { proofHash: shown.proof === undefined ? undefined : hashSecret(shown.proof) }

const verifiedValidity = (purpose: Purpose, at: Date) => ({ at, latest: latestEnd(at, verifiedMs[purpose]) })

/**
 * Consumes the verified state of an email, with all its codes for the purpose; false when there is none.
 *
 * The calls that follow a verified code carry only the email (spec S7-10), so anyone who knows the email could make them. They have to show
 * the proof that the right code was answered with. A network address proves nothing: an office, a phone network or a proxy shares one.
 */
export async function consumeVerifiedEmail(
  tx: Transaction,
  email: string,
  purpose: Purpose,
  shown: Shown,
  now: Date,
): Promise<boolean> {
  const key = { email, purpose }
  const isVerified = await selectIsVerifiedForUpdate(tx, key, hashOf(shown), verifiedValidity(purpose, now))
  if (isVerified) await deleteCodes(tx, key)
  return isVerified
}
