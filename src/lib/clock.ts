/** Time source of the front end. Tests and stories replace it. */
export interface Clock {
  /** The present moment. */
  now: () => Date
  /** Resolves after `milliseconds`; rejects with the signal's reason when it is aborted first. */
  sleep: (milliseconds: number, signal?: AbortSignal) => Promise<void>
}

const systemClock: Clock = {
  now: () => new Date(),
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const abort = () => {
        clearTimeout(timer)
        reject(signal?.reason as Error)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', abort)
        resolve()
      }, milliseconds)
      signal?.addEventListener('abort', abort, { once: true })
    }),
}

let current = systemClock

/** The present moment. No other code of the front end reads the system time. */
export function now(): Date {
  return current.now()
}

/** Waits. Resolves after `milliseconds`; rejects with the signal's reason when it is aborted first. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return current.sleep(milliseconds, signal)
}

/** Replaces the clock, or a part of it, until the returned function is called. For tests and stories. */
export function replaceClock(clock: Partial<Clock>): () => void {
  const before = current
  current = { ...systemClock, ...clock }
  return () => {
    current = before
  }
}
