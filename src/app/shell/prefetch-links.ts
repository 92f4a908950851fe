import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { ApiClient } from '@/api/client/call.ts'
import { useApi } from '@/api/client/api-context.ts'
import { loadWhenIdle } from '@/lib/run-when-idle.ts'
import { paths } from '@/shared/paths.ts'
import { startReads } from '@/shared/screen/define-screen.ts'
import type { PageRouter } from '../keep-page-offline.ts'
import { screenHandle } from '../route-handle.ts'

interface Prefetching {
  /** The routes of the app, which grow when those of the dashboard are loaded. */
  getRoutes: () => RouteObject[]
  api: ApiClient
  client: QueryClient
}

/** The part of the Network Information API that is used here; only some browsers have it. */
interface NetworkInformation {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const events = ['pointerover', 'focusin', 'touchstart'] as const

/**
 * Requests code and data of the screen that a link leads to as soon as a pointer, the focus or a finger reaches the link; each address
 * once. One listener serves every link of the page. @returns function that ends it
 */
export function prefetchLinks({ getRoutes, api, client }: Prefetching): () => void {
  const prefetched = new Set<string>()
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (link === null || link.target !== '' || link.origin !== window.location.origin) return
    if (prefetched.has(link.href) || isDataSaved()) return
    prefetched.add(link.href)
    for (const { route, params } of matchRoutes(getRoutes(), link) ?? []) {
      const { load, reads } = screenHandle(route.handle) ?? {}
      // A failure is reported when the link is followed.
      load?.().catch(() => undefined)
      if (reads) startReads(reads, { api, params, search: new URLSearchParams(link.search) }, client)
    }
  }
  for (const event of events) document.addEventListener(event, prefetch, { passive: true })
  return () => events.forEach((event) => document.removeEventListener(event, prefetch))
}

/** Whether the person asked for less data, or the connection is so slow that the prefetch would delay the present page. */
function isDataSaved(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}

/**
 * Loads the code of the list of Gigs when the browser is idle: most visits lead there, and the first click need not wait for it. Its data is
 * requested when a link to it is reached. @returns function that ends it
 */
export function preloadGigList({ getRoutes, api }: Omit<Prefetching, 'client'>): () => void {
  return loadWhenIdle(async () => {
    if (isDataSaved()) return
    const screens = matchRoutes(getRoutes(), paths.gigs) ?? []
    await Promise.all(
      screens.flatMap(({ route, params }) => {
        const { load, reads = [] } = screenHandle(route.handle) ?? {}
        // Making the queries loads their code; none of them is started.
        return [load?.(), ...reads.map((list) => list({ api, params, search: new URLSearchParams(), openedAt: 0 }))]
      }),
    )
  })
}

/** Prefetches what the links of the dashboard lead to. */
export function usePrefetchLinks(getRouter: () => PageRouter): void {
  const api = useApi()
  const client = useQueryClient()
  useEffect(() => prefetchLinks({ getRoutes: () => getRouter().routes, api, client }), [getRouter, api, client])
  useEffect(() => preloadGigList({ getRoutes: () => getRouter().routes, api }), [getRouter, api])
}
