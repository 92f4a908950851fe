import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { Endpoint, Output } from '../contract/endpoint.ts'
import type { ApiClient } from './call.ts'
import { queryKeyStart } from './query-key.ts'

/** Changes cached responses before the server has answered. */
export interface OptimisticCache {
  /** Replaces every cached response of this endpoint for the signed-in employer, for every query. */
  update: <E extends Endpoint>(endpoint: E, change: (data: Output<E>) => Output<E>) => void
}

/** Creates an `OptimisticCache` that can restore the replaced responses. */
export function optimisticCache(client: QueryClient, api: ApiClient): OptimisticCache & { rollBack: () => void } {
  const replaced: [QueryKey, unknown][] = []
  return {
    update: <E extends Endpoint>(endpoint: E, change: (data: Output<E>) => Output<E>) => {
      for (const [key, data] of client.getQueriesData<Output<E>>({ queryKey: queryKeyStart(api, endpoint) })) {
        if (data === undefined) continue
        replaced.push([key, data])
        client.setQueryData<Output<E>>(key, change(data) as never)
      }
    },
    rollBack: () => {
      for (const [key, data] of replaced.toReversed()) client.setQueryData(key, data)
    },
  }
}
