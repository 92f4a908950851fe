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
