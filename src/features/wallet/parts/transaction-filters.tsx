import type { ReactNode } from 'react'
import { transactionStatuses, transactionTypes } from '@/api/contract/schemas/transaction.ts'
import { DateRangePicker } from '@/design-system/components/DateRangePicker/index.ts'
import { FilterBar, type ActiveFilter } from '@/design-system/components/FilterBar/index.ts'
import { SearchField } from '@/design-system/components/SearchField/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { usualPresets } from '@/design-system/lib/date-presets.ts'
import { formatDayRange } from '@/shared/format-day-range.ts'
import { transactionLooks, transactionTypeLabel } from '@/shared/transaction-status.ts'
import { useDebouncedSearch } from '@/shared/use-debounced-search.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
import { findOptionValue } from '@/lib/find-option-value.ts'
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
  const { q = '', type, status, from, to } = search
  const [text, setText] = useDebouncedSearch(q, (typedText) =>
    onSearch({ q: typedText || undefined, page: 1 }, { replace: true }),
  )
  const narrow = (changes: Partial<WalletSearch>) => onSearch({ ...changes, page: 1 })
  const today = lagosDay(now())
  return (
    <FilterBar
      search={
        <SearchField
          label="Search by reference"
          placeholder="Reference"
          maxLength={100}
          value={text}
          searching={searching && text.trim() !== ''}
          onChange={(event) => setText(event.target.value)}
        />
      }
      active={activeFilters(search, narrow)}
      onClear={onClear}
      count={count}
      actions={actions}
    >
      <Select
        label="Type"
        reserveMessageSpace={false}
        placeholder="All types"
        options={typeOptions}
        value={type ?? ''}
        onChange={(event) => narrow({ type: findOptionValue(typeOptions, event.target.value) })}
      />
      <Select
        label="Status"
        reserveMessageSpace={false}
        placeholder="All statuses"
        options={statusOptions}
        value={status ?? ''}
        onChange={(event) => narrow({ status: findOptionValue(statusOptions, event.target.value) })}
      />
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

function activeFilters(
  { type, status, from, to }: WalletSearch,
  narrow: (changes: Partial<WalletSearch>) => void,
): ActiveFilter[] {
  const days = formatDayRange(from, to)
  return [
    ...(type
      ? [{ id: 'type', label: `Type: ${transactionTypeLabel(type)}`, onRemove: () => narrow({ type: undefined }) }]
      : []),
    ...(status
      ? [
          {
            id: 'status',
            label: `Status: ${transactionLooks[status].label}`,
            onRemove: () => narrow({ status: undefined }),
          },
        ]
      : []),
    ...(days
      ? [{ id: 'days', label: `Dates: ${days}`, onRemove: () => narrow({ from: undefined, to: undefined }) }]
      : []),
  ]
}
