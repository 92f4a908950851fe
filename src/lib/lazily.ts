/**
 * A value that is created when it is first read and then kept. For formatters: creating one takes a slow phone several milliseconds, and most
 * pages use few of those that their modules have.
 */
export function lazily<Value>(create: () => Value): () => Value {
  let created: { value: Value } | undefined
  return () => {
    created ??= { value: create() }
    return created.value
  }
}
