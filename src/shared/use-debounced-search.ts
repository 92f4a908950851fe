import { useEffect, useEffectEvent, useState } from 'react'

/** Delay after the last key press in ms (docs/product/rules.md#address-bar). */
const debounceMs = 300

interface Draft {
  readonly text: string
  /** The search of the address when the text was last compared with it. */
  readonly from: string
  /** The search that was made last, until the address has it. */
  readonly sent?: string
}

/**
 * The text of a search field; `onSearch` runs once typing pauses. A change of the address, such as Back, replaces the text.
 * @param value the search as the address has it
 */
export function useDebouncedSearch(value: string, onSearch: (text: string) => void) {
  const [draft, setDraft] = useState<Draft>({ text: value, from: value })
  // The address follows a search with a delay, in which more may be typed: a search that was made here never replaces the text.
  if (draft.from !== value) {
    setDraft({ text: value === draft.sent || value === draft.text.trim() ? draft.text : value, from: value })
  }
  const search = useEffectEvent((text: string) => {
    setDraft((before) => ({ ...before, sent: text }))
    onSearch(text)
  })
  const query = draft.text.trim()

  useEffect(() => {
    if (query === value) return
    const timer = setTimeout(() => search(query), debounceMs)
    return () => clearTimeout(timer)
  }, [query, value])

  return [draft.text, (text: string) => setDraft((before) => ({ ...before, text }))] as const
}
