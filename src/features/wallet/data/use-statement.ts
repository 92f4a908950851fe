import { type QueryFunctionContext, type QueryKey, skipToken } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import type { ApiClient } from '@/api/client/call.ts'
import { type ReadResult, useRead } from '@/api/client/hooks.ts'
import { queryKeyStart } from '@/api/client/query-key.ts'
import { statements } from '@/api/contract/endpoints/statements.ts'
import { type ReadProgress, allPagesLimits } from '@/shared/all-pages/all-pages.ts'
import { statementOf, type Statement } from '../model/statement.ts'
import { statementReader } from './read-statement.ts'

/** What came of reading: the statement, or that more than 5,000 lines are too many for one, so that the employer has to choose fewer days. */
type Result = Statement | 'too many'

interface Days {
  readonly from: string
  readonly to: string
}

/** How much of a first read is done, and its reader, which has those pages. */
interface Part {
  readonly read: ReturnType<typeof statementReader>
  readonly progress: ReadProgress
}

const partKeyOf = (queryKey: QueryKey): QueryKey => [...queryKey, 'part']
const nothingRead: ReadProgress = { done: 0, total: 0 }

/** The statement of some days. A retry of a first read that failed reads only the pages that are left. */
const statementQuery = (api: ApiClient, { from, to }: Days) => ({
  queryKey: [...queryKeyStart(api, statements.get), { from, to }],
  queryFn: async ({ client, queryKey, signal }: Pick<QueryFunctionContext, 'client' | 'queryKey' | 'signal'>) => {
    const partKey = partKeyOf(queryKey)
    const isFirst = client.getQueryData(queryKey) === undefined
    const part = isFirst ? client.getQueryData<Part>(partKey) : undefined
    const read = part?.read ?? statementReader(api, { from, to })
    const rows = await read({
      signal,
      onProgress: (progress) => {
        if (!signal.aborted) client.setQueryData<Part>(partKey, { read, progress })
      },
    })
    // The next read must not begin with these pages.
    client.removeQueries({ queryKey: partKey, exact: true })
    return rows.totalLine > allPagesLimits.maxRows ? 'too many' : statementOf(rows)
  },
  // What is printed is current: a page that is opened again reads it again.
  gcTime: 0,
  meta: { reads: statements.get.reads },
})

/** Reads all movements of the wallet in a date range, oldest first, and builds the statement. */
export function useStatement(days: Days): {
  statement: ReadResult<Result>
  /** How much was read, also before a failure. */
  progress: ReadProgress
} {
  const query = statementQuery(useApi(), days)
  const statement = useRead<Result>(query)
  const part = useRead<Part>({ queryKey: partKeyOf(query.queryKey), queryFn: skipToken, gcTime: 0 })
  return { statement, progress: part.data?.progress ?? nothingRead }
}
