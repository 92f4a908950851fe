import type { ReactElement } from 'react'
import type { DataState } from '@/design-system/components/DataTable/index.ts'
import type { EmptyStateProps } from '@/design-system/components/EmptyState/index.ts'
import { failureMessage } from '../query-view/failure-message.ts'
import type { QueryLike } from '../query-view/query-view.tsx'

interface ListRules<Row> {
  /** What is read, for 'Failed to load {things}': 'transactions'. */
  things: string
  /** The rows of this page, and how many there are on all; undefined while nothing was read. */
  list: { readonly rows: readonly Row[]; readonly total: number } | undefined
  /** How many rows stand in while there is no data. */
  skeletonRows: number
  empty: ReactElement<EmptyStateProps>
  /** Takes off the filters that are on; left out where none are. */
  onClearFilters?: (() => void) | undefined
}

/** What the table of a list that is read page by page has to show (docs/product/rules.md#states). */
export function listState<Row>(
  query: Omit<QueryLike<unknown>, 'data' | 'dataUpdatedAt'>,
  { things, list, skeletonRows: rows, empty, onClearFilters }: ListRules<Row>,
): DataState<Row> {
  const { error } = query
  if (list === undefined) {
    if (error === null || error.kind === 'cancelled') return { status: 'loading', rows }
    return {
      status: 'error',
      error: `Failed to load ${things}`,
      detail: failureMessage(error),
      onRetry: () => void query.refetch(),
      retrying: query.isFetching,
    }
  }
  // Between two pages an empty one may still stand in for the next.
  if (list.total > 0 && list.rows.length === 0) return { status: 'loading', rows }
  if (list.total > 0) return { status: 'ready', data: list.rows, refreshing: query.isFetching }
  return onClearFilters ? { status: 'no-match', onClearFilters } : { status: 'empty', empty }
}
