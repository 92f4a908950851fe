import type { WithdrawalAccount } from '@/api/contract/schemas/banking.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { isFinal } from '@/shared/transaction-status.ts'
import { formatNaira } from '@/lib/money.ts'
import { lastDigits } from '@/lib/last-digits.ts'

type Account = Pick<WithdrawalAccount, 'bankName' | 'accountNumber'>

/** 'First Bank ••••4579' */
export function accountName({ bankName, accountNumber }: Account): string {
  return `${bankName} ${lastDigits(accountNumber)}`
}

/** The summary of a withdrawal (docs/product/wallet.md). */
export function withdrawalSentence(amountKobo: number, feeKobo: number, account: Account): string {
  const received = formatNaira(Math.max(0, amountKobo - feeKobo))
  return `Withdraw ${formatNaira(amountKobo)} to ${accountName(account)}. Fee ${formatNaira(feeKobo)}. You receive ${received}.`
}

/** Whether a withdrawal ended without reaching the bank: its money is back in the wallet. */
export function isRefunded(payment: Pick<PaymentTransaction, 'final' | 'status'>): boolean {
  return isFinal(payment) && payment.status !== 'success'
}

/** Whether withdrawals are paused, because the account or the PIN is new. */
export function isPaused({ pausedUntil }: Pick<WithdrawalAccount, 'pausedUntil'>, now: Date): boolean {
  return typeof pausedUntil === 'string' && Date.parse(pausedUntil) > now.getTime()
}
