/** The state of the header checkbox. */
export type HeaderState = 'none' | 'some' | 'all'

/** @param ids the selectable rows of the page */
export function headerState(ids: readonly string[], selected: ReadonlySet<string>): HeaderState {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** Selects or deselects some rows; other rows do not change, also those on other pages. */
export function withRows(selected: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

/**
 * The rows from the row pressed before to this one, both included, in the visible order. This row alone if the other is not in the
 * list.
 */
export function rangeOf(ids: readonly string[], anchor: string | undefined, id: string): readonly string[] {
  const from = anchor === undefined ? -1 : ids.indexOf(anchor)
  const to = ids.indexOf(id)
  if (from === -1 || to === -1) return [id]
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** The number of selected rows that are not on the page. */
export function countElsewhere(ids: readonly string[], selected: ReadonlySet<string>): number {
  return selected.size - ids.filter((id) => selected.has(id)).length
}
