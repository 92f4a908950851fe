import { and, eq } from 'drizzle-orm'
import type { Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { type BankAccount, ProviderDown } from '../../adapters/payments/provider.ts'
import { withdrawalAccount } from '../../db/money-schema.ts'
import { type Deps, later, day, minute } from '../deps.ts'
import { countCall } from '../rate-limit.ts'
import { Refusal } from '../refusal.ts'
import { checkPin } from './pin.ts'

/** How long withdrawals wait after the account or the PIN was changed: time to notice that somebody else did it. */
export const pauseMs = day

type Read = NonNullable<Output<typeof api.wallet.getWithdrawalAccount>>
type Row = typeof withdrawalAccount.$inferSelect
type Typed = BankAccount & { readonly accountName?: string | undefined }

const unconfirmed = () =>
  new Refusal('ACCOUNT_NOT_CONFIRMED', 'We could not confirm this account. Check the number and bank.', {
    errors: { accountNumber: 'We could not confirm this account. Check the number and bank.' },
  })

function shown({ bankCode, bankName, accountNumber, accountName, verified, pausedUntil }: Row, now: Date): Read {
  const masked = `••••••${accountNumber.slice(-4)}`
  return {
    bankCode,
    bankName,
    accountNumber: masked,
    accountName,
    verified,
    pausedUntil: pausedUntil !== null && pausedUntil > now ? pausedUntil.toISOString() : null,
  }
}

export async function readAccount({ db, now }: Deps, employerId: string): Promise<Read | null> {
  const [row] = await db.select().from(withdrawalAccount).where(eq(withdrawalAccount.employerId, employerId))
  return row === undefined ? null : shown(row, now())
}

/** Names an employer may ask for: enough to mistype often, too few to read out a bank's customers. */
const countLookUp = (deps: Deps, employerId: string) =>
  countCall(deps, [{ key: `account-name:${employerId}`, limit: 30, windowMs: 15 * minute }])

/** Asks the bank whose account it is. @throws {Refusal} ACCOUNT_NOT_CONFIRMED; RATE_LIMITED; UNAVAILABLE when the bank does not answer */
export async function resolve(deps: Deps, employerId: string, account: BankAccount): Promise<{ accountName: string }> {
  const { payments } = deps
  await countLookUp(deps, employerId)
  try {
    const found = await payments.resolveAccount(account)
    if (found === undefined) throw unconfirmed()
    return found
  } catch (error) {
    if (error instanceof ProviderDown) throw new Refusal('UNAVAILABLE', 'We cannot confirm the name right now.')
    throw error
  }
}

/** What is saved of an account: the bank's own answer, or, while the bank does not answer, what was typed, marked as not verified. */
async function confirmed(deps: Deps, employerId: string, { bankCode, accountNumber, accountName: typed = '' }: Typed) {
  const { payments } = deps
  await countLookUp(deps, employerId)
  const bank = (await payments.listBanks()).find(({ code }) => code === bankCode)
  if (bank === undefined) {
    throw new Refusal('VALIDATION_FAILED', 'Please select a bank', { errors: { bankCode: 'Please select a bank' } })
  }
  const account = { bankCode, bankName: bank.name, accountNumber }
  try {
    const found = await payments.resolveAccount({ bankCode, accountNumber })
    if (found === undefined) throw unconfirmed()
    return { ...account, accountName: found.accountName, verified: true }
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    return { ...account, accountName: typed, verified: false }
  }
}

/** A saved account that the bank has confirmed by now. It is the account it was, so withdrawals need not pause. */
async function keepConfirmed(
  deps: Deps,
  { employerId, bankCode, accountNumber }: Row,
  accountName: string,
): Promise<Row | undefined> {
  const isThis = and(
    eq(withdrawalAccount.employerId, employerId),
    eq(withdrawalAccount.bankCode, bankCode),
    eq(withdrawalAccount.accountNumber, accountNumber),
  )
  const [row] = await deps.db.update(withdrawalAccount).set({ accountName, verified: true }).where(isThis).returning()
  return row
}

/**
 * Asks the bank again about a saved account that it has not confirmed: no money goes to a number that may be mistyped.
 * @throws {Refusal} ACCOUNT_NOT_CONFIRMED, also while the bank does not answer
 */
export async function confirmSaved(deps: Deps, employerId: string) {
  const [saved] = await deps.db.select().from(withdrawalAccount).where(eq(withdrawalAccount.employerId, employerId))
  if (saved === undefined || saved.verified) return
  const found = await deps.payments.resolveAccount(saved).catch((error: unknown) => {
    if (error instanceof ProviderDown) {
      throw new Refusal(
        'ACCOUNT_NOT_CONFIRMED',
        'We cannot confirm the name of your bank account right now. Please try again later.',
      )
    }
    throw error
  })
  if (found === undefined) {
    throw new Refusal('ACCOUNT_NOT_CONFIRMED', 'We could not confirm this account. Check the number and bank.')
  }
  await keepConfirmed(deps, saved, found.accountName)
}

/**
 * Saves the first account. The same account again changes nothing, but that the bank may confirm it now.
 * @throws {Refusal} CONFLICT when there is another one, which needs the PIN to be changed; ACCOUNT_NOT_CONFIRMED
 */
export async function setAccount(deps: Deps, employerId: string, typed: Typed): Promise<Read> {
  const account = await confirmed(deps, employerId, typed)
  const now = deps.now()
  const [row] = await deps.db
    .insert(withdrawalAccount)
    .values({ employerId, ...account, changedAt: now })
    .onConflictDoNothing()
    .returning()
  if (row !== undefined) return shown(row, now)
  const [known] = await deps.db.select().from(withdrawalAccount).where(eq(withdrawalAccount.employerId, employerId))
  if (known?.bankCode === account.bankCode && known.accountNumber === account.accountNumber) {
    const isNews = account.verified && !known.verified
    return shown((isNews ? await keepConfirmed(deps, known, account.accountName) : undefined) ?? known, now)
  }
  throw new Refusal('CONFLICT', 'You have a bank account already. Change it with your PIN.')
}

/** Changes the account; withdrawals pause for a day. @throws {Refusal} what the PIN refuses; SETUP_INCOMPLETE without an account; ACCOUNT_NOT_CONFIRMED */
export async function changeAccount(
  deps: Deps,
  employerId: string,
  { pin, ...typed }: Typed & { readonly pin: string },
): Promise<Read> {
  await checkPin(deps, employerId, pin)
  const account = await confirmed(deps, employerId, typed)
  const now = deps.now()
  const [row] = await deps.db
    .update(withdrawalAccount)
    .set({ ...account, changedAt: now, pausedUntil: later(now, pauseMs) })
    .where(eq(withdrawalAccount.employerId, employerId))
    .returning()
  if (row === undefined) throw new Refusal('SETUP_INCOMPLETE', 'Add a bank account first.')
  return shown(row, now)
}
