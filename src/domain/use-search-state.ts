import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { readSearch, writeSearch, type SearchSchema } from '@/lib/search-state.ts'

/**
 * A screen's state (tab, filter, page) kept in the address and nowhere else, so that Back, reload and a shared link keep it.
 * Setting changes the named keys. `replace` suits typing, where each letter is no place to come back to.
 */
export function useSearchState<S extends SearchSchema>(schema: S) {
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => readSearch(schema, search), [schema, search])
  const set = useCallback(
    (changes: Partial<z.output<S>>, { replace = false }: { replace?: boolean } = {}) =>
      setSearch((current) => writeSearch(schema, { ...readSearch(schema, current), ...changes }, current), { replace }),
    [schema, setSearch],
  )
  return [state, set] as const
}
