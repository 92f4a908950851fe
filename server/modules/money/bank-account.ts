import { and, eq } from 'drizzle-orm'
import { errorCopy } from '../../../src/api/contract/error-copy.ts'
import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { type BankAccount, ProviderUnavailable } from '../../ports/payments.ts'
import { withdrawalAccount } from '../../db/money-schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { lockEmployerReference, sendSecurityNotice } from '../notifications/security-notices.ts'
import { bankAccountChangedNotice } from './security-events.ts'
import { checkPin } from './pin.ts'
import { isLasting, later, day, minute } from '../../platform/clock/time.ts'

/** How long withdrawals are paused after another account or a reset of the PIN, so that the employer can notice an attacker, in milliseconds. */
export const withdrawalPauseMs = day

type SerializedAccount = NonNullable<Output<typeof api.wallet.getWithdrawalAccount>>
type Row = typeof withdrawalAccount.$inferSelect
type AccountInput = BankAccount & { readonly accountName?: string | undefined }

const accountNotConfirmed = () =>
  new Refusal('ACCOUNT_NOT_CONFIRMED', errorCopy.ACCOUNT_NOT_CONFIRMED, {
    errors: { accountNumber: 'We could not confirm this account. Check the number and bank.' },
  })

function serializeAccount(
  { bankCode, bankName, accountNumber, accountName, verified, pausedUntil }: Row,
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
  const [row] = await db.select().from(withdrawalAccount).where(eq(withdrawalAccount.employerId, employerId))
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
  const { payments } = deps
  await limitLookUps(deps, employerId)
  try {
    const found = await payments.resolveAccount(account)
    if (found === undefined) throw accountNotConfirmed()
    return found
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw new Refusal('UNAVAILABLE', 'We cannot confirm the name right now.')
    throw error
  }
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
    throw new Refusal('VALIDATION_FAILED', 'Please select a bank', { errors: { bankCode: 'Please select a bank' } })
  }
  const account = { bankCode, bankName: bank.name, accountNumber }
  try {
    const found = await payments.resolveAccount({ bankCode, accountNumber })
    if (found === undefined) throw accountNotConfirmed()
    return { ...account, accountName: found.accountName, verified: true }
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
    return { ...account, accountName: typed, verified: false }
  }
}

/** Marks a saved account as verified. The account itself is unchanged, so withdrawals are not paused. */
async function markVerified(
  deps: Deps,
  { employerId, bankCode, accountNumber }: Row,
  accountName: string,
): Promise<Row | undefined> {
  const sameAccount = and(
    eq(withdrawalAccount.employerId, employerId),
    eq(withdrawalAccount.bankCode, bankCode),
    eq(withdrawalAccount.accountNumber, accountNumber),
  )
  const [row] = await deps.db
    .update(withdrawalAccount)
    .set({ accountName, verified: true })
    .where(sameAccount)
    .returning()
  return row
}

/**
 * Verifies a saved, unverified account again, so that no money is sent to a mistyped account number.
 * @throws {Refusal} ACCOUNT_NOT_CONFIRMED, also while the bank does not answer
 */
export async function verifySavedAccount(deps: Deps, employerId: string) {
  const [saved] = await deps.db.select().from(withdrawalAccount).where(eq(withdrawalAccount.employerId, employerId))
  if (saved === undefined || saved.verified) return
  const found = await deps.payments.resolveAccount(saved).catch((error: unknown) => {
    if (error instanceof ProviderUnavailable) {
      throw new Refusal(
        'ACCOUNT_NOT_CONFIRMED',
        'We cannot confirm the name of your bank account right now. Please try again later.',
      )
    }
    throw error
  })
  if (found === undefined) {
    throw new Refusal('ACCOUNT_NOT_CONFIRMED')
  }
  await markVerified(deps, saved, found.accountName)
}

/**
 * Saves the first account. Saving the same account again only updates whether it is verified.
 * @throws {Refusal} CONFLICT when a different account exists, which can only be changed with the PIN; ACCOUNT_NOT_CONFIRMED
 */
export async function setAccount(deps: Deps, employerId: string, typed: AccountInput): Promise<SerializedAccount> {
  const account = await verifyWithBank(deps, employerId, typed)
  const now = deps.now()
  const [row] = await deps.db
    .insert(withdrawalAccount)
    .values({ employerId, ...account, changedAt: now })
    .onConflictDoNothing()
    .returning()
  if (row !== undefined) return serializeAccount(row, now)
  const [savedAccount] = await deps.db
    .select()
    .from(withdrawalAccount)
    .where(eq(withdrawalAccount.employerId, employerId))
  if (savedAccount?.bankCode === account.bankCode && savedAccount.accountNumber === account.accountNumber) {
    const isNewlyVerified = account.verified && !savedAccount.verified
    return serializeAccount(
      (isNewlyVerified ? await markVerified(deps, savedAccount, account.accountName) : undefined) ?? savedAccount,
      now,
    )
  }
  throw new Refusal('CONFLICT', 'You have a bank account already. Change it with your PIN.')
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
    const [row] = await tx
      .update(withdrawalAccount)
      .set({ ...account, changedAt: now, pausedUntil })
      .where(eq(withdrawalAccount.employerId, employerId))
      .returning()
    if (row === undefined) throw new Refusal('SETUP_INCOMPLETE', 'Add a bank account first.')
    await sendSecurityNotice(tx, employerId, bankAccountChangedNotice(row, pausedUntil, supportEmail), now)
    return serializeAccount(row, now)
  })
}
