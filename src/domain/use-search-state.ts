import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { readSearch, writeSearch, type SearchSchema } from '@/lib/search-state.ts'
import { preservesScroll } from './preserves-scroll.ts'

/**
 * A screen's state (tab, filter, page) kept in the address and nowhere else, so that Back, reload and a shared link keep it.
 * Setting changes the named keys, and leaves the page where it is scrolled to unless it is another one to read. `replace` suits typing,
 * where each letter is no place to come back to.
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
