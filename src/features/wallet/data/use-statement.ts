import { useEffect, useMemo, useState } from 'react'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiError } from '@/api/client/api-error.ts'
import { type ReadProgress, allPagesLimits } from '@/shared/all-pages/all-pages.ts'
import { statementOf, type Statement } from '../model/statement.ts'
import { statementReader } from './read-statement.ts'

export type StatementReading =
  | { state: 'reading'; progress: ReadProgress }
  /** The pages read so far are cached: a retry reads the rest. */
  | { state: 'failed'; progress: ReadProgress; failure: ApiError }
  /** More than 5,000 lines: the employer has to choose fewer days. */
  | { state: 'too many' }
  | { state: 'ready'; statement: Statement }

const noProgress: ReadProgress = { done: 0, total: 0 }
const begin: StatementReading = { state: 'reading', progress: noProgress }

/** Reads all movements of the wallet in a date range, oldest first, and builds the statement. */
export function useStatement({ from, to }: { from: string; to: string }) {
  const api = useApi()
  const [tries, setTries] = useState(1)
  const read = useMemo(() => statementReader(api, { from, to }), [api, from, to])
  const attempt = useMemo(() => ({ read, tries }), [read, tries])
  const [reading, setReading] = useState({ of: attempt, result: begin })

  useEffect(() => {
    const controller = new AbortController()
    let progress = noProgress
    const report = (result: StatementReading) => {
      if (!controller.signal.aborted) setReading({ of: attempt, result })
    }
    const onProgress = (next: ReadProgress) => {
      progress = next
      report({ state: 'reading', progress })
    }
    attempt.read({ signal: controller.signal, onProgress }).then(
      (read) =>
        report(
          read.totalLine > allPagesLimits.maxRows
            ? { state: 'too many' }
            : { state: 'ready', statement: statementOf(read) },
        ),
      (error: ApiError) => report({ state: 'failed', progress, failure: error }),
    )
    return () => controller.abort()
  }, [attempt])

  return {
    reading: reading.of === attempt ? reading.result : begin,
    /** Continues after the page that failed. */
    retry: () => setTries((before) => before + 1),
  }
}
