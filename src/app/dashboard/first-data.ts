import type { QueryClient } from '@tanstack/react-query'

/** How often (ms) it is looked whether the first data is there. */
const interval = 50

/**
 * Resolves when the first page is there, and everything that it has read so far is there, too, or has failed. It looks in the frames that are drawn, so
 * a page in the background waits.
 * @param isPageThere whether the router has loaded the page: the data of the frame around it may come while its code is on its way
 */
export const firstData = (client: QueryClient, isPageThere: () => boolean): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (isPageThere() && client.isFetching() === 0) resolve()
      else later()
    }
    const later = () => setTimeout(() => requestAnimationFrame(look), interval)
    later()
  })
