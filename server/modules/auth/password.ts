import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { limitHashes } from '../../platform/limits/call-budget.ts'
import type { Deps } from '../../ports/deps.ts'
import { hashPassword, verifyPassword } from '../../platform/secrets/password-hash.ts'
import { currentPasswordLockedNotice, passwordChangedNotice } from './events.ts'
import {
  enforceRateLimits,
  escalatingRules,
  resetRateLimits,
  uncountIfRefused,
} from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { sendBoundedSecurityNotice, sendSecurityNotice } from '../notifications/security-notices.ts'
import { selectCredentials, updatePasswordHash } from './repository.ts'
import { endOtherSessions } from './sessions.ts'
import { day } from '../../platform/clock/time.ts'
import type { SessionOwner } from '../../platform/http/context.ts'

const wrongPassword = 'Current password is incorrect'

/** How many sessions of an employer may type as many wrong passwords in a day as one may in 15 minutes. */
const sessionsTogether = 10

/**
 * The rate limits of wrong current passwords. Each session has its own, so that who holds a stolen one cannot keep the owner from another
 * password; that of all sessions is larger, for who holds several.
 */
const wrongPasswordRules = ({ limits }: Deps, { employerId, sessionId }: SessionOwner) => [
  ...escalatingRules(`password:${sessionId}`, limits.login),
  { key: `password:${employerId}`, limit: limits.login * sessionsTogether, windowMs: day },
]

/**
 * Checks the password that authorizes a change of the account, by a signed-in employer, who is told when too many are wrong. A correct one
 * resets the limits, and one that was not compared is not counted, so only failures count. The limits are not those of log-in: who holds a
 * session must not be able to lock the owner out.
 * @returns the hash of the password that was checked
 * @throws {Refusal} INVALID_PASSWORD with the remaining attempts; RATE_LIMITED; UNAVAILABLE when too many calls wait for their hashes
 */
export async function checkCurrentPassword(deps: Deps, owner: SessionOwner, typed: string): Promise<string> {
  const { employerId } = owner
  const rules = wrongPasswordRules(deps, owner)
  const attemptsLeft = await enforceRateLimits(deps, rules)
  const account = await selectCredentials(deps.db, employerId)
  const isRight = await uncountIfRefused(deps, rules, async () => {
    // After the limit of the session, so that the calls which that refuses do not spend what the owner needs.
    limitHashes(deps, employerId, 'password')
    return verifyPassword(typed, account?.passwordHash, { lane: 'signedIn' })
  })
  if (account === undefined || !isRight) {
    if (attemptsLeft === 0) await tellLock(deps, employerId)
    throw wrongPasswordRefusal(attemptsLeft)
  }
  await resetRateLimits(deps.db, rules)
  return account.passwordHash
}

/** Apart from the notices of locked log-ins, which strangers can cause until no more are sent in a day. */
const tellLock = (deps: Deps, employerId: string) =>
  deps.db.transaction((tx) =>
    sendBoundedSecurityNotice(tx, deps, { kind: 'session-password-lock', employerId }, currentPasswordLockedNotice()),
  )

const wrongPasswordRefusal = (attemptsLeft: number) =>
  new Refusal('INVALID_PASSWORD', wrongPassword, { attemptsLeft, errors: { currentPassword: wrongPassword } })

/**
 * Replaces the password after checking the current one, ends every other session and tells the employer.
 * @throws {Refusal} INVALID_PASSWORD, RATE_LIMITED
 */
export async function changePassword(
  deps: Deps,
  owner: SessionOwner,
  { currentPassword, newPassword }: BodyOf<typeof api.account.changePassword>,
) {
  const { employerId } = owner
  const checkedHash = await checkCurrentPassword(deps, owner, currentPassword)
  const passwordHash = await hashPassword(newPassword, { lane: 'signedIn' })
  await deps.db.transaction(async (tx) => {
    // The password that was checked may have been replaced since.
    const isChanged = await updatePasswordHash(tx, employerId, passwordHash, checkedHash)
    if (!isChanged) throw wrongPasswordRefusal(deps.limits.login)
    const at = deps.now()
    await endOtherSessions(tx, owner, at)
    await sendSecurityNotice(tx, owner.employerId, passwordChangedNotice('every other device'), at)
  })
}
