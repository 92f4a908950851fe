import { time12 } from '@/lib/dates.ts'
import type { QueryLike } from './query-view.tsx'
import { ReadFailedAlert } from './read-failed-alert.tsx'
import { isStale } from './read-state.ts'

/** Shown above cached data whose refetch failed (docs/product/rules.md#states, Partial); nothing in any other state. */
export function RefreshFailedAlert({ query }: { query: QueryLike<unknown> }) {
  if (!isStale(query)) return null
  return (
    <ReadFailedAlert role="status" query={query}>
      {`Could not refresh. Showing data from ${time12(new Date(query.dataUpdatedAt))}.`}
    </ReadFailedAlert>
  )
}
