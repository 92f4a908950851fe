import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from './log.ts'

/** Something that goes on until it is stopped; `stop` waits for what is under way. */
export interface Repeating {
  readonly stop: () => Promise<void>
}

/**
 * Looks again and again for what is due.
 * @param everyMs the pause between two looks, in milliseconds
 * @param look does what is due; what it throws is logged with `complaint`, and the next look comes all the same
 */
export function repeat(
  everyMs: number,
  look: (signal: AbortSignal) => Promise<void>,
  complaint: string,
  log: Log,
): Repeating {
  const stopping = new AbortController()
  const { signal } = stopping
  const work = async () => {
    while (!signal.aborted) {
      await look(signal).catch((error: unknown) => log.error(complaint, error))
      await wait(everyMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const working = work()
  return {
    stop: () => {
      stopping.abort()
      return working
    },
  }
}
