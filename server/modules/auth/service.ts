import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { errorCopy } from '../../../src/api/contract/error-copy.ts'
import { accountByEmail, createAccount, normalEmail } from './accounts.ts'
import type { Deps } from '../../ports/deps.ts'
import { findKnownDevice, forgetDevices, rememberDevice } from './known-devices.ts'
import { type Browser, failedLogInRules, type LogIn } from './log-in.ts'
import { queueMail } from '../notifications/mails.ts'
import { type Purpose, issueCode, checkCode, consumeVerifiedEmail, isVerifiedEmail } from './one-time-codes.ts'
import { hashPassword } from '../../platform/secrets/password-hash.ts'
import { passwordChangedNotice } from './events.ts'
import {
  enforceRateLimits,
  networkRules,
  type RateLimitRule,
  resetRateLimits,
} from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { newSecret } from '../../platform/secrets/secrets.ts'
import { sendSecurityNotice } from '../notifications/security-notices.ts'
import { updatePasswordHash } from './repository.ts'
import { endSessions, startSession } from './sessions.ts'
import { minute } from '../../platform/clock/time.ts'
import { resetCodeRules, signUpCodeRules } from './code-limits.ts'
import { resetCodeMail, signUpCodeMail } from './code-mails.ts'

const emailTakenRefusal = () =>
  new Refusal('EMAIL_TAKEN', errorCopy.EMAIL_TAKEN, {
    errors: { email: 'An account with this email already exists' },
  })

/** Applies the rate limit of the auth endpoints per network address. @throws {Refusal} RATE_LIMITED */
export const limitByAddress = (deps: Deps, address: string) =>
  enforceRateLimits(
    deps,
    networkRules(address, { key: 'address', limit: deps.limits.addressPerMinute, windowMs: minute }),
  )

/**
 * Sends a sign-up code. Only the browser that shows `requester` can type it.
 * @throws {Refusal} EMAIL_TAKEN, RATE_LIMITED
 */
export async function sendSignUpCode(
  deps: Deps,
  rawEmail: string,
  { requester, address }: { readonly requester: string; readonly address: string },
) {
  const email = normalEmail(rawEmail)
  await enforceRateLimits(deps, signUpCodeRules(deps, { email, address }))
  await deps.db.transaction(async (tx) => {
    if ((await accountByEmail(tx, email)) !== undefined) throw emailTakenRefusal()
    const now = deps.now()
    const code = await issueCode(tx, { email, purpose: 'sign-up', requester }, now)
    await queueMail(tx, email, signUpCodeMail(code), now)
  })
}

/**
 * Sends a reset code if the email has an account that is not closed. Only the browser that shows `requester` can type it. The response is the
 * same without an account. Each known device has a limit of its own, so that strangers cannot keep the employer from a code.
 * @throws {Refusal} RATE_LIMITED
 */
export async function sendResetCode(
  deps: Deps,
  rawEmail: string,
  { requester, deviceSecretOf, address }: { readonly requester: string } & Pick<Browser, 'deviceSecretOf' | 'address'>,
) {
  const email = normalEmail(rawEmail)
  const found = await accountByEmail(deps.db, email)
  const deviceHash = found && (await findKnownDevice(deps.db, found.id, deviceSecretOf, deps.now()))
  await enforceRateLimits(deps, resetCodeRules(deps, { email, address }, deviceHash))
  await deps.db.transaction(async (tx) => {
    const account = await accountByEmail(tx, email)
    const now = deps.now()
    const code = await issueCode(tx, { email, purpose: 'reset', requester }, now)
    if (account?.closedAt === null) await queueMail(tx, account.email, resetCodeMail(code), now)
  })
}

const wrongCode = {
  'sign-up': 'Invalid OTP code. Please try again.',
  reset: 'Invalid OTP. Please try again.',
  pin: 'Invalid OTP. Please try again.',
} as const satisfies Record<Purpose, string>

/** A typed code. `requester` is undefined when the browser or session asked for none. */
export interface TypedCode {
  readonly email: string
  readonly code: string
  readonly requester: string | undefined
}

/** The rate limit of wrong codes of a network address. */
export const wrongCodeRules = (deps: Deps, address: string): readonly RateLimitRule[] =>
  networkRules(address, { key: 'wrong-codes', limit: deps.limits.wrongCodes, windowMs: 60 * minute })

