import type { ReactElement } from 'react'
import type { DataState } from '@/design-system/components/DataTable/index.ts'
import type { EmptyStateProps } from '@/design-system/components/EmptyState/index.ts'
import { withReference } from '../failure-reference.tsx'
import { DashboardLink } from '../query-view/dashboard-link.tsx'
import { failureMessage, forbiddenTitle } from '../query-view/failure-message.ts'
import type { QueryLike } from '../query-view/query-view.tsx'

interface ListRules<Row> {
  /** What is read, for 'Failed to load {things}': 'transactions'. */
  things: string
  /** The rows of this page and the total of all pages; undefined before the first response. */
  list: { readonly rows: readonly Row[]; readonly total: number } | undefined
  /** Number of skeleton rows while there is no data. */
  skeletonRows: number
  empty: ReactElement<EmptyStateProps>
  /** Clears the active filters; undefined without active filters. */
  onClearFilters?: (() => void) | undefined
}

/** The state of the table of a paged list (docs/product/rules.md#states). */
export function listState<Row>(
  query: Omit<QueryLike<unknown>, 'data' | 'dataUpdatedAt'>,
  { things, list, skeletonRows: rows, empty, onClearFilters }: ListRules<Row>,
): DataState<Row> {
  const { error } = query
  if (list === undefined) {
    if (error === null || error.kind === 'cancelled') return { status: 'loading', rows }
    return failedState(query, error, things)
  }
  // While the next page loads, the placeholder data of the last one may be empty.
  if (list.total > 0 && list.rows.length === 0) return { status: 'loading', rows }
  if (list.total > 0) return { status: 'ready', data: list.rows, refreshing: query.isFetching }
  return onClearFilters ? { status: 'no-match', onClearFilters } : { status: 'empty', empty }
}

/** The state of the table of a list that could not be read: with a retry, or where there is no access with the way to the dashboard. */
function failedState<Row>(
  { isFetching, refetch }: Pick<QueryLike<unknown>, 'isFetching' | 'refetch'>,
  error: NonNullable<QueryLike<unknown>['error']>,
  things: string,
): DataState<Row> {
  const title = error.kind === 'forbidden' ? forbiddenTitle : `Failed to load ${things}`
  const detail = withReference(failureMessage(error), error, title)
  return error.kind === 'forbidden'
    ? { status: 'forbidden', error: title, detail, action: <DashboardLink /> }
    : {
        status: 'error',
        error: title,
        detail,
        onRetry: () => void refetch(),
        retrying: isFetching,
      }
}
