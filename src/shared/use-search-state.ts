import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import type * as z from 'zod/mini'
import { readSearch, writeSearch, type SearchSchema } from '@/lib/search-state.ts'
import { preservesScroll } from './preserves-scroll.ts'

/** How a change of the address enters the history; by default it is a new entry. */
export interface HowToSet {
  /** For typing, where single letters must not become history entries. */
  replace?: boolean
  /** For closing what the address has opened: goes back to the entry before where that is the same page without it, so that Back does not open it again. */
  closes?: boolean
}

const inOrder = (search: URLSearchParams): string => String(new URLSearchParams([...search].toSorted()))

/** Whether the history entry before the present one is this page with `search`. False in browsers that do not say. */
function isBefore(pathname: string, search: URLSearchParams): boolean {
  // Not in the types of a browser without the interface: Safari before 26.2, Firefox before 147.
  const navigation = globalThis.navigation as Navigation | undefined
  const index = navigation?.currentEntry?.index ?? 0
  const before = navigation?.entries()[index - 1]?.url
  if (!before) return false
  const url = new URL(before)
  return decodeURI(url.pathname) === decodeURI(pathname) && inOrder(url.searchParams) === inOrder(search)
}

/**
 * State of a screen (tab, filter, page) stored only in the address, so that Back, reload and a shared link restore it.
 * Setting changes the named keys and keeps the scroll position (see `preservesScroll`).
 */
export function useSearchState<S extends SearchSchema>(schema: S) {
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  const { pathname } = location
  const navigate = useNavigate()
  // The page shows an address later than it was asked for: a change in between is added to what was asked for, which it would otherwise undo.
  const asked = useRef(search)
  useLayoutEffect(() => {
    asked.current = new URLSearchParams(location.search)
  }, [location])
  const state = useMemo(() => readSearch(schema, search), [schema, search])
  const set = useCallback(
    (changes: Partial<z.output<S>>, { replace = false, closes = false }: HowToSet = {}) => {
      const current = asked.current
      const next = writeSearch(schema, { ...readSearch(schema, current), ...changes }, current)
      // Closed twice, as by two quick presses: the browser may not have gone back yet.
      if (closes && String(next) === String(current)) return
      asked.current = next
      if (closes && isBefore(pathname, next)) return void navigate(-1)
      setSearch(next, { replace: replace || closes, preventScrollReset: preservesScroll(current, next, 'control') })
    },
    [schema, setSearch, navigate, pathname],
  )
  return [state, set] as const
}
