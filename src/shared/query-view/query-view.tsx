import type { ReactNode } from 'react'
import type { ApiErrorDetails } from '@/api/client/api-error.ts'
import { ErrorState } from '@/design-system/components/ErrorState/index.ts'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/index.ts'
import { withReference } from '../failure-reference.tsx'
import { RefreshFailedAlert } from './refresh-failed-alert.tsx'
import { isStale, isUnread } from './read-state.ts'
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
  /** It is no page, such as the notifications over one: where it may not be read, there is none to leave, and it can be tried again. */
  isOverPage?: boolean
  /** Above skeleton and error, where the content has a header of its own. */
  header?: ReactNode
  /** In place of `header` above the error. */
  failureHeader?: ReactNode
  /** Wraps skeleton and error where the content renders its own frame, such as a card. */
  frame?: (part: ReactNode) => ReactNode
  /** Wraps only the error where the skeleton renders its own cards. */
  failureFrame?: (part: ReactNode) => ReactNode
  /** In place of the error where there is nothing at the address. */
  missing?: ReactNode
  /** In place of any other error. */
  failure?: ReactNode
  /** In place of the skeleton: content that shows by itself that it is loading, and keeps its element and its focus when the data is there. */
  whileLoading?: ReactNode
  children: (data: T) => ReactNode
}

/**
 * The one place where a screen branches on the state of a read: skeleton, error with a retry, empty, data, or data that
 * could not be refreshed. An error is never shown as empty, and cached data stays visible after an error.
 * Several reads are one query by `combineQueries`.
 */
export function QueryView<T>({
  query,
  things,
  skeleton,
  isEmpty,
  empty,
  headingLevel = 2,
  isOverPage = false,
  header,
  failureHeader = header,
  frame = identity,
  failureFrame = frame,
  missing,
  failure,
  whileLoading,
  children,
}: QueryViewProps<T>) {
  const { data } = query
  if (isUnread(query)) {
    if (missing !== undefined && query.error?.kind === 'notFound') return missing
    return (
      <>
        {failureHeader}
        {failure ??
          failureFrame(<Failure query={query} things={things} headingLevel={headingLevel} isOverPage={isOverPage} />)}
      </>
    )
  }
  if (data === undefined && whileLoading === undefined) {
    return (
      <>
        {header}
        <div key="loading" aria-busy="true">
          <div role="status">
            <VisuallyHidden>{`Loading ${things}`}</VisuallyHidden>
          </div>
          <div className={styles.delayed} aria-hidden="true">
            {frame(skeleton)}
          </div>
        </div>
      </>
    )
  }
  // The same elements in both cases: otherwise a failed refetch would unmount the content with everything typed or opened in it.
  return (
    <div key="data" className={isStale(query) ? styles.stale : styles.fresh}>
      <RefreshFailedAlert query={query} />
      {data === undefined ? whileLoading : empty !== undefined && isEmpty?.(data) ? empty : children(data)}
    </div>
  )
}

function Failure<T>({
  query,
  things,
  headingLevel,
  isOverPage,
}: Pick<QueryViewProps<T>, 'query' | 'things'> & { headingLevel: 1 | 2 | 3; isOverPage: boolean }) {
  const { error } = query
  if (error?.kind === 'forbidden' && !isOverPage) {
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
