import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { limitHashes } from '../../platform/limits/call-budget.ts'
import type { Deps } from '../../ports/deps.ts'
import { hashPassword, verifyPassword } from '../../platform/secrets/password-hash.ts'
import { passwordChangedNotice } from './events.ts'
import { enforceRateLimits, resetRateLimits, uncountIfRefused } from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { sendSecurityNotice } from '../notifications/security-notices.ts'
import { selectCredentials, updatePasswordHash } from './repository.ts'
import { endOtherSessions } from './sessions.ts'
import { minute } from '../../platform/clock/time.ts'
import type { SessionOwner } from '../../platform/http/context.ts'

const wrongPassword = 'Current password is incorrect'

/**
 * Checks the password that authorizes a change of the account, by a signed-in employer. A correct one resets the limit, and one that was
 * not compared is not counted, so only failures count. The limit is not that of log-in: who holds a session must not be able to lock the
 * owner out.
 * @returns the hash of the password that was checked
 * @throws {Refusal} INVALID_PASSWORD with the remaining attempts; RATE_LIMITED; UNAVAILABLE when too many calls wait for their hashes
 */
export async function checkCurrentPassword(deps: Deps, employerId: string, typed: string): Promise<string> {
  limitHashes(deps, employerId)
  const rules = [{ key: `password:${employerId}`, limit: deps.limits.login, windowMs: 15 * minute }]
  const attemptsLeft = await enforceRateLimits(deps, rules)
  const account = await selectCredentials(deps.db, employerId)
  const isRight = await uncountIfRefused(deps, rules, () =>
    verifyPassword(typed, account?.passwordHash, { lane: 'signedIn' }),
  )
  if (account === undefined || !isRight) throw wrongPasswordRefusal(attemptsLeft)
  await resetRateLimits(deps.db, rules)
  return account.passwordHash
}

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
  const checkedHash = await checkCurrentPassword(deps, employerId, currentPassword)
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
