import { eq } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { employer } from '../db/schema.ts'
import { accountByEmail, createAccount, normalEmail } from './accounts.ts'
import { type Deps, day, minute } from './deps.ts'
import { passwordChangedMail, resetCodeMail, signUpCodeMail, queueMail } from './mails.ts'
import { type Purpose, issueCode, checkCode, consumeVerifiedEmail, isVerifiedEmail } from './one-time-codes.ts'
import { hashPassword, verifyPassword } from './password-hash.ts'
import { enforceRateLimits, resetRateLimit, uncountIfRefused } from './rate-limit.ts'
import { Refusal } from './refusal.ts'
import { runExclusively } from './run-exclusively.ts'
import { endSessions, startSession } from './sessions.ts'

const quarter = 15 * minute
const emailTakenRefusal = () =>
  new Refusal('EMAIL_TAKEN', 'An account with this email already exists. Sign in instead.', {
    errors: { email: 'An account with this email already exists' },
  })

/** What log-in and registration answer (spec S3-2). */
export interface AuthResult {
  readonly token: string
  readonly user: {
    readonly firstName: string
    readonly lastName: string
    readonly employerId: string
    readonly imageUrl: string | null
  }
}

/** Applies the rate limit of the auth endpoints per network address. @throws {Refusal} RATE_LIMITED */
export const limitByAddress = (deps: Deps, address: string) =>
  enforceRateLimits(deps, [{ key: `address:${address}`, limit: deps.limits.addressPerMinute, windowMs: minute }])

/**
 * Logs in. A correct password resets the account's rate limit, and a password that was not compared is not counted, so only failures count.
 * @throws {Refusal} INVALID_CREDENTIALS, the same for an unknown email as for a wrong password; ACCOUNT_CLOSED after the right password;
 * RATE_LIMITED; UNAVAILABLE when too many calls wait for their hashes
 */
export async function logIn(
  deps: Deps,
  input: { email: string; password: string; userAgent: string | undefined },
): Promise<AuthResult> {
  const key = `login:${normalEmail(input.email)}`
  // One after another: concurrent log-ins with the right password would count against each other.
  return runExclusively(key, () => logInNext(deps, key, input))
}

async function logInNext(
  deps: Deps,
  key: string,
  input: { email: string; password: string; userAgent: string | undefined },
): Promise<AuthResult> {
  await enforceRateLimits(deps, [{ key, limit: deps.limits.login, windowMs: quarter }])
  const account = await accountByEmail(deps.db, input.email)
  const isRight = await uncountIfRefused(deps, key, () => verifyPassword(input.password, account?.passwordHash))
  if (account === undefined || !isRight) throw wrongCredentialsRefusal()
  const token = await deps.db.transaction(async (tx) => {
    // Locked before the rate limit, as in resetPassword: two calls that lock in different orders wait for each other.
    await assertStillValid(tx, account)
    await resetRateLimit(tx, key)
    return startSession(tx, account.id, deps.now(), input.userAgent)
  })
  const { id: employerId, firstName, lastName, imageUrl } = account
  return { token, user: { firstName, lastName, employerId, imageUrl } }
}

const wrongCredentialsRefusal = () => new Refusal('INVALID_CREDENTIALS', 'Wrong email or password.')

/**
 * Locks the account for the start of its session: a change of the password or a closing that runs now is waited for, and a later one ends
 * the session.
 * @throws {Refusal} ACCOUNT_CLOSED; INVALID_CREDENTIALS when the password that was verified is no longer the account's
 */
async function assertStillValid(tx: Transaction, { id, passwordHash }: typeof employer.$inferSelect) {
  const [account] = await tx
    .select({ passwordHash: employer.passwordHash, closedAt: employer.closedAt })
    .from(employer)
    .where(eq(employer.id, id))
    .for('share')
  if (account?.passwordHash !== passwordHash) throw wrongCredentialsRefusal()
  if (account.closedAt !== null) throw new Refusal('ACCOUNT_CLOSED', 'This account is closed.')
}

/** Sends a sign-up code. @throws {Refusal} EMAIL_TAKEN, RATE_LIMITED */
export async function sendSignUpCode(deps: Deps, rawEmail: string) {
  const email = normalEmail(rawEmail)
  await enforceRateLimits(deps, codeSendRules(deps, 'sign-up', email))
  await deps.db.transaction(async (tx) => {
    if ((await accountByEmail(tx, email)) !== undefined) throw emailTakenRefusal()
    const now = deps.now()
    await queueMail(tx, email, signUpCodeMail(await issueCode(tx, email, 'sign-up', now)), now)
  })
}

