/** The pending work of this process, by key. */
const queues = new Map<string, Promise<unknown>>()

/** Runs the work of one key one after another in this process, so that waiting work does not each hold a database connection. */
export async function runExclusively<T>(key: string, work: () => Promise<T>): Promise<T> {
  const previous = queues.get(key)
  const current = (async () => {
    await previous?.catch(() => undefined)
    return work()
  })()
  queues.set(key, current)
  try {
    return await current
  } finally {
    if (queues.get(key) === current) queues.delete(key)
  }
}
