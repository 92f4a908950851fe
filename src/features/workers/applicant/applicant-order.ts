import type { Applicant } from '@/api/contract/schemas/applicant.ts'

/** Where an applicant stands in the list that it was opened from. */
export interface ListPlace {
  /** From 1. */
  readonly position: number
  readonly total: number
  readonly previous: Applicant | undefined
  readonly next: Applicant | undefined
}

/**
 * The place of an applicant in a list.
 * @param order ids in the order of the list when it was opened: a decision moves nobody while one goes through it
 */
export function placeIn(order: readonly string[], applicants: readonly Applicant[], id: string): ListPlace {
  const byId = new Map(applicants.map((applicant) => [applicant.id, applicant]))
  const listed = order.filter((candidate) => byId.has(candidate))
  const index = listed.indexOf(id)
  const at = (place: number) => byId.get(listed[place] ?? '')
  return { position: index + 1, total: listed.length, previous: at(index - 1), next: at(index + 1) }
}

/** The order of the list with the open applicant in it; one who has left the list in the meantime is first. */
export const orderWith = (listed: readonly Applicant[], id: string): string[] => {
  const ids = listed.map((applicant) => applicant.id)
  return ids.includes(id) ? ids : [id, ...ids]
}
