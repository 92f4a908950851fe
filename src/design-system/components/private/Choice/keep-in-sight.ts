/** Scrolls the list alone: `scrollIntoView` would also move the page behind it. A line further shows that the list goes on. */
export function keepInSight(row: HTMLElement | null): void {
  const list = row?.closest<HTMLElement>('[role="listbox"]')
  if (!row || !list) return
  const above = row.offsetTop - row.offsetHeight
  const below = row.offsetTop + 2 * row.offsetHeight
  if (above < list.scrollTop) list.scrollTop = above
  else if (below > list.scrollTop + list.clientHeight) list.scrollTop = below - list.clientHeight
}
