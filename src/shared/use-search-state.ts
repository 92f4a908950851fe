import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
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
  const state = useMemo(() => readSearch(schema, search), [schema, search])
  const set = useCallback(
    (changes: Partial<z.output<S>>, { replace = false }: { replace?: boolean } = {}) => {
      const changed = (current: URLSearchParams) =>
        writeSearch(schema, { ...readSearch(schema, current), ...changes }, current)
      setSearch(changed, { replace, preventScrollReset: preservesScroll(search, changed(search), 'control') })
    },
    [schema, search, setSearch],
  )
  return [state, set] as const
}
