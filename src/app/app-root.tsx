import { useEffect, useRef } from 'react'
import { Outlet, ScrollRestoration, useMatches } from 'react-router-dom'
import { useDocumentTheme } from '@/design-system/themes/theme.ts'
import { focusPageHeading } from './page-heading.ts'
import { documentTitle, routeTitle } from './route-handle.ts'

/**
 * The root of every page. Sets the document title '{Page} · Marquee', and moves focus to the page's heading when the
 * path changes, so that a screen reader announces the new page (a change of the query alone is not a new page).
 */
export function AppRoot() {
  // What opens above a page, such as a dialog with an address, has no title: it is no new page.
  const page = useMatches().findLast((match) => routeTitle(match) !== undefined)
  const title = page && routeTitle(page)
  const pathname = page?.pathname
  const shownPath = useRef(pathname)
  useDocumentTheme()

  useEffect(() => {
    document.title = documentTitle(title)
  }, [title])

  useEffect(() => {
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    focusPageHeading()
  }, [pathname])

  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
