/** How the box above the rows stands. */
export type HeaderState = 'none' | 'some' | 'all'

/** @param ids those that can be selected among the rows at hand */
export function headerState(ids: readonly string[], selected: ReadonlySet<string>): HeaderState {
  const count = ids.filter((id) => selected.has(id)).length
  if (count === 0) return 'none'
  return count === ids.length ? 'all' : 'some'
}

/** Selects or frees some rows and leaves every other as it is, also those on other pages. */
export function withRows(selected: ReadonlySet<string>, ids: readonly string[], isOn: boolean): ReadonlySet<string> {
  const next = new Set(selected)
  for (const id of ids) {
    if (isOn) next.add(id)
    else next.delete(id)
  }
  return next
}

/** From the row pressed last to this one, both included, in the order in which they are shown. This one alone if the other is gone. */
export function rangeOf(ids: readonly string[], anchor: string | undefined, id: string): readonly string[] {
  const from = anchor === undefined ? -1 : ids.indexOf(anchor)
  const to = ids.indexOf(id)
  if (from === -1 || to === -1) return [id]
  return ids.slice(Math.min(from, to), Math.max(from, to) + 1)
}

/** How many of the selected rows are not among those at hand. */
export function countElsewhere(ids: readonly string[], selected: ReadonlySet<string>): number {
  return selected.size - ids.filter((id) => selected.has(id)).length
}
