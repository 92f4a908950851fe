import type { ApiClient } from '@/api/client/call.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import type { WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { createAllPagesReader, type ReadAllPages } from '@/shared/all-pages/all-pages.ts'
import { listQuery, type MyWorkersSearch } from '../model/my-workers-search.ts'

/** Every saved worker who matches the filters, up to 5,000. */
export const workersReader = (api: ApiClient, search: MyWorkersSearch): ReadAllPages<WorkerProfile> =>
  createAllPagesReader(async (page, signal) => {
    const { workers: rows, totalWorker: total } = await api.call(
      workers.listFavorites,
      { query: { ...listQuery(search), ...page } },
      { signal },
    )
    return { rows, total }
  })
