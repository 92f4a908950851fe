import { useApi } from '@/api/client/api-context.ts'
import { useApiQuery } from '@/api/client/hooks.ts'
import { useIsOffered } from '@/api/client/offered-endpoints.ts'
import { payments } from '@/api/contract/endpoints/payments.ts'
import { statements } from '@/api/contract/endpoints/statements.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import { ButtonLink } from '@/design-system/components/ButtonLink/index.ts'
import { DataTable, type Sort } from '@/design-system/components/DataTable/index.ts'
import { Pagination } from '@/design-system/components/Pagination/index.ts'
import { Stack } from '@/design-system/components/Stack/index.ts'
import { useClampedPage } from '@/shared/list-view/use-clamped-page.ts'
import { mapQuery } from '@/shared/query-view/combine-queries.ts'
import { RefreshFailedAlert } from '@/shared/query-view/refresh-failed-alert.tsx'
import { ContactSupport } from '@/shared/ticket-dialog/contact-support.tsx'
import { ExportButton, ExportProgress } from '@/shared/all-pages/reading-progress.tsx'
import { useCsvExport } from '@/shared/all-pages/use-csv-export.ts'
import { now } from '@/lib/clock.ts'
import { csvFileName } from '@/lib/csv.ts'
import { lagosDay } from '@/lib/dates.ts'
import { transactionsReader } from '../data/read-all-transactions.ts'
import { sortOf, sortParam } from '../model/sort.ts'
import { transactionsCsv } from '../model/transactions-csv.ts'
import {
  hasFilters,
  listQuery,
  noFilters,
  pageOfTransactions,
  pageSize,
  walletHref,
  type WalletSearch,
} from '../model/wallet-search.ts'
import { transactionsState } from './transactions-state.tsx'
import { historyColumns } from './transaction-columns.tsx'
import { TransactionFilters } from './transaction-filters.tsx'
import type { HowToSet } from '@/shared/use-search-state.ts'

export interface TabProps {
  search: WalletSearch
  onSearch: (changes: Partial<WalletSearch>, how?: HowToSet) => void
}

const idOf = ({ id }: PaymentTransaction) => id

/** Every payment, filtered, sorted and paged by the server according to the address. */
export function TransactionsTab({ search, onSearch }: TabProps) {
  const filters = listQuery(search)
  const list = useApiQuery(payments.list, pageOfTransactions(search), { keepPrevious: true })
  const api = useApi()
  const csv = useCsvExport(() => ({
    read: transactionsReader(api, filters),
    file: (rows) => ({
      name: csvFileName(
        'transactions',
        rows.map(({ createdAt }) => lagosDay(createdAt)),
        search,
        now(),
      ),
      content: transactionsCsv(rows),
    }),
    truncatedMessage: 'The file holds the first 5,000 transactions. Choose fewer days for the others.',
  }))
  const total = list.data?.totalTransaction
  const hasStatements = useIsOffered(statements.get)
  const isNarrowed = hasFilters(search)

  const { page, isOutOfRange } = useClampedPage(list, { search, onSearch, pageSize, total })

  const clear = () => onSearch(noFilters)
  return (
    <Stack space={3}>
      <TransactionFilters
        search={search}
        onSearch={onSearch}
        onClear={clear}
        count={total}
        searching={list.isPlaceholderData}
        actions={
          <>
            {hasStatements ? (
              <ButtonLink variant="outline" size="sm" href={walletHref(search, { view: 'statement' })}>
                Statement
              </ButtonLink>
            ) : (
              <ContactSupport size="sm" subject="My wallet statement" />
            )}
            <ExportButton csv={csv} total={total} />
          </>
        }
      />
      <ExportProgress things="transactions" csv={csv} />
      <RefreshFailedAlert query={list} />
      <DataTable
        label="Transactions"
        state={transactionsState(
          mapQuery(list, (page) => (isOutOfRange ? undefined : page)),
          {
            rows: 8,
            onClearFilters: isNarrowed ? clear : undefined,
            action: (
              <ButtonLink variant="active" href={walletHref(search, { tab: 'overview' })}>
                Fund wallet
              </ButtonLink>
            ),
          },
        )}
        columns={historyColumns}
        getRowId={idOf}
        twoLines
        rowHref={({ id }) => walletHref(search, { transaction: id })}
        sorting={{
          sorts: 'server',
          sort: sortOf(search.sort),
          onChange: ({ sort }: { sort: Sort }) => onSearch({ sort: sortParam(sort), page: 1 }),
        }}
      />
      {total !== undefined && (
        <Pagination
          label="Pages of transactions"
          page={page}
          pageSize={pageSize}
          total={total}
          href={(to) => walletHref(search, { page: to })}
        />
      )}
    </Stack>
  )
}
