/** The names of the focus targets in the panel. */

/** The summary above the list, or the empty state that replaces it. */
export const overview = 'overview'

export const detailHeading = 'detail'

export function itemTarget({ _id }: { _id: string }): string {
  return `item ${_id}`
}
