import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { accountByEmail, normalEmail } from './accounts.ts'
import type { Deps } from '../../ports/deps.ts'
import { deviceOf } from './device.ts'
import { type DeviceSecretOf, findKnownDevice, rememberDevice } from './known-devices.ts'
import { verifyPassword } from '../../platform/secrets/password-hash.ts'
import { newLogInNotice, passwordLockedNotice } from './events.ts'
import { type EmployerRow, selectCredentialsForShare } from './repository.ts'
import {
  enforceRateLimits,
  escalatingRules,
  resetRateLimits,
  uncountIfRefused,
} from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { runExclusively } from '../../platform/jobs/run-exclusively.ts'
import { sendBoundedSecurityNotice } from '../notifications/security-notices.ts'
import { startSession } from './sessions.ts'

/** A log-in: what log-in and registration answer (spec S3-2), and the secret by which the account knows the browser from now on. */
export interface LogIn {
  readonly answer: {
    readonly token: string
    readonly user: Pick<EmployerRow, 'firstName' | 'lastName' | 'imageUrl'> & { readonly employerId: string }
  }
  readonly deviceSecret: string
}

/** The browser that calls. */
export interface Browser {
  readonly userAgent: string | undefined
  readonly deviceSecretOf: DeviceSecretOf
  /** Its network address. */
  readonly address: string
}

type Credentials = BodyOf<typeof api.auth.login>

/**
 * The rate limits of failed log-ins. Each known device has its own, apart from that of all other browsers, so that strangers cannot lock
 * the employer out.
 * @param deviceHash the known device; undefined: all browsers that are not known
 */
export const failedLogInRules = ({ limits }: Deps, email: string, deviceHash?: string) =>
  escalatingRules(deviceHash === undefined ? `login:${email}` : `login:${email}:${deviceHash}`, limits.login)

/**
 * Logs in, and tells the employer about a device that is new to the account. A correct password resets the rate limit, and a password that was
 * not compared is not counted, so only failures count.
 * @throws {Refusal} INVALID_CREDENTIALS, the same for an unknown email as for a wrong password; ACCOUNT_CLOSED after the right password;
 * RATE_LIMITED; UNAVAILABLE when too many calls wait for their hashes
 */
export async function logIn(deps: Deps, credentials: Credentials, browser: Browser): Promise<LogIn> {
  const email = normalEmail(credentials.email)
  const account = await accountByEmail(deps.db, email)
  const deviceHash = account && (await findKnownDevice(deps.db, account.id, browser.deviceSecretOf, deps.now()))
  // One after another: concurrent log-ins with the right password would count against each other.
  return runExclusively(`login:${email}:${deviceHash ?? ''}`, () =>
    logInNext(deps, { ...credentials, email }, browser, deviceHash),
  )
}

async function logInNext(
  deps: Deps,
  { email, password }: Credentials,
  browser: Browser,
  deviceHash: string | undefined,
): Promise<LogIn> {
  const rules = failedLogInRules(deps, email, deviceHash)
  const triesLeft = await enforceRateLimits(deps, rules)
  const account = await accountByEmail(deps.db, email)
  const isRight = await uncountIfRefused(deps, rules, () =>
    verifyPassword(password, account?.passwordHash, { address: browser.address }),
  )
  if (account === undefined || !isRight) {
    if (account?.closedAt === null && triesLeft === 0) await mailLock(deps, account.id, deviceHash !== undefined)
    throw wrongCredentialsRefusal()
  }
  const { id: employerId, firstName, lastName, imageUrl } = account
  return deps.db.transaction(async (tx) => {
    // Locked before the rate limit, as in resetPassword: two calls that lock in different orders wait for each other.
    await assertStillValid(tx, account)
    await resetRateLimits(tx, rules)
    const at = deps.now()
    const device = await rememberDevice(tx, employerId, browser.deviceSecretOf, at)
    if (device.was === 'new') {
      const notice = newLogInNotice(deviceOf(browser.userAgent ?? null), at)
      await sendBoundedSecurityNotice(tx, deps, { kind: 'log-in', employerId }, notice)
    }
    const token = await startSession(tx, employerId, at, { userAgent: browser.userAgent, deviceHash: device.hash })
    return { answer: { token, user: { firstName, lastName, employerId, imageUrl } }, deviceSecret: device.secret }
  })
}

/** Tells the employer that the log-in is locked after wrong passwords, on a known device or on all other browsers. */
const mailLock = (deps: Deps, employerId: string, isKnownDevice: boolean) =>
  deps.db.transaction((tx) =>
    sendBoundedSecurityNotice(tx, deps, { kind: 'password-lock', employerId }, passwordLockedNotice(isKnownDevice)),
  )

const wrongCredentialsRefusal = () => new Refusal('INVALID_CREDENTIALS')

/**
 * Locks the account for the start of its session: a change of the password or a closing that runs now is waited for, and a later one ends
 * the session.
 * @throws {Refusal} ACCOUNT_CLOSED; INVALID_CREDENTIALS when the password that was verified is no longer the account's
 */
async function assertStillValid(tx: Transaction, { id, passwordHash }: EmployerRow) {
  const account = await selectCredentialsForShare(tx, id)
  if (account?.passwordHash !== passwordHash) throw wrongCredentialsRefusal()
  if (account.closedAt !== null) throw new Refusal('ACCOUNT_CLOSED')
}
