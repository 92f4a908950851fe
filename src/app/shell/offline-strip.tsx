import { useCallback, useSyncExternalStore } from 'react'
import { hashKey, notifyManager, type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiClient } from '@/api/client/call.ts'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { useIsOnline } from '@/shared/use-is-online.ts'
import { time12 } from '@/lib/dates.ts'
import { shellReads } from '../dashboard/shell-queries.ts'
import * as styles from './offline-strip.css.ts'

/** Says above the page that there is no connection, and how old the data on it is (docs/product/rules.md#states). */
export function OfflineStrip({ isPageShown }: { isPageShown: boolean }) {
  const isOnline = useIsOnline()
  const loadedAt = useOldestShown(!isOnline && isPageShown)
  if (isOnline) return null
  return (
    <div className={styles.strip}>
      <Alert tone="warning" role="status">
        {loadedAt === undefined
          ? 'You are offline.'
          : `You are offline. Showing what was loaded at ${time12(new Date(loadedAt))}.`}
      </Alert>
    </div>
  )
}

/** Follows the reads: after a link was followed those of the next page take the place of the previous page's. */
function useOldestShown(isEnabled: boolean): number | undefined {
  const client = useQueryClient()
  const api = useApi()
  const subscribe = useCallback(
    (onChange: () => void) => client.getQueryCache().subscribe(notifyManager.batchCalls(onChange)),
    [client],
  )
  return useSyncExternalStore(subscribe, () => (isEnabled ? oldestShown(client, api) : undefined))
}

/**
 * When the oldest data on the page was loaded, in ms since 1970: a younger time would describe only a part of it. Undefined where the page's own reads
 * have brought nothing, although sidebar and top bar show theirs.
 */
function oldestShown(client: QueryClient, api: ApiClient): number | undefined {
  const active = client.getQueryCache().findAll({ type: 'active' })
  const loaded = active.filter(isLoaded)
  const ofShell = new Set(shellReads({ api }).map(({ queryKey }) => hashKey(queryKey)))
  const isOfPage = ({ queryHash }: Query) => !ofShell.has(queryHash)
  if (loaded.length === 0 || (loaded.length < active.length && !loaded.some(isOfPage))) return undefined
  return Math.min(...loaded.map(({ state }) => state.dataUpdatedAt))
}

const isLoaded = ({ state }: Query) => state.dataUpdatedAt > 0
