/** Where a person stands in a list, and who is before and after. */
export interface Neighbours {
  /** From 1. */
  readonly position: number
  readonly total: number
  readonly previousId: string | undefined
  readonly nextId: string | undefined
}

/** The place of an id in a list; undefined for an id that is not in it. */
export function neighboursOf(ids: readonly string[], id: string): Neighbours | undefined {
  const index = ids.indexOf(id)
  if (index === -1) return undefined
  return { position: index + 1, total: ids.length, previousId: ids[index - 1], nextId: ids[index + 1] }
}
