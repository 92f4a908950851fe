/** Where somebody stands in a list, and who is before and after. */
export interface Neighbours<Row> {
  /** From 1; undefined for somebody who is not in the list, for example because the work was reviewed. */
  readonly position: number | undefined
  readonly previous: Row | undefined
  /** Of somebody who is not in the list, the first in it. */
  readonly next: Row | undefined
}

/** The place of an id in a list. */
export function neighboursOf<Row extends { readonly id: string }>(rows: readonly Row[], id: string): Neighbours<Row> {
  const index = rows.findIndex((row) => row.id === id)
  if (index === -1) return { position: undefined, previous: undefined, next: rows[0] }
  return { position: index + 1, previous: rows[index - 1], next: rows[index + 1] }
}

/** The order of a list that is gone through: what was listed before keeps its place, and what is new comes last. */
export function continueOrder(order: readonly string[], listed: readonly { readonly id: string }[]): readonly string[] {
  const known = new Set(order)
  const added = listed.filter(({ id }) => !known.has(id))
  return added.length === 0 ? order : [...order, ...added.map(({ id }) => id)]
}
