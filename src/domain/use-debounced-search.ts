import { useEffect, useEffectEvent, useState } from 'react'

/** After the last key, in ms (docs/product/rules.md#address-bar). */
const pause = 300

/**
 * The text of a search field while it is typed, told on once typing pauses. What comes from outside, such as Back, takes its place.
 * @param value the search as the address has it
 */
export function useDebouncedSearch(value: string, onSearch: (text: string) => void) {
  const [typed, setTyped] = useState({ text: value, from: value })
  // Its own words come back by the address: then they are no news.
  if (typed.from !== value) setTyped({ text: typed.text.trim() === value ? typed.text : value, from: value })
  const search = useEffectEvent(onSearch)
  const wanted = typed.text.trim()

  useEffect(() => {
    if (wanted === value) return
    const timer = setTimeout(() => search(wanted), pause)
    return () => clearTimeout(timer)
  }, [wanted, value])

  return [typed.text, (text: string) => setTyped((before) => ({ ...before, text }))] as const
}
