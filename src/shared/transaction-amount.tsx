import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { isUnpaid, movesWallet } from './money-source.ts'

/** The effect of an amount on the wallet: debits are negative. */
export const signedKobo = ({ direction, amountKobo }: Pick<PaymentTransaction, 'direction' | 'amountKobo'>) =>
  direction === 'debit' ? -amountKobo : amountKobo

interface TransactionAmountProps {
  transaction: PaymentTransaction
  size?: 'inherit' | 'xl'
}

/** Green marks received money. An amount that did not touch the wallet has no sign and is grey, so that the signed ones add up. */
export function TransactionAmount({ transaction, size = 'inherit' }: TransactionAmountProps) {
  if (isUnpaid(transaction) || !movesWallet(transaction)) {
    return <Money amount={transaction.amountKobo} size={size} tone="muted" />
  }
  return (
    <Money
      amount={signedKobo(transaction)}
      sign="always"
      size={size}
      tone={transaction.status === 'success' ? 'by-sign' : 'muted'}
    />
  )
}
