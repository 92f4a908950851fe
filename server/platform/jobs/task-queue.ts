/** How full a queue is, and how many tasks it has refused since the start of the process. */
export interface QueueUse {
  readonly running: number
  readonly waiting: number
  readonly refused: number
}

/**
 * Runs at most `atOnce` tasks at the same time; at most `waiting` more wait, first come first served.
 * @param refuse creates the error for a task that finds no place
 * @returns runs one task; its `use` says how full the queue is
 */
export function createTaskQueue({
  atOnce,
  waiting,
  refuse,
}: {
  readonly atOnce: number
  readonly waiting: number
  readonly refuse: () => Error
}) {
  let running = 0
  let refused = 0
  const waiters: (() => void)[] = []
  async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiters.length >= waiting) {
        refused += 1
        throw refuse()
      }
      // The task that ends passes its place on, so `running` does not change here.
      await new Promise<void>((resolve) => waiters.push(resolve))
    } else running += 1
    try {
      return await task()
    } finally {
      const next = waiters.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
  return Object.assign(run, { use: (): QueueUse => ({ running, waiting: waiters.length, refused }) })
}
