import type { createBrowserRouter } from 'react-router-dom'

/** What is needed of a router to wait for its first page. */
export type StartingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Resolves with a router's state when the guards and the code of its first page are there, or the first page failed. */
export const whenInitialized = (router: StartingRouter): Promise<StartingRouter['state']> =>
  new Promise((resolve) => {
    const look = (state: StartingRouter['state']) => {
      if (!state.initialized) return
      stop()
      resolve(state)
    }
    const stop = router.subscribe(look)
    look(router.state)
  })
