import type { ReactNode } from 'react'
import { transactionStatuses, transactionTypes } from '@/api/contract/schemas/transaction.ts'
import { DateRangePicker } from '@/design-system/components/DateRangePicker/index.ts'
import { FilterBar } from '@/design-system/components/FilterBar/index.ts'
import { SearchField } from '@/design-system/components/SearchField/index.ts'
import { usualPresets } from '@/design-system/lib/date-presets.ts'
import { formatDayRange } from '@/shared/format-day-range.ts'
import { activeFilters } from '@/shared/list-view/active-filters.ts'
import { FilterSelect } from '@/shared/list-view/filter-select.tsx'
import { useSearchField } from '@/shared/list-view/use-search-field.ts'
import { transactionLooks, transactionTypeLabel } from '@/shared/transaction-status.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
import type { WalletSearch } from '../model/wallet-search.ts'
import type { HowToSet } from '@/shared/use-search-state.ts'

const typeOptions = transactionTypes.map((value) => ({ value, label: transactionTypeLabel(value) }))
const statusOptions = transactionStatuses.map((value) => ({ value, label: transactionLooks[value].label }))

interface TransactionFiltersProps {
  search: WalletSearch
  onSearch: (changes: Partial<WalletSearch>, how?: HowToSet) => void
  onClear: () => void
  count: number | undefined
  searching: boolean
  /** Actions on all matching transactions. */
  actions: ReactNode
}

/** Search by reference, type, status and days. Any change returns to page 1. */
export function TransactionFilters({ search, onSearch, onClear, count, searching, actions }: TransactionFiltersProps) {
  const { q, type, status, from, to } = search
  const searchField = useSearchField({ q, onSearch, searching })
  const narrow = (changes: Partial<WalletSearch>) => onSearch({ ...changes, page: 1 })
  const filters = { search, onSearch: narrow }
  const days = formatDayRange(from, to)
  const today = lagosDay(now())
  return (
    <FilterBar
      search={<SearchField label="Search by reference" placeholder="Reference" {...searchField} />}
      active={activeFilters(narrow, [
        [type && `Type: ${transactionTypeLabel(type)}`, { type: undefined }],
        [status && `Status: ${transactionLooks[status].label}`, { status: undefined }],
        [days && `Dates: ${days}`, { from: undefined, to: undefined }],
      ])}
      onClear={onClear}
      count={count}
      actions={actions}
    >
      <FilterSelect filter="type" label="Type" placeholder="All types" options={typeOptions} {...filters} />
      <FilterSelect filter="status" label="Status" placeholder="All statuses" options={statusOptions} {...filters} />
      <DateRangePicker
        label="Dates"
        optional
        markLabel=""
        reserveMessageSpace={false}
        value={{ start: from ?? null, end: to ?? null }}
        onChange={({ start, end }) => narrow({ from: start ?? undefined, to: end ?? undefined })}
        today={today}
        presets={usualPresets(today)}
      />
    </FilterBar>
  )
}
