import type { ReactNode } from 'react'
import { longestFilter } from '@/api/contract/limits.ts'
import type { WorkerGroup, WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { Combobox } from '@/design-system/components/Combobox/index.ts'
import { FilterBar } from '@/design-system/components/FilterBar/index.ts'
import { SearchField } from '@/design-system/components/SearchField/index.ts'
import { activeFilters } from '@/shared/list-view/active-filters.ts'
import { FilterSelect } from '@/shared/list-view/filter-select.tsx'
import { useSearchField } from '@/shared/list-view/use-search-field.ts'
import { lowestRatings, type MyWorkersSearch, noFilters, type OnSearch } from '../model/my-workers-search.ts'

const ratings = lowestRatings.map((value) => ({ value, label: `${value} and up` }))

interface WorkerFiltersProps {
  search: MyWorkersSearch
  onSearch: OnSearch
  count: number | undefined
  searching: boolean
  /** The workers of this page: places and skills are suggested from them. */
  rows: readonly WorkerProfile[]
  /** Undefined while they are not known; the filter is then left out. */
  groups: readonly WorkerGroup[] | undefined
  actions: ReactNode
}

const optionsOf = (texts: readonly (string | null | undefined)[]) =>
  [...new Set(texts.map((text) => text?.trim() ?? '').filter((text) => text !== ''))]
    .toSorted((a, b) => a.localeCompare(b, 'en-NG'))
    .map((value) => ({ value, label: value }))

/** Search and filters of My Workers. Any change returns to page 1. */
export function WorkerFilters({ search, onSearch, count, searching, rows, groups, actions }: WorkerFiltersProps) {
  const { q, location, skill, rating, group } = search
  const searchField = useSearchField({ q, onSearch, searching })
  const narrow = (changes: Partial<MyWorkersSearch>) => onSearch({ ...changes, page: 1 })
  const filters = { search, onSearch: narrow }
  return (
    <FilterBar
      search={<SearchField label="Search saved workers" placeholder="Name or skill" {...searchField} />}
      active={activeFilters(narrow, [
        [location && `Place: ${location}`, { location: undefined }],
        [skill && `Skill: ${skill}`, { skill: undefined }],
        [rating && `Rated ${rating} and up`, { rating: undefined }],
        [group && groupLabel(group, groups), { group: undefined }],
      ])}
      onClear={() => onSearch(noFilters)}
      count={count}
      actions={actions}
    >
      <Combobox
        label="City or state"
        reserveMessageSpace={false}
        freeText
        placeholder="Anywhere"
        options={optionsOf(rows.flatMap((worker) => [worker.location?.city, worker.location?.state]))}
        value={location ?? null}
        onChange={({ value }) => narrow({ location: value?.slice(0, longestFilter) || undefined })}
      />
      <Combobox
        label="Skill"
        reserveMessageSpace={false}
        freeText
        placeholder="Any skill"
        options={optionsOf(rows.flatMap(({ skills }) => skills))}
        value={skill ?? null}
        onChange={({ value }) => narrow({ skill: value?.slice(0, longestFilter) || undefined })}
      />
      <FilterSelect filter="rating" label="Rating" placeholder="Any rating" options={ratings} {...filters} />
      {groups !== undefined && groups.length > 0 && (
        <FilterSelect
          filter="group"
          label="Group"
          placeholder="All groups"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          {...filters}
        />
      )}
    </FilterBar>
  )
}

/** A group is only called deleted once the groups were read. */
function groupLabel(group: string, groups: readonly WorkerGroup[] | undefined): string {
  if (groups === undefined) return 'Group'
  return `Group: ${groups.find(({ id }) => id === group)?.name ?? 'one that no longer exists'}`
}
