import { useState } from 'react'
import { formQuery, mapQuery } from './combine-queries.ts'
import type { QueryLike } from './query-view.tsx'

/**
 * The query as still loading until it is up to date. A form does not start from cached data: it would send outdated values over those saved since.
 * Later reads, and their failure, are in it.
 */
export function useUpToDate<T>(query: QueryLike<T>): QueryLike<T> {
  const [isRead, setRead] = useState(false)
  if (!isRead && query.data !== undefined && !query.isFetching && query.error === null) setRead(true)
  return mapQuery(query, (data) => (isRead ? data : undefined))
}

/** The query of a form, which starts from what it has first: a later read, or its failure, must not replace what is typed. */
export function useFirstData<T>(query: QueryLike<T>): QueryLike<T> {
  const [start, setStart] = useState<T>()
  if (start === undefined && query.data !== undefined) setStart(() => query.data)
  return formQuery(query, start)
}
