import { time12 } from '@/lib/dates.ts'
import { RetryAlert } from '../retry-alert.tsx'
import type { QueryLike } from './query-view.tsx'
import { isStale } from './read-state.ts'

/** Shown above cached data whose refetch failed (docs/product/rules.md#states, Partial); nothing in any other state. */
export function RefreshFailedAlert({ query }: { query: QueryLike<unknown> }) {
  if (!isStale(query)) return null
  return (
    <RetryAlert role="status" failure={query.error} isTrying={query.isFetching} onRetry={() => void query.refetch()}>
      {`Could not refresh. Showing data from ${time12(new Date(query.dataUpdatedAt))}.`}
    </RetryAlert>
  )
}
