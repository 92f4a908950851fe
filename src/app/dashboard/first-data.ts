import type { QueryClient } from '@tanstack/react-query'

/** Resolves when everything that the first page has read so far is there, or has failed, and was painted. */
export const firstData = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(() => {
      if (client.isFetching() > 0) return
      stop()
      requestAnimationFrame(() => setTimeout(resolve))
    })
  })
