import { QueryClient } from '@tanstack/react-query'
import { createApiClient } from '@/api/client/call.ts'
import { readAddress } from '@/api/client/reads-ahead.ts'
import { createSession } from '@/api/client/session.ts'
import { apiBaseUrl } from '@/lib/env.ts'
import type { ScreenLocation, ScreenQueries } from '@/shared/screen/define-screen.ts'
import { firstGigsReads } from '@/features/gigs/first-reads.ts'
import { firstHomeReads } from '@/features/home/first-reads.ts'
import { shellReads } from './dashboard/shell-queries.ts'

/** Stands for the employer in the addresses, who is known in the browser only. */
export const anyEmployer = 'EMPLOYER_ID'

/**
 * The addresses that a first visit reads: those of every page of the dashboard, and those of the pages on which most visits begin, as long as
 * the address has no query. For the build, which writes them into the page, so that they are requested beside the scripts.
 * @param baseUrl the setting VITE_API_BASE_URL
 */
export function firstReads(baseUrl: string | undefined) {
  const base = apiBaseUrl(baseUrl)
  const session = createSession(() => ({ getItem: () => null, setItem: () => undefined }))
  session.signedIn({ user: { firstName: '', employerId: anyEmployer }, token: 'any' })

  const addressesOf = (readsOf: (at: ScreenLocation) => ScreenQueries) => {
    const addresses: string[] = []
    const http = {
      preload: () => undefined,
      send: (request: Parameters<typeof readAddress>[1]) => {
        addresses.push(readAddress(base, request))
        return new Promise<never>(() => undefined)
      },
    }
    const client = new QueryClient()
    const api = createApiClient({ http, session })
    const at = { api, params: {}, search: new URLSearchParams(), openedAt: 0 }
    for (const query of readsOf(at)) void client.prefetchQuery(query)
    return addresses
  }

  return {
    dashboard: addressesOf(shellReads),
    home: addressesOf(firstHomeReads),
    gigs: addressesOf(firstGigsReads),
  }
}
