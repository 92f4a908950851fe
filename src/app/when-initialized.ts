import type { createBrowserRouter } from 'react-router-dom'

/** What is needed of a router to wait for its first page. */
export type StartingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Resolves with a router's state when the guards and the code of its first page are there, or the first page failed. */
export async function whenInitialized(router: StartingRouter): Promise<StartingRouter['state']> {
  if (router.state.initialized) return router.state
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return
      stop()
      resolve(state)
    })
  })
}
