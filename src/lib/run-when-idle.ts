/** Delay in ms for Safari, which has no idle callback. */
const fallbackDelay = 2000

/** The longest wait in ms for the page's files: a picture that does not arrive holds nothing up. */
const longestLoad = 10_000

/**
 * Runs a callback when the files of the page have arrived and the browser is idle; the returned function cancels it. While a slow network
 * brings the files of the first page the browser is idle, too, but what is requested then makes them arrive later.
 */
export function runWhenIdle(run: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(run)
  let cancel = stopWaiting
  const timer = setTimeout(start, longestLoad)
  addEventListener('load', start)
  function stopWaiting() {
    clearTimeout(timer)
    removeEventListener('load', start)
  }
  function start() {
    stopWaiting()
    cancel = whenIdle(run)
  }
  return () => cancel()
}

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, fallbackDelay)
  return () => clearTimeout(timer)
}
