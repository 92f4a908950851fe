import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { readSearch, writeSearch, type SearchSchema } from '@/lib/search-state.ts'
import { preservesScroll } from './preserves-scroll.ts'

/**
 * State of a screen (tab, filter, page) stored only in the address, so that Back, reload and a shared link restore it.
 * Setting changes the named keys and keeps the scroll position (see `preservesScroll`). `replace` is for typing,
 * where single letters must not become history entries.
 */
export function useSearchState<S extends SearchSchema>(schema: S) {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  // The page shows an address later than it was asked for: a change in between is added to what was asked for, which it would otherwise undo.
  const asked = useRef(search)
  useLayoutEffect(() => {
    asked.current = new URLSearchParams(location.search)
  }, [location])
  const state = useMemo(() => readSearch(schema, search), [schema, search])
  const set = useCallback(
    (changes: Partial<z.output<S>>, { replace = false }: { replace?: boolean } = {}) => {
      const current = asked.current
      const next = writeSearch(schema, { ...readSearch(schema, current), ...changes }, current)
      asked.current = next
      setSearch(next, { replace, preventScrollReset: preservesScroll(current, next, 'control') })
    },
    [schema, setSearch],
  )
  return [state, set] as const
}
