import type { QueryLike } from './query-view.tsx'

type ReadState = Pick<QueryLike<unknown>, 'data' | 'error'>

/** Whether the last read failed; one that was cancelled has not. */
const isFailed = ({ error }: ReadState) => error !== null && error.kind !== 'cancelled'

/** Whether there is data that could not be refreshed. */
export const isStale = (query: ReadState) => query.data !== undefined && isFailed(query)

/** Whether there is no data, because it could not be read. */
export const isUnread = (query: ReadState) => query.data === undefined && isFailed(query)

/** Whether the first read has ended, with data or without: what waits for it need not wait any longer. */
export const hasEnded = (query: ReadState) => query.data !== undefined || isUnread(query)

/**
 * The parts of a page that may be shown: those up to and including the first one that is not ready. Nobody knows how high a list is before it is read;
 * what stands below it is shown afterwards, in its place, and is not moved.
 * @param parts from the top of the page down
 * @param isReady whether a part is as high as it will be
 */
export function revealInOrder<Part>(parts: readonly Part[], isReady: (part: Part) => boolean): readonly Part[] {
  const first = parts.findIndex((part) => !isReady(part))
  return first === -1 ? parts : parts.slice(0, first + 1)
}
