import { errorCopy } from '../../../src/api/contract/error-copy.ts'
import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { answerOf, type BankAccount } from '../../ports/payments.ts'
import type { Deps } from '../../ports/deps.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import { fieldRefusal, Refusal } from '../../platform/http/refusal.ts'
import { lockEmployerReference, mailSecurityNotice, sendSecurityNotice } from '../notifications/security-notices.ts'
import {
  type AccountRow,
  insertAccount,
  selectAccount,
  updateAccount,
  updateToVerified,
} from './bank-account-repository.ts'
import { selectBalances } from './ledger-repository.ts'
import { bankAccountAddedMail, bankAccountChangedNotice } from './security-events.ts'
import { checkPin } from './pin.ts'
import { isLasting, later, day, minute } from '../../platform/clock/time.ts'

/** How long withdrawals are paused after another account, a first one where there is money already, or a reset of the PIN, so that the employer can notice an attacker, in milliseconds. */
export const withdrawalPauseMs = day

type SerializedAccount = NonNullable<Output<typeof api.wallet.getWithdrawalAccount>>
type AccountInput = BankAccount & { readonly accountName?: string | undefined }

const accountNotConfirmed = () =>
  new Refusal('ACCOUNT_NOT_CONFIRMED', errorCopy.ACCOUNT_NOT_CONFIRMED, {
    errors: { accountNumber: 'We could not confirm this account. Check the number and bank.' },
  })

function serializeAccount(
  { bankCode, bankName, accountNumber, accountName, verified, pausedUntil }: AccountRow,
  now: Date,
): SerializedAccount {
  const masked = `••••••${accountNumber.slice(-4)}`
  return {
    bankCode,
    bankName,
    accountNumber: masked,
    accountName,
    verified,
    pausedUntil: isLasting(pausedUntil, now, withdrawalPauseMs) ? pausedUntil.toISOString() : null,
  }
}

export async function readAccount({ db, now }: Deps, employerId: string): Promise<SerializedAccount | null> {
  const row = await selectAccount(db, employerId)
  return row === undefined ? null : serializeAccount(row, now())
}

/** Limits account-name lookups per employer, because they reveal the names of a bank's customers. */
const limitLookUps = (deps: Deps, employerId: string) =>
  enforceRateLimits(deps, [{ key: `account-name:${employerId}`, limit: 30, windowMs: 15 * minute }])

/** Looks up the name of a bank account. @throws {Refusal} ACCOUNT_NOT_CONFIRMED; RATE_LIMITED; UNAVAILABLE when the bank does not answer */
export async function resolveAccount(
  deps: Deps,
  employerId: string,
  account: BankAccount,
): Promise<{ accountName: string }> {
  await limitLookUps(deps, employerId)
  const found = await answerOf(deps.payments.resolveAccount(account), () => {
    throw new Refusal('UNAVAILABLE', 'We cannot confirm the name right now.')
  })
  if (found === undefined) throw accountNotConfirmed()
  return found
}

/** The account to store: with the name confirmed by the bank, or, while the provider is down, with the typed name and `verified: false`. */
async function verifyWithBank(
  deps: Deps,
  employerId: string,
  { bankCode, accountNumber, accountName: typed = '' }: AccountInput,
) {
  const { payments } = deps
  await limitLookUps(deps, employerId)
  const bank = (await payments.listBanks()).find(({ code }) => code === bankCode)
  if (bank === undefined) {
    throw fieldRefusal('bankCode', 'Please select a bank')
  }
  const found = await answerOf(payments.resolveAccount({ bankCode, accountNumber }), () => null)
  if (found === undefined) throw accountNotConfirmed()
  const accountName = found?.accountName ?? typed
  return { bankCode, bankName: bank.name, accountNumber, accountName, verified: found !== null }
}

/**
 * Verifies a saved, unverified account again, so that no money is sent to a mistyped account number.
 * @throws {Refusal} ACCOUNT_NOT_CONFIRMED, also while the bank does not answer
 */
export async function verifySavedAccount(deps: Deps, employerId: string) {
  const saved = await selectAccount(deps.db, employerId)
  if (saved === undefined || saved.verified) return
  const found = await answerOf(deps.payments.resolveAccount(saved), () => {
    throw new Refusal(
      'ACCOUNT_NOT_CONFIRMED',
      'We cannot confirm the name of your bank account right now. Please try again later.',
    )
  })
  if (found === undefined) throw new Refusal('ACCOUNT_NOT_CONFIRMED')
  await updateToVerified(deps.db, saved, found.accountName)
}

/**
 * Saves the first account and tells the employer. Where the employer has money already, withdrawals are paused for a day: somebody in a session of
 * theirs may be the one who sets up the wallet. Saving the same account again only updates whether it is verified.
 * @throws {Refusal} CONFLICT when a different account exists, which can only be changed with the PIN; ACCOUNT_NOT_CONFIRMED
 */
export async function setAccount(
  deps: Deps,
  employerId: string,
  { supportEmail, ...typed }: AccountInput & { readonly supportEmail: string },
): Promise<SerializedAccount> {
  const account = await verifyWithBank(deps, employerId, typed)
  const now = deps.now()
  const row = await deps.db.transaction(async (tx) => {
    await lockEmployerReference(tx, employerId)
    const pausedUntil = (await hasMoney(tx, employerId)) ? later(now, withdrawalPauseMs) : null
    const added = await insertAccount(tx, { employerId, ...account, changedAt: now, pausedUntil })
    if (added !== undefined) {
      await mailSecurityNotice(tx, employerId, bankAccountAddedMail(added, pausedUntil, supportEmail), now)
    }
    return added
  })
  if (row !== undefined) return serializeAccount(row, now)
  const savedAccount = await selectAccount(deps.db, employerId)
  if (savedAccount?.bankCode === account.bankCode && savedAccount.accountNumber === account.accountNumber) {
    const isNewlyVerified = account.verified && !savedAccount.verified
    return serializeAccount(
      (isNewlyVerified ? await updateToVerified(deps.db, savedAccount, account.accountName) : undefined) ??
        savedAccount,
      now,
    )
  }
  throw new Refusal('CONFLICT', 'You have a bank account already. Change it with your PIN.')
}

/** Whether money is in the wallet, or held for Gigs, whose cancellation would put it there. */
async function hasMoney(tx: Transaction, employerId: string): Promise<boolean> {
  const [balances] = await selectBalances(tx, employerId)
  return balances !== undefined && balances.availableKobo + balances.heldKobo > 0
}

/** Changes the account, pauses withdrawals for a day, and tells the employer. @throws {Refusal} the refusals of `checkPin`; SETUP_INCOMPLETE without an account; ACCOUNT_NOT_CONFIRMED */
export async function changeAccount(
  deps: Deps,
  employerId: string,
  { pin, supportEmail, ...typed }: AccountInput & { readonly pin: string; readonly supportEmail: string },
): Promise<SerializedAccount> {
  await checkPin(deps, employerId, pin)
  const account = await verifyWithBank(deps, employerId, typed)
  return deps.db.transaction(async (tx) => {
    const now = deps.now()
    const pausedUntil = later(now, withdrawalPauseMs)
    await lockEmployerReference(tx, employerId)
    const row = await updateAccount(tx, employerId, { ...account, changedAt: now, pausedUntil })
    if (row === undefined) throw new Refusal('SETUP_INCOMPLETE', 'Add a bank account first.')
    await sendSecurityNotice(tx, employerId, bankAccountChangedNotice(row, pausedUntil, supportEmail), now)
    return serializeAccount(row, now)
  })
}
