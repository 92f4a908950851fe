import { useEffect, useState } from 'react'
import { loadWhenIdle } from '@/lib/run-when-idle.ts'

/**
 * Loads code when the browser is idle, or immediately when it is `wanted`. Unlike `deferred` it does not throw when the code cannot be
 * loaded, because a form must not lose typed text when a list or an editor fails to load. It retries each time it becomes wanted, and what was loaded while idle also when the connection is back.
 *
 * @param load the same function at every render, such as one declared beside the component
 */
export function useLazyPart<Part>(
  load: () => Promise<Part>,
  wanted: boolean,
): { part: Part | undefined; failed: boolean } {
  const [loaded, setLoaded] = useState<{ part: Part }>()
  const [failed, setFailed] = useState(false)
  const done = loaded !== undefined

  useEffect(() => {
    if (done) return undefined
    let unmounted = false
    const start = async () => {
      const part = await load()
      if (!unmounted) setLoaded({ part })
    }
    const startWanted = () => {
      start().catch(() => {
        if (!unmounted) setFailed(true)
      })
    }
    const cancel = wanted ? startWanted() : loadWhenIdle(start)
    return () => {
      unmounted = true
      cancel?.()
      setFailed(false)
    }
  }, [load, wanted, done])

  return { part: loaded?.part, failed }
}
