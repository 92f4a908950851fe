import { useEffect, useEffectEvent, useState } from 'react'

/** Delay after the last key press in ms (docs/product/rules.md#address-bar). */
const debounceMs = 300

/**
 * The text of a search field; `onSearch` runs once typing pauses. A change of the address, such as Back, replaces the text.
 * @param value the search as the address has it
 */
export function useDebouncedSearch(value: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState({ text: value, from: value })
  // The address may contain the text typed here; then the input keeps its text.
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
