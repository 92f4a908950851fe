import type { QueryClient } from '@tanstack/react-query'

/** Once the browser has painted. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

/**
 * Resolves when everything that the first page has read so far is there, or has failed, and was painted. Between two reads nothing is fetched for a
 * moment, such as when the frame of the page has its data and the code of the page begins its own: it must still be so after a paint.
 */
export const firstData = (client: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const hasNoReads = () => client.isFetching() === 0
    const stop = client.getQueryCache().subscribe(() => {
      if (!hasNoReads()) return
      afterPaint(() => {
        if (!hasNoReads()) return
        stop()
        resolve()
      })
    })
  })