/**
 * Verifies a code and returns the proof that the same browser must present at the next step. A call without a requester cannot be right, and uses
 * none of the attempts of other requesters or of the network.
 * @param rules rate limits of wrong codes: of the network, or of the session that types the code for a PIN, so that strangers on its network do not keep
 * an employer from a new PIN
 * @throws {Refusal} INVALID_CODE with the remaining attempts for a wrong, expired, used or never sent code; RATE_LIMITED
 */
export async function verifyCode(
  deps: Deps,
  purpose: Purpose,
  { email, code, requester = newSecret() }: TypedCode,
  rules: readonly RateLimitRule[],
): Promise<string> {
  const result = await checkCode(deps, { email: normalEmail(email), purpose, requester }, code, rules)
  if (result.isRight) return result.proof
  throw new Refusal('INVALID_CODE', wrongCode[purpose], {
    attemptsLeft: result.attemptsLeft,
    errors: { code: 'Invalid OTP' },
  })
}

const emailNotVerifiedRefusal = () => new Refusal('EMAIL_NOT_VERIFIED')
const codeExpiredRefusal = () =>
  new Refusal('EMAIL_NOT_VERIFIED', 'Your code has expired. Ask for a new one to set a password.')

/** Creates the account of a verified email and logs it in. @throws {Refusal} EMAIL_NOT_VERIFIED, EMAIL_TAKEN */
export async function register(
  deps: Deps,
  input: Omit<BodyOf<typeof api.auth.register>, 'proof'>,
  proof: string | undefined,
  { userAgent, deviceSecretOf, address }: Browser,
): Promise<LogIn> {
  const { firstName, lastName } = input
  const email = normalEmail(input.email)
  const isVerified = await isVerifiedEmail(deps.db, email, 'sign-up', { proof }, deps.now())
  if (!isVerified) throw emailNotVerifiedRefusal()
  const passwordHash = await hashPassword(input.password, { address })
  return deps.db.transaction(async (tx) => {
    const now = deps.now()
    // Only who has verified an email is told whether it has an account.
    if (!(await consumeVerifiedEmail(tx, email, 'sign-up', { proof }, now))) throw emailNotVerifiedRefusal()
    const employerId = await createAccount(tx, { email, firstName, lastName, passwordHash }, now)
    if (employerId === undefined) throw emailTakenRefusal()
    const device = await rememberDevice(tx, employerId, deviceSecretOf, now)
    const token = await startSession(tx, employerId, now, { userAgent, deviceHash: device.hash })
    return { answer: { token, user: { firstName, lastName, employerId, imageUrl: null } }, deviceSecret: device.secret }
  })
}

/**
 * Sets a new password after a verified reset code, ends all sessions, forgets all devices but this browser, and tells the employer.
 * @returns the employer, and the secret by which the account knows the browser from now on
 * @throws {Refusal} EMAIL_NOT_VERIFIED
 */
export async function resetPassword(
  deps: Deps,
  input: Omit<BodyOf<typeof api.auth.resetPassword>, 'proof'>,
  proof: string | undefined,
  { deviceSecretOf, address }: Pick<Browser, 'deviceSecretOf' | 'address'>,
): Promise<{ employerId: string; deviceSecret: string }> {
  const email = normalEmail(input.email)
  if (!(await isVerifiedEmail(deps.db, email, 'reset', { proof }, deps.now()))) throw codeExpiredRefusal()
  const passwordHash = await hashPassword(input.newPassword, { address })
  return deps.db.transaction(async (tx) => {
    const now = deps.now()
    const isVerified = await consumeVerifiedEmail(tx, email, 'reset', { proof }, now)
    const account = await accountByEmail(tx, email)
    if (!isVerified || account === undefined) throw codeExpiredRefusal()
    const { id: employerId } = account
    await updatePasswordHash(tx, employerId, passwordHash)
    await endSessions(tx, employerId)
    await forgetDevices(tx, employerId, { allBut: null }, now)
    const device = await rememberDevice(tx, employerId, deviceSecretOf, now)
    await resetRateLimits(tx, failedLogInRules(deps, email))
    await sendSecurityNotice(tx, employerId, passwordChangedNotice('every device'), now)
    return { employerId, deviceSecret: device.secret }
  })
}
