import type { QueryLike } from './query-view.tsx'

/** Whether the last read failed; one that was cancelled has not. */
const isFailed = ({ error }: Pick<QueryLike<unknown>, 'error'>) => error !== null && error.kind !== 'cancelled'

/** Whether there is data that could not be refreshed. */
export const isStale = (query: QueryLike<unknown>) => query.data !== undefined && isFailed(query)

/** Whether there is no data, because it could not be read. */
export const isUnread = (query: QueryLike<unknown>) => query.data === undefined && isFailed(query)
