import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '../log/log.ts'
import type { LogEvent } from '../log/log-events.ts'

/** A repeated task; `stop` waits for the current run. */
export interface RepeatingTask {
  readonly stop: () => Promise<void>
}

/**
 * Runs a task repeatedly until it is stopped.
 * @param intervalMs the pause between two runs, in milliseconds
 * @param task the task; an error is logged as `failure` and does not end the repetition
 */
export function repeat(
  intervalMs: number,
  task: (signal: AbortSignal) => Promise<void>,
  failure: LogEvent,
  log: Log,
): RepeatingTask {
  const abortController = new AbortController()
  const { signal } = abortController
  const run = async () => {
    while (!signal.aborted) {
      await task(signal).catch((error: unknown) => log.error(failure, { error }))
      await wait(intervalMs, undefined, { signal }).catch(() => undefined)
    }
  }
  const running = run()
  return {
    stop: () => {
      abortController.abort()
      return running
    },
  }
}
