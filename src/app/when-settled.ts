import type { createBrowserRouter } from 'react-router-dom'

/** What is needed of a router to wait for its page. */
type SettlingRouter = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>

/** Resolves when the guards and the code of a router's first page are there, or the page failed, and it leads to no other one. */
export const whenSettled = (router: SettlingRouter): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ initialized, navigation }: SettlingRouter['state']) => {
      if (!initialized || navigation.state !== 'idle') return
      stop()
      resolve()
    }
    const stop = router.subscribe(look)
    look(router.state)
  })
