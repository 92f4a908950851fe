/** Names of the places in the panel that focus is sent to. */

/** The summary above the list, or the empty state that stands for it. */
export const overview = 'overview'

export const detailHeading = 'detail'

export function itemPlace({ _id }: { _id: string }): string {
  return `item ${_id}`
}
