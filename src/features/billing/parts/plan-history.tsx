import { useApiQuery } from '@/api/client/hooks.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { type Column, DataTable } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Link } from '@/design-system/components/Link/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { PlansIllustration } from '@/shared/illustrations/plans-illustration.tsx'
import { listState } from '@/shared/list-view/list-state.tsx'
import { paths } from '@/shared/paths.ts'
import { statusColumn } from '@/shared/transaction-columns.tsx'
import { planPayments } from '../model/plan-payments.ts'

const columns: readonly Column<PaymentTransaction>[] = [
  {
    id: 'date',
    header: 'Date',
    width: 'xl',
    cell: ({ createdAt }) => <DateTime value={createdAt} />,
    sortBy: ({ createdAt }) => Date.parse(createdAt),
    firstDirection: 'descending',
    card: 'fact',
  },
  {
    id: 'description',
    header: 'Plan',
    width: 'grow',
    rowHeader: true,
    cell: ({ description }) => description,
    card: 'title',
  },
  statusColumn,
  {
    id: 'amount',
    header: 'Amount',
    width: 'lg',
    align: 'end',
    cell: ({ amountKobo }) => <Money amount={amountKobo} />,
    sortBy: ({ amountKobo }) => amountKobo,
    firstDirection: 'descending',
    card: 'amount',
  },
  {
    id: 'receipt',
    header: 'Receipt',
    width: 'xs',
    cell: ({ reference, status }) => (
      <Link
        href={paths.billingTransactionStatus(reference)}
        aria-label={`${status === 'success' ? 'Receipt' : 'Details'} ${reference}`}
      >
        {status === 'success' ? 'Receipt' : 'Details'}
      </Link>
    ),
    card: 'action',
  },
]

const noPayments = (
  <EmptyState
    title="No payments yet"
    illustration={<PlansIllustration />}
    action={
      <ButtonLink variant="active" href={paths.billing({ tab: 'plans' })}>
        See plans
      </ButtonLink>
    }
  >
    What you pay for your plan will appear here with its receipts.
  </EmptyState>
)

/** The payments for plans, each with its receipt (docs/product/billing.md). */
export function PlanHistory() {
  const list = useApiQuery(payments.list, planPayments)
  const read = list.data?.transactions.length ?? 0
  const total = list.data?.totalTransaction ?? 0
  return (
    <Stack space={3}>
      <DataTable
        label="Payments for your plan"
        state={listState(list, {
          things: 'your payments',
          list: list.data && { rows: list.data.transactions, total: read },
          skeletonRows: 4,
          empty: noPayments,
        })}
        columns={columns}
        getRowId={({ id }) => id}
        sorting={{ sorts: 'table', initial: { column: 'date', direction: 'descending' } }}
      />
      {total > read && (
        <Notice action={<Link href={paths.walletTransactions('subscription')}>See all {total}</Link>}>
          {`The newest ${read} payments are listed.`}
        </Notice>
      )}
    </Stack>
  )
}
