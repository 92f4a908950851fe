import { useEffect, useMemo, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiError } from '@/api/client/api-error.ts'
import { type ReadProgress, allPagesLimits } from '@/shared/all-pages/all-pages.ts'
import type { QueryLike } from '@/shared/query-view/query-view.tsx'
import { statementOf, type Statement } from '../model/statement.ts'
import { statementReader } from './read-statement.ts'

/** What came of reading: the statement, or that more than 5,000 lines are too many for one, so that the employer has to choose fewer days. */
type Result = Statement | 'too many'

interface Reading {
  progress: ReadProgress
  data: Result | undefined
  error: ApiError | null
}

const begin: Reading = { progress: { done: 0, total: 0 }, data: undefined, error: null }

/**
 * Reads all movements of the wallet in a date range, oldest first, and builds the statement. A retry after a failure reads only the pages
 * that are left.
 */
export function useStatement({ from, to }: { from: string; to: string }): {
  statement: QueryLike<Result>
  /** How much was read, also before a failure. */
  progress: ReadProgress
} {
  const api = useApi()
  const [tries, setTries] = useState(1)
  const read = useMemo(() => statementReader(api, { from, to }), [api, from, to])
  const attempt = useMemo(() => ({ read, tries }), [read, tries])
  const [reading, setReading] = useState({ of: attempt, result: begin })

  useEffect(() => {
    const controller = new AbortController()
    let { progress } = begin
    const report = (result: Partial<Reading>) => {
      if (!controller.signal.aborted) setReading({ of: attempt, result: { ...begin, progress, ...result } })
    }
    const onProgress = (next: ReadProgress) => {
      progress = next
      report({})
    }
    attempt.read({ signal: controller.signal, onProgress }).then(
      (rows) => report({ data: rows.totalLine > allPagesLimits.maxRows ? 'too many' : statementOf(rows) }),
      (error: ApiError) => report({ error }),
    )
    return () => controller.abort()
  }, [attempt])

  const { progress, data, error } = reading.of === attempt ? reading.result : begin
  return {
    progress,
    statement: {
      data,
      error,
      isFetching: data === undefined && error === null,
      dataUpdatedAt: 0,
      refetch: () => setTries((before) => before + 1),
    },
  }
}
