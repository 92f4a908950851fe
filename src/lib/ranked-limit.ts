interface Waiting {
  readonly rank: () => number
  readonly start: () => void
}

/**
 * Runs actions, so many at the same time at most.
 * @param most how many run at the same time, at least 1
 * @returns runs an action when its turn has come. Of those that wait, the one with the lowest rank at that moment is next, and among equal ones the first.
 */
export function createRankedLimit(most: number) {
  const waiting: Waiting[] = []
  let running = 0
  const startNext = () => {
    if (running >= most || waiting.length === 0) return
    const ranks = waiting.map(({ rank }) => rank())
    const [next] = waiting.splice(ranks.indexOf(Math.min(...ranks)), 1)
    running += 1
    next?.start()
  }
  return async <Result>(action: () => Promise<Result>, rank: () => number): Promise<Result> => {
    await new Promise<void>((resolve) => {
      waiting.push({ rank, start: resolve })
      // Those that are added together are compared before the first one starts.
      queueMicrotask(startNext)
    })
    try {
      return await action()
    } finally {
      running -= 1
      startNext()
    }
  }
}
