import { applicantListHref, type ApplicantSearch } from './applicant-search.ts'

/** The order in which each list was last shown, by its address, until the page is loaded again. */
const orders = new Map<string, readonly string[]>()

/** Keeps the order of a list of applicants for the profiles that are opened from it: a decided row that is still shown has its place there. */
export function keepListOrder(gigId: string, search: ApplicantSearch, ids: readonly string[]): void {
  orders.set(applicantListHref(gigId, search), ids)
}

/** The order in which a list of applicants was last shown; undefined if it was not. */
export const keptListOrder = (gigId: string, search: ApplicantSearch): readonly string[] | undefined =>
  orders.get(applicantListHref(gigId, search))

/** The applicant whose profile was last shown from each list, by the address of the list, until the page is loaded again. */
const opened = new Map<string, string>()

/** Keeps whose profile is shown, so that the list can return to that row. */
export function keepOpened(gigId: string, search: ApplicantSearch, id: string): void {
  opened.set(applicantListHref(gigId, search), id)
}

/** What a profile passes in the state of the address when it leads back to its list. */
export const returnsToRow = { returnsToRow: true } as const

/** Whether an address was opened with `returnsToRow`. */
export const isReturning = (state: unknown) => typeof state === 'object' && state !== null && 'returnsToRow' in state

/** The row to return to: that of the applicant whose profile was shown, else of the next one of the list as it was who is still in it. */
export function rowToReturnTo(gigId: string, search: ApplicantSearch, listed: readonly string[]): string | undefined {
  const id = opened.get(applicantListHref(gigId, search))
  if (id === undefined || listed.includes(id)) return id
  const order = keptListOrder(gigId, search) ?? []
  return order.slice(order.indexOf(id) + 1).find((next) => listed.includes(next)) ?? listed.at(-1)
}
