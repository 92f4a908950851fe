import type { ReactNode } from 'react'
import { gigSorts } from '@/api/contract/schemas/gig.ts'
import { gigCategories } from '@/api/contract/schemas/gig-fields.ts'
import { DateRangePicker } from '@/design-system/components/DateRangePicker/index.ts'
import { FilterBar, type FilterBarLabels } from '@/design-system/components/FilterBar/index.ts'
import { SearchField } from '@/design-system/components/SearchField/index.ts'
import { formatDayRange } from '@/shared/format-day-range.ts'
import { gigLabels } from '@/shared/gig-looks.ts'
import { activeFilters } from '@/shared/list-view/active-filters.ts'
import { FilterSelect } from '@/shared/list-view/filter-select.tsx'
import { useSearchField } from '@/shared/list-view/use-search-field.ts'
import { now } from '@/lib/clock.ts'
import { lagosDay } from '@/lib/dates.ts'
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
  const { q, category, from, to } = search
  const searchField = useSearchField({ q, onSearch, searching })
  const narrow = (changes: Partial<GigsSearch>) => onSearch({ ...changes, page: 1 })
  const filters = { search, onSearch: narrow }
  const isList = useGigsView(search).view === 'list'
  const days = formatDayRange(from, to)
  return (
    <FilterBar
      search={<SearchField label="Search Gigs" placeholder="Title or place" {...searchField} />}
      active={activeFilters(narrow, [
        [category && `Category: ${gigLabels.category[category]}`, { category: undefined }],
        [isList && days && `Sessions: ${days}`, { from: undefined, to: undefined }],
      ])}
      onClear={() => onSearch(noFilters)}
      count={count}
      {...(labels && { labels })}
      actions={actions}
    >
      <FilterSelect filter="category" label="Category" placeholder="All categories" options={categories} {...filters} />
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
      {isList && <FilterSelect filter="sort" label="Sort by" options={sorts} {...filters} />}
    </FilterBar>
  )
}
