import type { ApiClient } from '@/api/client/call.ts'
import { queryFor, type QuerySettings, useApiQuery } from '@/api/client/hooks.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'

/** The read of one worker's profile, for the loader of a screen. */
export const workerRead = (api: ApiClient, id: string) => queryFor(api, workers.get, { params: { id } })

/** The profile of one worker (spec S7-20). */
export const useWorker = (id: string, settings?: QuerySettings) =>
  useApiQuery(workers.get, { params: { id } }, settings)
