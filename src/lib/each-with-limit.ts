/**
 * Runs an action for each item in order, so many at a time at most, and resolves when all have ended. After a failure no other is started.
 * @param most how many run at the same time, at least 1
 * @throws what the first rejected action rejected with, once the actions that ran then have ended
 */
export async function eachWithLimit<Item>(
  items: readonly Item[],
  most: number,
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = [...items]
  const failures: unknown[] = []
  const worker = async () => {
    try {
      for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await action(item)
    } catch (failure) {
      remaining.length = 0
      failures.push(failure)
    }
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
  if (failures.length > 0) throw failures[0]
}
