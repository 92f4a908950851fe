/**
 * Runs at most `atOnce` tasks at the same time; at most `waiting` more wait, first come first served.
 * @param refuse creates the error for a task that finds no place
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
  const waiters: (() => void)[] = []
  return async function run<T>(task: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiters.length >= waiting) throw refuse()
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
}
