import type { ReactNode } from 'react'
import { gigSorts } from '@/api/contract/schemas/gig.ts'
import { gigCategories } from '@/api/contract/schemas/gig-fields.ts'
import { DateRangePicker } from '@/design-system/components/DateRangePicker/index.ts'
import { FilterBar, type ActiveFilter, type FilterBarLabels } from '@/design-system/components/FilterBar/index.ts'
import { SearchField } from '@/design-system/components/SearchField/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { formatDayRange } from '@/shared/format-day-range.ts'
import { gigLabels } from '@/shared/gig-looks.ts'
import { useDebouncedSearch } from '@/shared/use-debounced-search.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
import { findOptionValue } from '@/lib/find-option-value.ts'
import { useGigsView } from '../data/use-gigs-view.ts'
import { noFilters, type GigsSearch, type OnSearch } from '../model/gigs-search.ts'

const categories = gigCategories.map((value) => ({ value, label: gigLabels.category[value] }))
const sortLabels = {
  newest: 'Newest first',
  next_session: 'Next session',
  deadline: 'Application deadline',
  applicants: 'Most new applicants',
} as const
const sorts = gigSorts.map((value) => ({ value, label: sortLabels[value] }))

interface GigFiltersProps {
  search: GigsSearch
  onSearch: OnSearch
  /** How many Gigs, or what `labels` names, were found; undefined while that is not known. */
  count: number | undefined
  labels?: Partial<FilterBarLabels>
  searching: boolean
  /** Actions on all matching Gigs. */
  actions: ReactNode
}

/** Search, category, days and order. Any change returns to page 1. The calendar has its own date range and order. */
export function GigFilters({ search, onSearch, count, labels, searching, actions }: GigFiltersProps) {
  const { q = '', category, from, to, sort } = search
  const [text, setText] = useDebouncedSearch(q, (typedText) =>
    onSearch({ q: typedText || undefined, page: 1 }, { replace: true }),
  )
  const narrow = (changes: Partial<GigsSearch>) => onSearch({ ...changes, page: 1 })
  const isList = useGigsView(search).view === 'list'
  return (
    <FilterBar
      search={
        <SearchField
          label="Search Gigs"
          placeholder="Title or place"
          maxLength={100}
          value={text}
          searching={searching && text.trim() !== ''}
          onChange={(event) => setText(event.target.value)}
        />
      }
      active={activeFilters(search, isList, narrow)}
      onClear={() => onSearch(noFilters)}
      count={count}
      {...(labels && { labels })}
      actions={actions}
    >
      <Select
        label="Category"
        reserveMessageSpace={false}
        placeholder="All categories"
        options={categories}
        value={category ?? ''}
        onChange={(event) => narrow({ category: findOptionValue(categories, event.target.value) })}
      />
      {isList && (
        <DateRangePicker
          label="Session dates"
          optional
          markLabel=""
          reserveMessageSpace={false}
          value={{ start: from ?? null, end: to ?? null }}
          onChange={({ start, end }) => narrow({ from: start ?? undefined, to: end ?? undefined })}
          today={lagosDay(now())}
        />
      )}
      {isList && (
        <Select
          label="Sort by"
          reserveMessageSpace={false}
          options={sorts}
          value={sort}
          onChange={(event) => narrow({ sort: findOptionValue(sorts, event.target.value) ?? 'newest' })}
        />
      )}
    </FilterBar>
  )
}

function activeFilters(
  { category, from, to }: GigsSearch,
  isList: boolean,
  narrow: (changes: Partial<GigsSearch>) => void,
): ActiveFilter[] {
  const days = formatDayRange(from, to)
  return [
    ...(category
      ? [
          {
            id: 'category',
            label: `Category: ${gigLabels.category[category]}`,
            onRemove: () => narrow({ category: undefined }),
          },
        ]
      : []),
    ...(days && isList
      ? [{ id: 'days', label: `Sessions: ${days}`, onRemove: () => narrow({ from: undefined, to: undefined }) }]
      : []),
  ]
}
