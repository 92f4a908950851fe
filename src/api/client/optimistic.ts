import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint, Output } from '../contract/endpoint.ts'
import type { ApiClient } from './call.ts'
import { queryKeyStart } from './query-key.ts'

/** Changes cached responses before the server has answered. */
export interface OptimisticCache {
  /** Replaces every cached response of this endpoint for the signed-in employer, for every query. */
  update: <E extends Endpoint>(endpoint: E, change: (data: Output<E>) => Output<E>) => void
  /**
   * Replaces every cached value below a key, also one that was put together from several responses. `revert` takes this change, and not those made since,
   * out of the value of that moment.
   */
  updateBelow: <T>(key: QueryKey, change: (data: T) => T, revert: (data: T) => T) => void
}

/** Creates an `OptimisticCache` that can restore the replaced responses. */
export function optimisticCache(client: QueryClient, api: ApiClient): OptimisticCache & { rollBack: () => void } {
  const undo: (() => void)[] = []
  return {
    update: <E extends Endpoint>(endpoint: E, change: (data: Output<E>) => Output<E>) => {
      for (const [key, data] of client.getQueriesData<Output<E>>({ queryKey: queryKeyStart(api, endpoint) })) {
        if (data === undefined) continue
        undo.push(() => void client.setQueryData(key, data as unknown))
        client.setQueryData<Output<E>>(key, change(data) as never)
      }
    },
    updateBelow: <T>(queryKey: QueryKey, change: (data: T) => T, revert: (data: T) => T) => {
      const replace = (changed: (data: T) => T) =>
        client.setQueriesData<T>({ queryKey }, (data) => (data === undefined ? undefined : changed(data)))
      replace(change)
      undo.push(() => void replace(revert))
    },
    rollBack: () => {
      for (const step of undo.toReversed()) step()
    },
  }
}
