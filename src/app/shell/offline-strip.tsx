import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Alert } from '@/design-system/components/Alert/index.ts'
import { useIsOnline } from '@/shared/use-is-online.ts'
import { time12 } from '@/lib/dates.ts'
import * as styles from './offline-strip.css.ts'

/** Says above the page that there is no connection, and how old the data on it is (docs/product/rules.md#states). */
export function OfflineStrip({ isPageShown }: { isPageShown: boolean }) {
  const isOnline = useIsOnline()
  const client = useQueryClient()
  if (isOnline) return null
  const loadedAt = isPageShown ? oldestShown(client) : undefined
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

/** When the oldest data on the page was loaded, in ms since 1970: a younger time would describe only a part of it. */
function oldestShown(client: QueryClient): number | undefined {
  const times = client
    .getQueryCache()
    .findAll({ type: 'active' })
    .map(({ state }) => state.dataUpdatedAt)
    .filter((time) => time > 0)
  return times.length === 0 ? undefined : Math.min(...times)
}
