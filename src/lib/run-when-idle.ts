/** Delay in ms for Safari, which has no idle callback. */
const fallbackDelay = 2000

/** The longest wait in ms for the first page: a picture or an answer that does not arrive holds nothing up. */
const longestWait = 10_000

/** What idle work waits for besides the files of the page, as long as it is not over. */
const awaited = new Set<Promise<void>>()

/**
 * Idle work that is asked for from now on waits for this, too: while a slow network brings the first data the browser is idle, but what
 * is requested then makes the data arrive later.
 */
export function holdIdleWork(until: Promise<void>): void {
  const longest = new Promise((resolve) => setTimeout(resolve, longestWait))
  const over: Promise<void> = Promise.race([until, longest]).then(() => void awaited.delete(over))
  awaited.add(over)
}

/**
 * Runs a callback when the files of the page have arrived, nothing holds idle work, and the browser is idle; the returned function cancels
 * it.
 */
export function runWhenIdle(run: () => void): () => void {
  const isLoaded = document.readyState === 'complete'
  if (isLoaded && awaited.size === 0) return whenIdle(run)
  let isCancelled = false
  let cancel = () => {
    isCancelled = true
    clearTimeout(timer)
  }
  const start = () => {
    if (isCancelled) return
    cancel()
    cancel = whenIdle(run)
  }
  const timer = setTimeout(start, longestWait)
  const loaded = isLoaded ? undefined : new Promise((resolve) => addEventListener('load', resolve, { once: true }))
  void Promise.all([loaded, ...awaited]).then(start)
  return () => cancel()
}

/**
 * Loads code when the browser is idle. Where that fails, it is tried again each time the connection is back, because a page may stay open for hours
 * after the network was away for the seconds in which its parts were loaded. The returned function ends it.
 */
export function loadWhenIdle(load: () => Promise<unknown>): () => void {
  let isOver = false
  let cancel: () => void
  const waitAndLoad = () => {
    cancel = runWhenIdle(() => {
      load().catch(() => {
        if (isOver) return
        addEventListener('online', waitAndLoad, { once: true })
        cancel = () => removeEventListener('online', waitAndLoad)
      })
    })
  }
  waitAndLoad()
  return () => {
    isOver = true
    cancel()
  }
}

function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(run)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(run, fallbackDelay)
  return () => clearTimeout(timer)
}
