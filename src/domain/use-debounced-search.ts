import { useEffect, useEffectEvent, useState } from 'react'

/** After the last key, in ms (docs/product/rules.md#address-bar). */
const debounceMs = 300

/**
 * The text of a search field while it is typed, told on once typing pauses. What comes from outside, such as Back, takes its place.
 * @param value the search as the address has it
 */
export function useDebouncedSearch(value: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, from: value })
  // Its own words come back by the address: then they are no news.
  if (draft.from !== value) setDraft({ text: draft.text.trim() === value ? draft.text : value, from: value })
  const search = useEffectEvent(onSearch)
  const query = draft.text.trim()

  useEffect(() => {
    if (query === value) return
    const timer = setTimeout(() => search(query), debounceMs)
    return () => clearTimeout(timer)
  }, [query, value])

  return [draft.text, (text: string) => setDraft((before) => ({ ...before, text }))] as const
}