/** Sends a reset code if the email has an account that is not closed. The response is the same without an account. @throws {Refusal} RATE_LIMITED */
export async function sendResetCode(deps: Deps, rawEmail: string) {
  const email = normalEmail(rawEmail)
  await enforceRateLimits(deps, codeSendRules(deps, 'reset', email))
  await deps.db.transaction(async (tx) => {
    const account = await accountByEmail(tx, email)
    const now = deps.now()
    const code = await issueCode(tx, email, 'reset', now)
    if (account?.closedAt === null) await queueMail(tx, account.email, resetCodeMail(code), now)
  })
}

/** Rate limits for sending codes to an email. */
export function codeSendRules({ limits }: Deps, purpose: Purpose, email: string) {
  return [
    { key: `send-day:${purpose}:${email}`, limit: limits.codeSends * 5, windowMs: day },
    { key: `send:${purpose}:${email}`, limit: limits.codeSends, windowMs: quarter },
  ]
}

const wrongCode = {
  'sign-up': 'Invalid OTP code. Please try again.',
  reset: 'Invalid OTP. Please try again.',
  pin: 'Invalid OTP. Please try again.',
} as const satisfies Record<Purpose, string>

/**
 * Verifies a code and returns the proof that the same browser must present at the next step.
 * @throws {Refusal} INVALID_CODE with the remaining attempts for a wrong, expired, used or never sent code; RATE_LIMITED
 */
export async function verifyCode(
  deps: Deps,
  purpose: Purpose,
  input: { email: string; code: string },
): Promise<string> {
  const email = normalEmail(input.email)
  const { codeTries } = deps.limits
  await enforceRateLimits(deps, [
    { key: `try-day:${purpose}:${email}`, limit: codeTries * 3, windowMs: day },
    { key: `try:${purpose}:${email}`, limit: codeTries, windowMs: quarter },
  ])
  const result = await checkCode(deps, { ...input, email, purpose })
  if (result.isRight) return result.proof
  throw new Refusal('INVALID_CODE', wrongCode[purpose], {
    attemptsLeft: result.attemptsLeft,
    errors: { code: 'Invalid OTP' },
  })
}

const emailNotVerifiedRefusal = () =>
  new Refusal('EMAIL_NOT_VERIFIED', 'Verify your email first: ask for a code and type it in.')
const codeExpiredRefusal = () =>
  new Refusal('EMAIL_NOT_VERIFIED', 'Your code has expired. Ask for a new one to set a password.')

/** Creates the account of a verified email and logs it in. @throws {Refusal} EMAIL_NOT_VERIFIED, EMAIL_TAKEN */
export async function register(
  deps: Deps,
  input: { firstName: string; lastName: string; email: string; password: string; userAgent: string | undefined },
  proof: string | undefined,
): Promise<AuthResult> {
  const { firstName, lastName } = input
  const email = normalEmail(input.email)
  const isVerified = await isVerifiedEmail(deps.db, email, 'sign-up', proof, deps.now())
  if (!isVerified) throw emailNotVerifiedRefusal()
  const passwordHash = await hashPassword(input.password)
  return deps.db.transaction(async (tx) => {
    const now = deps.now()
    // Only who has verified an email is told whether it has an account.
    if (!(await consumeVerifiedEmail(tx, email, 'sign-up', proof, now))) throw emailNotVerifiedRefusal()
    const employerId = await createAccount(tx, { email, firstName, lastName, passwordHash }, now)
    if (employerId === undefined) throw emailTakenRefusal()
    const token = await startSession(tx, employerId, now, input.userAgent)
    return { token, user: { firstName, lastName, employerId, imageUrl: null } }
  })
}

/** Sets a new password after a verified reset code, ends all sessions and sends a mail about it. @throws {Refusal} EMAIL_NOT_VERIFIED */
export async function resetPassword(
  deps: Deps,
  input: { email: string; newPassword: string },
  proof: string | undefined,
) {
  const email = normalEmail(input.email)
  if (!(await isVerifiedEmail(deps.db, email, 'reset', proof, deps.now()))) throw codeExpiredRefusal()
  const passwordHash = await hashPassword(input.newPassword)
  await deps.db.transaction(async (tx) => {
    const now = deps.now()
    const isVerified = await consumeVerifiedEmail(tx, email, 'reset', proof, now)
    const account = await accountByEmail(tx, email)
    if (!isVerified || account === undefined) throw codeExpiredRefusal()
    await tx.update(employer).set({ passwordHash }).where(eq(employer.id, account.id))
    await endSessions(tx, account.id)
    await resetRateLimit(tx, `login:${email}`)
    await queueMail(tx, account.email, passwordChangedMail('every device'), now)
  })
}
