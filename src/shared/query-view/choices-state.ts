import type { QueryLike } from './query-view.tsx'
import { isUnread } from './read-state.ts'

/**
 * The state of a select whose choices are read: the props `loading` and, when they could not be read, `failure` with a retry.
 * @param failed the message of the failure: 'Failed to load banks'
 */
export function choicesState(query: QueryLike<unknown>, failed: string) {
  const failure = { message: failed, onRetry: () => void query.refetch() }
  return { loading: query.data === undefined && query.isFetching, ...(isUnread(query) && { failure }) }
}
