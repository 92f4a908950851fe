import type { Params } from 'react-router-dom'
import type { ScreenHandle } from '@/shared/screen/define-screen.ts'

/** What a route declares of its screen, or undefined when the route is not a screen. */
export function screenHandle(handle: unknown): Partial<ScreenHandle> | undefined {
  return typeof handle === 'object' && handle !== null ? handle : undefined
}

/** The page title of a matched route, or undefined when the route is not a page. */
export function routeTitle({ handle, params }: { handle: unknown; params: Params }): string | undefined {
  const title = screenHandle(handle)?.title
  return typeof title === 'function' ? title(params) : title
}

/** The match of the page that is shown. What opens above a page, such as a dialog with an address, has no title: it is no new page. */
export const pageMatch = <Match extends Parameters<typeof routeTitle>[0]>(
  matches: readonly Match[],
): Match | undefined => matches.findLast((match) => routeTitle(match) !== undefined)

/** The document's title for the matched routes: '{Page} · Marquee'. */
export function documentTitle(matches: readonly Parameters<typeof routeTitle>[0][]): string {
  const page = pageMatch(matches)
  const title = page && routeTitle(page)
  return title ? `${title} · Marquee` : 'Marquee'
}
