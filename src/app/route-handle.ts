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

/** The document's title: '{Page} · Marquee'. */
export const documentTitle = (page: string | undefined): string => (page ? `${page} · Marquee` : 'Marquee')
