import type { ReadResult } from '@/api/client/hooks.ts'
import type { QueryLike } from './query-view.tsx'

type ReadState = Pick<QueryLike<unknown>, 'data' | 'error'>

/** Whether the last read failed; one that was cancelled has not. */
const isFailed = ({ error }: ReadState) => error !== null && error.kind !== 'cancelled'

/** Whether there is data that could not be refreshed. */
export const isStale = (query: ReadState) => query.data !== undefined && isFailed(query)

/** Whether there is no data, because it could not be read. */
export const isUnread = (query: ReadState) => query.data === undefined && isFailed(query)

/** Whether the first answer is still to come: one that failed, and is tried again by itself, has come. */
export const isUnanswered = ({ data, failureCount }: Pick<ReadResult<unknown>, 'data' | 'failureCount'>) =>
  data === undefined && failureCount === 0

/** Whether the first read has ended, with data or without: what waits for it need not wait any longer. */
export const hasEnded = (query: ReadState) => query.data !== undefined || isUnread(query)
