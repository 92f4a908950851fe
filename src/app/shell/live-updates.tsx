import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { invalidateReads } from '@/api/client/query-client.ts'
import { liveResources } from '@/api/contract/endpoint.ts'
import { notifications } from '@/api/contract/endpoints/notifications.ts'
import { firstPage } from '@/features/notifications/first-page.ts'

/** How often the notifications are read while the page is visible, in ms: bell, counts and lists agree within this time. */
const every = 10_000

/**
 * Reads the notifications while the page is visible and connected, and, when there is a new one, what it may be about. So a list never lacks
 * what the bell already counts (docs/product/rules.md#states).
 */
export function LiveUpdates() {
  const client = useQueryClient()
  const { data, refetch } = useApiQuery(notifications.list, firstPage)
  // A notification that counts workers keeps its id when it changes, and gets a new time. No notification at all is older than any.
  const newest = data && Date.parse(data.notifications[0]?.createdAt ?? '1970-01-01')
  const lastNewest = useRef(newest)

  const read = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) void refetch({ cancelRefetch: false })
  })
  useEffect(() => {
    const timer = setInterval(read, every)
    return () => clearInterval(timer)
  }, [])

  // What is new was done by a worker, the provider or the operator: no call of this browser says what changed.
  const readUpdates = useEffectEvent(() => invalidateReads(client, liveResources))
  useEffect(() => {
    if (newest === undefined) return
    // An older one is on top after a deletion, which is no news.
    if (lastNewest.current !== undefined && newest > lastNewest.current) readUpdates()
    lastNewest.current = newest
  }, [newest])
  return null
}
