import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { useTheme } from '@/design-system/themes/theme.ts'
import { reloadHelped } from './reload-once.ts'
import { routeHandle } from './route-handle.ts'

/**
 * The root of every page. Keeps the document title '{Page} · Marquee', and moves focus to the page's heading when the
 * path changes, so that a screen reader hears where it is (a change of the query only is not a new page).
 */
export function AppRoot() {
  const { pathname } = useLocation()
  const title = useMatches().reduce<string | undefined>((last, match) => routeHandle(match.handle)?.title ?? last, undefined)
  const shownPath = useRef(pathname)
  // The page follows the system's theme also while no menu that shows it is open.
  useTheme()

  useEffect(() => {
    document.title = title ? `${title} · Marquee` : 'Marquee'
  }, [title])

  useEffect(() => {
    reloadHelped(() => sessionStorage)
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    document.querySelector<HTMLElement>('h1')?.focus()
  }, [pathname])

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
