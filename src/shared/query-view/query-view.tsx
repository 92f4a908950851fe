import type { ReactNode } from 'react'
import type { ApiErrorDetails } from '@/api/client/api-error.ts'
import { ErrorState } from '@/design-system/components/ErrorState/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { withReference } from '../failure-reference.tsx'
import { RefreshFailedAlert } from './refresh-failed-alert.tsx'
import { DashboardLink } from './dashboard-link.tsx'
import { failureMessage, forbiddenTitle } from './failure-message.ts'
import * as styles from './query-view.css.ts'

/** The fields of a query's result that decide what is shown; the result of `useApiQuery` matches. */
export interface QueryLike<T> {
  data: T | undefined
  error: Pick<ApiErrorDetails, 'kind' | 'serverMessage' | 'requestId'> | null
  isFetching: boolean
  /** When `data` was received, in ms since 1970. */
  dataUpdatedAt: number
  refetch: () => unknown
}

interface QueryViewProps<T> {
  query: QueryLike<T>
  /** What is read, for 'Failed to load {things}': 'notifications'. */
  things: string
  /** Same layout as the content; appears after 150 ms, so a fast response does not flash. */
  skeleton: ReactNode
  isEmpty?: (data: T) => boolean
  empty?: ReactNode
  headingLevel?: 1 | 2 | 3
  /** Wraps skeleton and error where the content renders its own frame, such as a card. */
  frame?: (part: ReactNode) => ReactNode
  /** Wraps only the error where the skeleton renders its own cards. */
  failureFrame?: (part: ReactNode) => ReactNode
  children: (data: T) => ReactNode
}

/**
 * The one place where a screen branches on the state of a read: skeleton, error with a retry, empty, data, or data that
 * could not be refreshed. An error is never shown as empty, and cached data stays visible after an error.
 */
export function QueryView<T>({
  query,
  things,
  skeleton,
  isEmpty,
  empty,
  headingLevel = 2,
  frame = identity,
  failureFrame = frame,
  children,
}: QueryViewProps<T>) {
  const { data, error } = query
  if (data === undefined) {
    if (error && !isCancelled(error)) {
      return failureFrame(<Failure query={query} things={things} headingLevel={headingLevel} />)
    }
    return (
      <div key="loading" aria-busy="true">
        <div role="status">
          <VisuallyHidden>{`Loading ${things}`}</VisuallyHidden>
        </div>
        <div className={styles.delayed} aria-hidden="true">
          {frame(skeleton)}
        </div>
      </div>
    )
  }
  const content = empty !== undefined && isEmpty?.(data) ? empty : children(data)
  const isStale = error !== null && !isCancelled(error)
  // The same elements in both cases: otherwise a failed refetch would unmount the content with everything typed or opened in it.
  return (
    <div key="data" className={isStale ? styles.stale : styles.fresh}>
      {isStale && <RefreshFailedAlert query={query} />}
      {content}
    </div>
  )
}

function Failure<T>({
  query,
  things,
  headingLevel,
}: Pick<QueryViewProps<T>, 'query' | 'things'> & { headingLevel: 1 | 2 | 3 }) {
  const { error } = query
  if (error?.kind === 'forbidden') {
    return (
      <ErrorState title={forbiddenTitle} headingLevel={headingLevel} action={<DashboardLink />}>
        {withReference(error.serverMessage, error, forbiddenTitle)}
      </ErrorState>
    )
  }
  const title = `Failed to load ${things}`
  return (
    <ErrorState
      title={title}
      headingLevel={headingLevel}
      reason={error?.kind === 'offline' ? 'offline' : 'failed'}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    >
      {error === null ? undefined : withReference(failureMessage(error), error, title)}
    </ErrorState>
  )
}

function identity(part: ReactNode): ReactNode {
  return part
}

function isCancelled(error: Pick<ApiErrorDetails, 'kind'>): boolean {
  return error.kind === 'cancelled'
}
