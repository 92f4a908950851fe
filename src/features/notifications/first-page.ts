import type { notifications } from '@/api/contract/endpoints/notifications.ts'
import type { Input } from '@/api/contract/endpoint.ts'

/** How many notifications one page contains. */
export const pageSize = 50

/** The input that reads page `index`, 0 being the newest. */
export function pageInput(index: number): Input<typeof notifications.list> {
  return { query: { limit: pageSize, skip: index * pageSize } }
}

/** The first read of bell and panel. The shell starts it ahead: `prefetchQuery(queryFor(api, notifications.list, firstPage))`. */
export const firstPage = pageInput(0)
