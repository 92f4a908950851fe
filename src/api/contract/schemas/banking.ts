import * as z from 'zod/mini'
import { bounded, boundedTrimmed, lineOf } from './text.ts'

/** A bank that withdrawals can go to, with its CBN code. */
export const bank = z.object({ code: z.string(), name: z.string() })
export type Bank = z.output<typeof bank>

const bankCode = boundedTrimmed(6, 'Please select a bank').check(z.regex(/^\d{3,6}$/, 'Please select a bank'))

const message = 'Account number must be exactly 10 digits'

/** A Nigerian account number (NUBAN); spaces are removed. */
export const accountNumber = bounded(60, message).check(
  z.overwrite((text) => text.replaceAll(/\s/g, '')),
  z.regex(/^\d{10}$/, message),
)

export const accountToResolve = z.strictObject({ bankCode, accountNumber })
export const resolvedAccount = z.object({ accountName: z.string() })

/** An account to withdraw to, as it is saved. `accountName` is what the bank answered; the server asks again. */
export const newWithdrawalAccount = z.strictObject({
  bankCode,
  accountNumber,
  accountName: z.optional(lineOf('Account name', 200)),
})

/** The form of an account to withdraw to (docs/product/messages.md). */
export const bankAccountForm = z.object({
  bankCode,
  accountNumber: z.pipe(z.string().check(z.trim(), z.minLength(1, 'Account number is required')), accountNumber),
})
export type BankAccountForm = z.output<typeof bankAccountForm>

/** The account to withdraw to as it is read; the number is masked: '••••••4579'. */
export const withdrawalAccount = z.object({
  bankCode: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
  verified: z.boolean(),
  /** Withdrawals wait until then, because the account or the PIN was changed. */
  pausedUntil: z.optional(z.nullable(z.string())),
})
export type WithdrawalAccount = z.output<typeof withdrawalAccount>
