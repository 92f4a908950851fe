import type { QueryLike } from './query-view.tsx'

/** The data of each query once all have it. */
type Loaded<Queries extends Record<string, QueryLike<unknown>>> = {
  [Name in keyof Queries]: Exclude<Queries[Name]['data'], undefined>
}

/** Several queries as one, for content that needs them all: loaded when each is, failed when one has failed, and a retry repeats those that failed. */
export function combineQueries<Queries extends Record<string, QueryLike<unknown>>>(
  queries: Queries,
): QueryLike<Loaded<Queries>> {
  const all = Object.values(queries)
  const data = Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, query.data]))
  return {
    data: all.some((query) => query.data === undefined) ? undefined : (data as Loaded<Queries>),
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    dataUpdatedAt: Math.min(...all.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    refetch: () => Promise.all(all.filter(({ error }) => error !== null).map(({ refetch }) => refetch())),
  }
}

/** A query that the content can do without: when it fails, its data is null and others do not fail with it. */
export function optionalQuery<T>(query: QueryLike<T>): QueryLike<T | null> {
  if (query.data !== undefined || query.error === null) return { ...query, error: null }
  // Nothing was read that could be older than the data of the others.
  return { ...query, data: null, error: null, dataUpdatedAt: Infinity }
}

/** The query with other data; undefined means not yet, so that the skeleton is shown. */
export function mapQuery<T, U>(query: QueryLike<T>, map: (data: T) => U | undefined): QueryLike<U> {
  return { ...query, data: query.data === undefined ? undefined : map(query.data) }
}

/** The query as if it were still loading while it is held back, so that what is shown below something else does not move when that appears. */
export function heldBack<T>(query: QueryLike<T>, isHeld: boolean): QueryLike<T> {
  return isHeld ? { ...query, data: undefined, error: null } : query
}

/** The query of a form, which starts from what was read first: a later read, or its failure, must not replace what is typed. */
export function formQuery<T>(query: QueryLike<unknown>, start: T | undefined): QueryLike<T> {
  return { ...query, data: start, error: start === undefined ? query.error : null }
}
