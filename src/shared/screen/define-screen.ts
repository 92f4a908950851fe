import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { Params, RouteObject } from 'react-router-dom'
import type { ApiClient } from '@/api/client/call.ts'
import { apiContext, queryClientContext } from '@/api/client/router-context.ts'
import { now } from '@/lib/clock.ts'

/** The address at which a screen is opened, and the client that its reads call. */
export interface ScreenLocation {
  api: ApiClient
  params: Params
  search: URLSearchParams
  /** When it was opened, in ms since 1970. */
  openedAt: number
}

/** A read of a screen, made by `queryFor`. */
type ScreenQuery = Pick<Parameters<QueryClient['prefetchQuery']>[0], 'queryKey' | 'queryFn' | 'meta'>

/** The reads of a screen, or of what is around it. */
export type ScreenQueries = readonly ScreenQuery[]

/** The reads of a screen at an address. They are imported where no other page needs their endpoints. */
export type ScreenReads = (at: ScreenLocation) => ScreenQueries | Promise<ScreenQueries>

/** What is known of a screen before its code is loaded; the handle of its route. */
export interface ScreenHandle {
  /** Shown as '{title} · Marquee'. A screen that opens above its parent, such as a dialog, has none. */
  title?: string | ((params: Params) => string)
  /** Where an employer without a carried email goes instead (spec S2-5). */
  emailRequired?: string
  /** What the first render reads. It is requested at the same time as the code. */
  reads?: readonly ScreenReads[]
  load: () => Promise<ComponentType>
}

interface Screen extends ScreenHandle {
  /** A value of `paths`, or a path below the parent's; empty for the parent's own address. */
  path: string
  /** Screens that open inside this one. */
  children?: RouteObject[]
}

/**
 * The route of a screen. Its loader starts the reads and waits for none of them, so that code and data are requested together; a
 * failed read is shown by the screen. A change of the query alone reads nothing: it is another state of the same screen.
 */
export function defineScreen({ path, children, ...handle }: Screen): RouteObject {
  const { reads, load } = handle
  return {
    path,
    handle,
    // A function: in the object form the router mutates the object, and a second router made from the same routes renders nothing.
    lazy: async () => ({ Component: await load() }),
    ...(children && { children }),
    ...(reads && {
      loader: ({ context, params, request }) => {
        const search = new URL(request.url).searchParams
        startReads(reads, { api: context.get(apiContext), params, search }, context.get(queryClientContext))
        return null
      },
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    }),
  }
}

/**
 * Starts the reads that are not in the cache, or are stale there. Without an employer no call is possible, so none starts. A cached list that takes the
 * results of decisions is stale after each of them, and long: it is read again where it is shown, not whenever a link to one of its rows is reached.
 */
export function startReads(
  reads: readonly ScreenReads[],
  at: Omit<ScreenLocation, 'openedAt'>,
  client: QueryClient,
): void {
  if (!at.api.session.store.getState().user?.employerId) return
  const openedAt = now().getTime()
  for (const list of reads) {
    // A list that cannot be loaded is no failure of the page: the screen reads the same itself.
    void Promise.resolve(list({ ...at, openedAt })).then(
      (queries) =>
        queries.forEach((query) => {
          const isKept = query.meta?.takesResults === true && client.getQueryData(query.queryKey) !== undefined
          if (!isKept) void client.prefetchQuery(query)
        }),
      () => undefined,
    )
  }
}
