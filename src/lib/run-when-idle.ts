/** Safari has no idle callback; two seconds after the start it is idle enough. */
const fallbackDelay = 2000

/** Runs something when the browser has nothing else to do, unless the returned function is called before. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, fallbackDelay)
  return () => clearTimeout(timer)
}
