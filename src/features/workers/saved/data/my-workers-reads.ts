import { queryFor } from '@/api/client/hooks.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { workerRead } from '@/shared/people/use-worker.ts'
import type { ScreenLocation } from '@/shared/screen/define-screen.ts'
import { readSearch } from '@/lib/search-state.ts'
import { myWorkersSearch, pageOfWorkers } from '../model/my-workers-search.ts'

/** The reads of My Workers: the page of the list, the groups, and the profile that the address opens. */
export function myWorkersReads({ api, search }: ScreenLocation) {
  const state = readSearch(myWorkersSearch, search)
  return [
    queryFor(api, workers.listFavorites, pageOfWorkers(state)),
    queryFor(api, workers.listGroups, {}),
    ...(state.worker === undefined ? [] : [workerRead(api, state.worker)]),
  ]
}
