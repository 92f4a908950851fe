import { eq } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { pin, withdrawalAccount } from '../../db/money-schema.ts'
import { employer } from '../../db/schema.ts'
import { codeSendRules, verifyCode } from '../auth.ts'
import { limitHashes } from '../call-budget.ts'
import { type Deps, later } from '../deps.ts'
import { pinCodeMail, queueMail } from '../mails.ts'
import { issueCode, signedIn, consumeVerifiedEmail, isVerifiedEmail } from '../one-time-codes.ts'
import { hashPassword } from '../password-hash.ts'
import { enforceRateLimits } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import { lockEmployerReference, sendSecurityNotice } from '../security-notices.ts'
import { withdrawalPauseMs } from './bank-account.ts'
import { pinChangedNotice } from './money-notices.ts'
import { checkPin, replacePin } from './pin.ts'

async function emailOf(tx: Pick<Transaction, 'select'>, employerId: string): Promise<string> {
  const [row] = await tx.select({ email: employer.email }).from(employer).where(eq(employer.id, employerId))
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

/** Sends a code to reset the PIN. @throws {Refusal} SETUP_INCOMPLETE without a PIN; RATE_LIMITED */
export async function sendPinCode(deps: Deps, employerId: string) {
  const email = await emailOf(deps.db, employerId)
  await enforceRateLimits(deps, codeSendRules(deps, 'pin', email))
  await deps.db.transaction(async (tx) => {
    if ((await tx.$count(pin, eq(pin.employerId, employerId))) === 0) {
      throw new Refusal('SETUP_INCOMPLETE', 'Create a PIN first.')
    }
    const now = deps.now()
    await queueMail(tx, email, pinCodeMail(await issueCode(tx, email, 'pin', now)), now)
  })
}

/** Verifies the code from the mail. @throws {Refusal} INVALID_CODE, RATE_LIMITED */
export async function verifyPinCode(deps: Deps, employerId: string, code: string) {
  await verifyCode(deps, 'pin', { email: await emailOf(deps.db, employerId), code })
}

/** Sets a new PIN after a verified code, unlocks it, pauses withdrawals for a day, and tells the employer. @throws {Refusal} EMAIL_NOT_VERIFIED */
export async function resetPin(
  deps: Deps,
  employerId: string,
  { newPin, supportEmail }: { newPin: string; supportEmail: string },
) {
  limitHashes(deps, employerId)
  const expired = () => new Refusal('EMAIL_NOT_VERIFIED', 'Your code has expired. Ask for a new one to reset your PIN.')
  const verifiedEmail = await emailOf(deps.db, employerId)
  if (!(await isVerifiedEmail(deps.db, verifiedEmail, 'pin', signedIn, deps.now()))) throw expired()
  const hash = await hashPassword(newPin, { lane: 'signedIn' })
  await deps.db.transaction(async (tx) => {
    const now = deps.now()
    await lockEmployerReference(tx, employerId)
    const email = await emailOf(tx, employerId)
    if (!(await consumeVerifiedEmail(tx, email, 'pin', signedIn, now))) throw expired()
    await replacePin(tx, employerId, hash, now)
    await tx
      .update(withdrawalAccount)
      .set({ pausedUntil: later(now, withdrawalPauseMs) })
      .where(eq(withdrawalAccount.employerId, employerId))
    await sendSecurityNotice(tx, employerId, pinChangedNotice(supportEmail), now)
  })
}
