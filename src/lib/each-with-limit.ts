/**
 * Runs an action for each item in order, so many at a time at most, and resolves when all have ended.
 * @param most how many run at the same time, at least 1
 * @throws what the first rejected action rejected with; the actions that run then still end
 */
export async function eachWithLimit<Item>(
  items: readonly Item[],
  most: number,
  action: (item: Item) => Promise<void>,
): Promise<void> {
  const remaining = [...items]
  const worker = async () => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift()) await action(item)
  }
  await Promise.all(Array.from({ length: Math.min(most, items.length) }, worker))
}
