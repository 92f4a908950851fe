import type { ReactNode } from 'react'
import type { WorkerGroup, WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { Combobox } from '@/design-system/components/Combobox/index.ts'
import { type ActiveFilter, FilterBar } from '@/design-system/components/FilterBar/index.ts'
import { SearchField } from '@/design-system/components/SearchField/index.ts'
import { Select } from '@/design-system/components/Select/index.ts'
import { useDebouncedSearch } from '@/shared/use-debounced-search.ts'
import { findOptionValue } from '@/lib/find-option-value.ts'
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
  const { q = '', location, skill, rating, group } = search
  const [text, setText] = useDebouncedSearch(q, (typed) =>
    onSearch({ q: typed || undefined, page: 1 }, { replace: true }),
  )
  const narrow = (changes: Partial<MyWorkersSearch>) => onSearch({ ...changes, page: 1 })
  return (
    <FilterBar
      search={
        <SearchField
          label="Search saved workers"
          placeholder="Name or skill"
          maxLength={100}
          value={text}
          searching={searching && text.trim() !== ''}
          onChange={({ target }) => setText(target.value)}
        />
      }
      active={activeFilters(search, groups, narrow)}
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
        onChange={({ value }) => narrow({ location: value?.slice(0, 60) || undefined })}
      />
      <Combobox
        label="Skill"
        reserveMessageSpace={false}
        freeText
        placeholder="Any skill"
        options={optionsOf(rows.flatMap(({ skills }) => skills))}
        value={skill ?? null}
        onChange={({ value }) => narrow({ skill: value?.slice(0, 60) || undefined })}
      />
      <Select
        label="Rating"
        reserveMessageSpace={false}
        placeholder="Any rating"
        options={ratings}
        value={rating ?? ''}
        onChange={({ target }) => narrow({ rating: findOptionValue(ratings, target.value) })}
      />
      {groups !== undefined && groups.length > 0 && (
        <Select
          label="Group"
          reserveMessageSpace={false}
          placeholder="All groups"
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          value={group ?? ''}
          onChange={({ target }) => narrow({ group: target.value || undefined })}
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

function activeFilters(
  { location, skill, rating, group }: MyWorkersSearch,
  groups: readonly WorkerGroup[] | undefined,
  narrow: (changes: Partial<MyWorkersSearch>) => void,
): ActiveFilter[] {
  const filters = [
    location && { id: 'location', label: `Place: ${location}`, onRemove: () => narrow({ location: undefined }) },
    skill && { id: 'skill', label: `Skill: ${skill}`, onRemove: () => narrow({ skill: undefined }) },
    rating && { id: 'rating', label: `Rated ${rating} and up`, onRemove: () => narrow({ rating: undefined }) },
    group && {
      id: 'group',
      label: groupLabel(group, groups),
      onRemove: () => narrow({ group: undefined }),
    },
  ]
  return filters.filter((filter) => typeof filter === 'object')
}
