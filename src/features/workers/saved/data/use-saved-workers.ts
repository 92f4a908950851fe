import { useState } from 'react'
import { useApiQuery } from '@/api/client/hooks.ts'
import { workers } from '@/api/contract/endpoints/workers.ts'
import { favoritesPageSize, type WorkerProfile } from '@/api/contract/schemas/worker.ts'
import { useFavorite } from '../../parts/use-favorite.ts'
import { useClampedPage } from '@/shared/list-view/use-clamped-page.ts'
import { type MyWorkersSearch, type OnSearch, pageOfWorkers } from '../model/my-workers-search.ts'
import { isSaved, type Removed, withRemoved } from '../model/retained.ts'

/**
 * The saved workers of the address, and their hearts. Who is removed here stays in place, so that it can be undone, until the filters or the
 * page change.
 */
export function useSavedWorkers(search: MyWorkersSearch, onSearch: OnSearch) {
  const input = pageOfWorkers(search)
  const list = useApiQuery(workers.listFavorites, input, { keepPrevious: true })
  const favorite = useFavorite()
  const address = JSON.stringify(input)
  const [kept, setKept] = useState<{ address: string; removed: readonly Removed[] }>({ address, removed: [] })
  const removed = kept.address === address ? kept.removed : []
  const total = list.data?.totalWorker
  const { page, isOutOfRange } = useClampedPage(list, { search, onSearch, pageSize: favoritesPageSize, total })

  const read = list.data?.workers ?? []
  const rows = list.isPlaceholderData ? read : withRemoved(read, removed)
  const change = (id: string, changed: readonly Removed[]) =>
    setKept((before) => ({
      address,
      removed: [
        ...(before.address === address ? before.removed : []).filter(({ worker }) => worker.id !== id),
        ...changed,
      ],
    }))
  const remove = (worker: WorkerProfile) => {
    const index = rows.findIndex(({ id }) => id === worker.id)
    const after = index === -1 ? undefined : (rows[index - 1]?.id ?? null)
    change(worker.id, [{ worker, after, readAt: list.dataUpdatedAt, isTakenBack: false }])
    favorite.set(worker, false, () => change(worker.id, []))
  }
  const takeBack = (worker: WorkerProfile) => {
    const entry = removed.find((other) => other.worker.id === worker.id)
    if (entry) change(worker.id, [{ ...entry, isTakenBack: true }])
    favorite.restore(worker, () => entry && change(worker.id, [entry]))
  }
  return {
    list,
    /** The rows as they are shown; undefined before the first answer. */
    data: list.data && !isOutOfRange ? { rows, total: Math.max(total ?? 0, rows.length) } : undefined,
    total,
    page,
    isSaved: (worker: WorkerProfile) => isSaved(worker, removed, { rows: read, readAt: list.dataUpdatedAt }),
    remove,
    takeBack,
  }
}

export type SavedWorkers = ReturnType<typeof useSavedWorkers>
