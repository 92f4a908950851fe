import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { Column } from '@/design-system/components/DataTable/index.ts'
import { StatusPill } from '@/design-system/components/StatusPill/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { TransactionAmount } from './transaction-amount.tsx'
import { transactionLooks } from './transaction-status.ts'

/** The state of a transaction. */
export const statusColumn = {
  id: 'status',
  header: 'Status',
  width: 'sm',
  card: 'status',
  cell: ({ status }) => <StatusPill state={status} looks={transactionLooks} />,
} as const satisfies Column<PaymentTransaction>

/** The reference of a transaction. Its button to copy is in the panel of the payment. */
export const referenceColumn = {
  id: 'reference',
  header: 'Reference',
  width: 'md',
  card: 'fact',
  cell: ({ reference }) => (
    <Text as="span" size="caption" tone="muted" tabular>
      <span dir="ltr">{reference}</span>
    </Text>
  ),
} as const satisfies Column<PaymentTransaction>

/** The effect of a transaction on the wallet. */
export const amountColumn = {
  id: 'amount',
  header: 'Amount',
  width: 'md',
  align: 'end',
  card: 'title-end',
  firstDirection: 'descending',
  cell: (transaction) => <TransactionAmount transaction={transaction} />,
} as const satisfies Column<PaymentTransaction>
