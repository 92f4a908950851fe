import { useState } from 'react'
import { RetryAlert, type RetryAlertProps } from '../retry-alert.tsx'
import type { QueryLike } from './query-view.tsx'
import { isUnread } from './read-state.ts'

interface ReadFailedAlertProps extends Pick<RetryAlertProps, 'role' | 'children'> {
  query: QueryLike<unknown>
}

/** That a read has failed, with a retry: where it is decided already that this is shown, such as in place of the error of `QueryView`. */
export function ReadFailedAlert({ query, ...alert }: ReadFailedAlertProps) {
  return (
    <RetryAlert {...alert} failure={query.error} isTrying={query.isFetching} onRetry={() => void query.refetch()} />
  )
}

/**
 * Shown where a part of a page that is usable without it could not be read (docs/product/rules.md#states, Partial); nothing in any other state. It stays while
 * the read is tried again, so that the button keeps its focus.
 */
export function UnreadAlert({ query, ...alert }: ReadFailedAlertProps) {
  // A retry clears the error before it has an answer. An older page's failure of the same read is none of this one.
  const [hasFailed, setHasFailed] = useState(false)
  const isFailed = isUnread(query)
  if (isFailed && !hasFailed) setHasFailed(true)
  const isTriedAgain = hasFailed && query.data === undefined && query.isFetching
  return isTriedAgain || isFailed ? <ReadFailedAlert {...alert} query={query} /> : null
}
