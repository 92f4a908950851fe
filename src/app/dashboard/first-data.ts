import type { QueryClient } from '@tanstack/react-query'

/** Once the browser has painted. */
const afterPaint = (run: () => void) => requestAnimationFrame(() => setTimeout(run))

/**
 * Resolves when the first page is there, everything that it has read so far is there or has failed, and it was painted. Between two reads nothing is
 * fetched for a moment: it must still be so after a paint.
 * @param isPageThere whether the router has loaded the page: the data of the frame around it may come while its code is on its way
 */
export const firstData = (client: QueryClient, isPageThere: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const isOver = () => isPageThere() && client.isFetching() === 0
    // The cache tells of each read, and of each part of a page that begins to show one.
    const stop = client.getQueryCache().subscribe(() => {
      if (!isOver()) return
      afterPaint(() => {
        if (!isOver()) return
        stop()
        resolve()
      })
    })
  })
