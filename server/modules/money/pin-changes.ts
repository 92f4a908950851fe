import type { Transaction } from '../../platform/db/database.ts'
import { verifyCode } from '../auth/service.ts'
import { limitHashes } from '../../platform/limits/call-budget.ts'
import type { Deps } from '../../ports/deps.ts'
import { queueMail } from '../notifications/mails.ts'
import { issueCode, consumeVerifiedEmail, isVerifiedEmail } from '../auth/one-time-codes.ts'
import { hashPassword } from '../../platform/secrets/password-hash.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockEmployerReference, sendSecurityNotice } from '../notifications/security-notices.ts'
import { sessionMs } from '../auth/sessions.ts'
import { withdrawalPauseMs } from './bank-account.ts'
import { updateAccount } from './bank-account-repository.ts'
import { selectEmployer } from './payments-repository.ts'
import { selectHasPin } from './pin-repository.ts'
import { pinChangedNotice } from './security-events.ts'
import { checkPin, replacePin } from './pin.ts'
import { day, later } from '../../platform/clock/time.ts'
import type { SessionOwner } from '../../platform/http/context.ts'
import { pinCodeMail } from '../auth/code-mails.ts'

async function emailOf(tx: Pick<Transaction, 'select'>, employerId: string): Promise<string> {
  const row = await selectEmployer(tx, employerId)
  if (row === undefined) throw new Error(`There is no employer ${employerId}`)
  return row.email
}

/**
 * Changes the PIN after checking the current one, in the same transaction, and tells the employer about the change. The same call again, as
 * after a lost answer, counts as one wrong PIN: to recognise it by the new PIN would let one attempt try two PINs.
 * @throws {Refusal} the refusals of `checkPin`
 */
export async function changePin(
  deps: Deps,
  employerId: string,
  { currentPin, newPin, supportEmail }: { currentPin: string; newPin: string; supportEmail: string },
) {
  await checkPin(deps, employerId, currentPin, async (tx, at) => {
    await replacePin(tx, employerId, await hashPassword(newPin, { lane: 'signedIn' }), at)
    await sendSecurityNotice(tx, employerId, pinChangedNotice(supportEmail), at)
  })
}

/** Wrong codes that one session may type for its PIN while it lasts. They bound what a stolen session can guess. */
const maxWrongCodes = 20

/** Sends a code to reset the PIN, which only the same session can type. @throws {Refusal} SETUP_INCOMPLETE without a PIN; RATE_LIMITED */
export async function sendPinCode(deps: Deps, { employerId, sessionId }: SessionOwner) {
  const email = await emailOf(deps.db, employerId)
  const { resetCodes } = deps.limits
  await enforceRateLimits(deps, [
    { key: `send:pin:${sessionId}`, limit: resetCodes, windowMs: day },
    { key: `send:pin:${employerId}`, limit: resetCodes * 2, windowMs: day },
  ])
  await deps.db.transaction(async (tx) => {
    if (!(await selectHasPin(tx, employerId))) {
      throw new Refusal('SETUP_INCOMPLETE', 'Create a PIN first.')
    }
    const now = deps.now()
    const code = await issueCode(tx, { email, purpose: 'pin', requester: sessionId }, now)
    await queueMail(tx, email, pinCodeMail(code), now)
  })
}

/** Verifies the code from the mail, typed in the session that asked for it. @throws {Refusal} INVALID_CODE, RATE_LIMITED */
export async function verifyPinCode(deps: Deps, { employerId, sessionId }: SessionOwner, code: string) {
  const email = await emailOf(deps.db, employerId)
  const perSession = { key: `wrong-codes:${sessionId}`, limit: maxWrongCodes, windowMs: sessionMs }
  await verifyCode(deps, 'pin', { email, code, requester: sessionId }, [perSession])
}

/** Sets a new PIN after a code that the same session verified, unlocks it, pauses withdrawals for a day, and tells the employer. @throws {Refusal} EMAIL_NOT_VERIFIED */
export async function resetPin(
  deps: Deps,
  { employerId, sessionId }: SessionOwner,
  { newPin, supportEmail }: { newPin: string; supportEmail: string },
) {
  limitHashes(deps, employerId)
  const expired = () => new Refusal('EMAIL_NOT_VERIFIED', 'Your code has expired. Ask for a new one to reset your PIN.')
  const shown = { requester: sessionId }
  const verifiedEmail = await emailOf(deps.db, employerId)
  if (!(await isVerifiedEmail(deps.db, verifiedEmail, 'pin', shown, deps.now()))) throw expired()
  const hash = await hashPassword(newPin, { lane: 'signedIn' })
  await deps.db.transaction(async (tx) => {
    const now = deps.now()
    await lockEmployerReference(tx, employerId)
    const email = await emailOf(tx, employerId)
    if (!(await consumeVerifiedEmail(tx, email, 'pin', shown, now))) throw expired()
    await replacePin(tx, employerId, hash, now)
    await updateAccount(tx, employerId, { pausedUntil: later(now, withdrawalPauseMs) })
    await sendSecurityNotice(tx, employerId, pinChangedNotice(supportEmail), now)
  })
}
