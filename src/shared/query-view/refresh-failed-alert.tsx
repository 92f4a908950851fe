import { time12 } from '@/lib/dates.ts'
import { RetryAlert } from '../retry-alert.tsx'
import type { QueryLike } from './query-view.tsx'

type Query = Pick<QueryLike<unknown>, 'error' | 'isFetching' | 'dataUpdatedAt' | 'refetch'>

/** Shown above cached data whose refetch failed (docs/product/rules.md#states, Partial). */
export function RefreshFailedAlert({ query }: { query: Query }) {
  return (
    <RetryAlert role="status" failure={query.error} isTrying={query.isFetching} onRetry={() => void query.refetch()}>
      {`Could not refresh. Showing data from ${time12(new Date(query.dataUpdatedAt))}.`}
    </RetryAlert>
  )
}
