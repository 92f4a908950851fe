import { setTimeout as wait } from 'node:timers/promises'

/** Waits for a promise, at most for a time in milliseconds. @returns whether it was settled in that time; a rejection is thrown */
export async function settlesWithin(ms: number, promise: Promise<unknown>): Promise<boolean> {
  const timeout = new AbortController()
  try {
    return await Promise.race([
      promise.then(() => true),
      wait(ms, false, { signal: timeout.signal }).catch(() => false),
    ])
  } finally {
    timeout.abort()
  }
}
