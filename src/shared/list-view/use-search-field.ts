import type { ChangeEvent } from 'react'
import { longestSearch } from '@/api/contract/limits.ts'
import { useDebouncedSearch } from '../use-debounced-search.ts'
import type { HowToSet } from '../use-search-state.ts'

interface SearchFieldSettings {
  /** The search of the address. */
  q: string | undefined
  onSearch: (changes: { q: string | undefined; page: number }, how: HowToSet) => void
  /** Whether the list for the latest change of the address is being read. */
  searching: boolean
}

/** The props of a list's `SearchField`. A search returns to page 1 and is no new entry of the history. */
export function useSearchField({ q = '', onSearch, searching }: SearchFieldSettings) {
  const [value, setText] = useDebouncedSearch(q, (text) =>
    onSearch({ q: text || undefined, page: 1 }, { replace: true }),
  )
  return {
    maxLength: longestSearch,
    value,
    searching: searching && value.trim() !== '',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setText(target.value),
  }
}
