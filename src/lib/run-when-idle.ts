/** Delay in ms for Safari, which has no idle callback. */
const fallbackDelay = 2000

/** Runs a callback when the browser is idle; the returned function cancels it. */
export function runWhenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, fallbackDelay)
  return () => clearTimeout(timer)
}
