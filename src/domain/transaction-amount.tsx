import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Money } from '@/design-system/components/Money/index.ts'

/** The effect of an amount on the wallet: debits are negative. */
export const signedKobo = ({ direction, amountKobo }: Pick<PaymentTransaction, 'direction' | 'amountKobo'>) =>
  direction === 'debit' ? -amountKobo : amountKobo

/** Green marks received money; a failed payment was not received. */
export function TransactionAmount({ transaction }: { transaction: PaymentTransaction }) {
  return (
    <Money
      amount={signedKobo(transaction)}
      sign="always"
      tone={transaction.status === 'success' ? 'by-sign' : 'muted'}
    />
  )
}
