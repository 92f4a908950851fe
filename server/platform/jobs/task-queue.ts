/** How full a queue is, and how many tasks it has refused since the start of the process. */
export interface QueueUse {
  readonly running: number
  readonly waiting: number
  readonly refused: number
}

/**
 * Runs at most `atOnce` tasks at the same time; at most `waiting` more wait, first come first served.
 * @param ofOneHolder how many tasks of one holder may run or wait, so that one alone cannot fill the queue
 * @param refuse creates the error for a task that finds no place
 * @returns runs one task, for a holder if it is named; its `use` says how full the queue is
 */
export function createTaskQueue({
  atOnce,
  waiting,
  ofOneHolder = Infinity,
  refuse,
}: {
  readonly atOnce: number
  readonly waiting: number
  readonly ofOneHolder?: number
  readonly refuse: () => Error
}) {
  let running = 0
  let refused = 0
  const waiters: (() => void)[] = []
  const heldBy = new Map<string, number>()
  const hold = (holder: string, change: 1 | -1) => {
    const held = (heldBy.get(holder) ?? 0) + change
    // Anybody can be a holder: those without a task are forgotten.
    if (held === 0) heldBy.delete(holder)
    else heldBy.set(holder, held)
  }
  async function run<T>(task: () => Promise<T>, holder?: string): Promise<T> {
    const hasShare = holder === undefined || (heldBy.get(holder) ?? 0) < ofOneHolder
    if (!hasShare || (running >= atOnce && waiters.length >= waiting)) {
      refused += 1
      throw refuse()
    }
    if (holder !== undefined) hold(holder, 1)
    // The task that ends passes its place on, so `running` does not change for one that waits.
    if (running >= atOnce) await new Promise<void>((resolve) => waiters.push(resolve))
    else running += 1
    try {
      return await task()
    } finally {
      if (holder !== undefined) hold(holder, -1)
      const next = waiters.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
  return Object.assign(run, { use: (): QueueUse => ({ running, waiting: waiters.length, refused }) })
}
