import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Changes cached responses before the server has answered. */
export interface OptimisticCache {
  /**
   * Replaces every cached value below a key, also one that was put together from several responses: `queryKeyStart` is the key of all responses of an endpoint
   * for the signed-in employer. `revert` takes this change, and not those made since, out of the value of that moment.
   * @param revert `before` is the value that was replaced; one that was first read since stays as it is
   */
  updateBelow: <T>(key: QueryKey, change: (data: T) => T, revert: (data: T, before: T) => T) => void
}

/** Creates an `OptimisticCache` that can take its changes back. */
export function optimisticCache(client: QueryClient): OptimisticCache & { rollBack: () => void } {
  const undo: (() => void)[] = []
  return {
    updateBelow: <T>(queryKey: QueryKey, change: (data: T) => T, revert: (data: T, before: T) => T) => {
      const replaced = new Map<string, T>()
      const replaceAll = (changed: (data: T, hash: string) => T) => {
        for (const query of client.getQueryCache().findAll({ queryKey })) {
          client.setQueryData<T>(query.queryKey, (data) =>
            data === undefined ? undefined : changed(data, query.queryHash),
          )
        }
      }
      replaceAll((data, hash) => {
        replaced.set(hash, data)
        return change(data)
      })
      // What was read only since is the server's: the change is not in it.
      undo.push(() =>
        replaceAll((data, hash) => {
          const before = replaced.get(hash)
          return before === undefined ? data : revert(data, before)
        }),
      )
    },
    rollBack: () => {
      for (const step of undo.toReversed()) step()
    },
  }
}
