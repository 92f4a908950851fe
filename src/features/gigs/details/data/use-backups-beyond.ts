import { useQueries } from '@tanstack/react-query'
import { useApi } from '@/api/client/api-context.ts'
import { queryFor } from '@/api/client/hooks.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'

/**
 * Saved workers who were chosen as backups by a search and are not among those the list has, read one by one: a list of backups is short.
 * @param ids backups who are not known otherwise
 */
export function useBackupsBeyond(ids: readonly string[]) {
  const api = useApi()
  return useQueries({
    queries: ids.map((id) => queryFor(api, workers.get, { params: { id } })),
    combine: (results) => ({
      saved: results.flatMap(({ data }) => (data?.isFavorite ? [data] : [])),
      isReading: results.some(({ data, error }) => data === undefined && error === null),
      hasFailed: results.some(({ data, error }) => data === undefined && error !== null && error.kind !== 'notFound'),
    }),
  })
}
