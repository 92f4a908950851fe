import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { company } from '@/api/contract/endpoints/company.ts'
import type { Gig, GigPayment } from '@/api/contract/schemas/gig.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { Chart } from '@/design-system/components/Chart/index.ts'
import { type Column, DataTable } from '@/design-system/components/DataTable/index.ts'
import { DateTime } from '@/design-system/components/DateTime/index.ts'
import { DescriptionItem, DescriptionList } from '@/design-system/components/DescriptionList/index.ts'
import { EmptyState } from '@/design-system/components/EmptyState/index.ts'
import { Heading } from '@/design-system/components/Heading/index.ts'
import { Money } from '@/design-system/components/Money/index.ts'
import { Notice } from '@/design-system/components/Notice/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { Text } from '@/design-system/components/Text/index.ts'
import { WalletIllustration } from '@/shared/illustrations/wallet-illustration.tsx'
import { listState } from '@/shared/list-view/list-state.tsx'
import { PrintOnce } from '@/shared/print-sheet/print-sheet.tsx'
import { hasEnded } from '@/shared/query-view/read-state.ts'
import { Receipt } from '@/shared/receipt/receipt.tsx'
import { amountColumn, referenceColumn, statusColumn } from '@/shared/transaction-columns.tsx'
import { transactionTypeLabel } from '@/shared/transaction-status.ts'
import { formatNaira } from '@/lib/money.ts'
import { useGigPage } from '../data/use-gig-page.ts'
import { useGigTransactions } from '../data/use-gig-transactions.ts'
import { addsUp, moneyParts } from '../../model/money-parts.ts'
import { SectionCard } from './section-card.tsx'

/** Where the money of a Gig is, and every payment that moved it (docs/product/gig-details.md). */
export function PaymentsTab({ gig }: { gig: Gig }) {
  return (
    <Stack space={8}>
      <SectionCard title="Where your money is">
        {gig.payment.paidKobo > 0 ? <Parts payment={gig.payment} /> : <Unpaid payment={gig.payment} />}
      </SectionCard>
      <Stack space={3}>
        <Heading level={2} look="title">
          Transactions
        </Heading>
        <Transactions gig={gig} />
      </Stack>
    </Stack>
  )
}

/** One bar of five parts and their table; only the table while the parts do not add up to the total. */
function Parts({ payment }: { payment: GigPayment }) {
  const parts = moneyParts(payment)
  return (
    <Stack space={6}>
      <Stack space={1}>
        <Text size="label" tone="muted">
          Paid
        </Text>
        <Money amount={payment.paidKobo} size="xl" />
      </Stack>
      {addsUp(payment) ? (
        <Chart
          title="Where your money is"
          titleHidden
          kind="parts"
          formatValue={formatNaira}
          data={{
            partLabel: 'Part',
            valueLabel: 'Amount',
            parts: parts.map(({ id, label, value }) => ({ id, label, value })),
          }}
        />
      ) : (
        <>
          <Notice role="status">Amounts are being updated.</Notice>
          <DescriptionList layout="rows" align="end">
            {parts.map(({ id, label, value }) => (
              <DescriptionItem key={id} term={label}>
                <Money amount={value} />
              </DescriptionItem>
            ))}
          </DescriptionList>
        </>
      )}
    </Stack>
  )
}

function Unpaid({ payment: { totalKobo, subtotalKobo, feeKobo, vatKobo } }: { payment: GigPayment }) {
  if (totalKobo === 0) {
    return (
      <Text tone="muted">
        Nothing has been paid for this Gig. The price is known once pay, workers and sessions are.
      </Text>
    )
  }
  return (
    <Stack space={4}>
      <Text tone="muted">Nothing has been paid for this Gig yet. This is what it costs.</Text>
      <DescriptionList layout="rows" align="end">
        <DescriptionItem term="Pay">
          <Money amount={subtotalKobo} />
        </DescriptionItem>
        <DescriptionItem term="Fee">
          <Money amount={feeKobo} />
        </DescriptionItem>
        <DescriptionItem term="VAT">
          <Money amount={vatKobo} />
        </DescriptionItem>
        <DescriptionItem term="Total">
          <strong>
            <Money amount={totalKobo} size="lg" />
          </strong>
        </DescriptionItem>
      </DescriptionList>
    </Stack>
  )
}

/** What was paid. A payment for one worker alone, a bonus, says so in its description; the others are described by the Gig's title. */
function What({ transaction: { type, counterparty, description } }: { transaction: PaymentTransaction }) {
  const { title } = useGigPage().gig
  return (
    <Stack space={0}>
      <Text as="span">{[transactionTypeLabel(type), counterparty?.name].filter(Boolean).join(' · ')}</Text>
      {type === 'gig_payment' && description !== title && (
        <Text as="span" size="caption" tone="muted">
          <span dir="auto">{description}</span>
        </Text>
      )}
    </Stack>
  )
}

const columns: readonly Column<PaymentTransaction>[] = [
  {
    id: 'description',
    header: 'What',
    rowHeader: true,
    width: 'grow',
    card: 'title',
    cell: (transaction) => <What transaction={transaction} />,
  },
  {
    id: 'date',
    header: 'Date',
    width: 'lg',
    leastWidth: 'sm',
    card: 'fact',
    cell: ({ createdAt }) => <DateTime value={createdAt} year="other" />,
  },
  { ...referenceColumn, priority: 'medium' },
  statusColumn,
  amountColumn,
]

const idOf = ({ id }: PaymentTransaction) => id

function Transactions({ gig }: { gig: Gig }) {
  const query = useGigTransactions(gig)
  const business = useApiQuery(company.getCompanyProfile, {})
  const [printed, setPrinted] = useState<PaymentTransaction>()
  return (
    <>
      <DataTable
        label="Transactions"
        state={listState(query, {
          things: 'transactions',
          list: query.data && { rows: query.data.transactions, total: query.data.totalTransaction },
          skeletonRows: 3,
          empty: (
            <EmptyState title="No transactions yet" illustration={<WalletIllustration />}>
              Payments, releases and refunds of this Gig will appear here.
            </EmptyState>
          ),
        })}
        columns={columns}
        getRowId={idOf}
        getRowName={({ reference }) => reference}
        rowMenu={(row) => [
          { label: row.status === 'success' ? 'Print receipt' : 'Print details', onSelect: () => setPrinted(row) },
        ]}
      />
      {printed && hasEnded(business) && (
        <PrintOnce onDone={() => setPrinted(undefined)}>
          <Receipt transaction={printed} business={business.data} />
        </PrintOnce>
      )}
    </>
  )
}
