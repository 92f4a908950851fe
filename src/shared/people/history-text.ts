import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'

/**
 * What a worker has done for this employer: '3 Gigs, 3 on time'; undefined for somebody who never worked here. How many began on time is
 * left out while it is not known.
 */
export function historyText(history: WorkerSummary['history']): string | undefined {
  if (!history || history.gigsWithYou === 0) return undefined
  const { gigsWithYou, onTime } = history
  const gigs = `${gigsWithYou.toLocaleString('en-NG')} ${gigsWithYou === 1 ? 'Gig' : 'Gigs'}`
  return onTime === null || onTime === undefined ? gigs : `${gigs}, ${onTime.toLocaleString('en-NG')} on time`
}

/** In place of `historyText`: a worker may be hired, or have been, without a Gig that is finished. */
export const noHistoryText = (history: WorkerSummary['history']): string =>
  history?.lastHiredAt ? 'No finished Gig yet' : 'Not hired yet'

/** City and state: 'Yaba, Lagos'; undefined when neither is known. A city with the name of its state is said once. */
export function placeText(location: WorkerSummary['location']): string | undefined {
  const parts = [location?.city, location?.state].map((part) => part?.trim()).filter((part) => part)
  return parts.length === 0 ? undefined : [...new Set(parts)].join(', ')
}

/** The skills as they are listed, those that the Gig asks for first. */
export function matchedFirst(skills: readonly string[], matched: readonly string[]): string[] {
  const wanted = new Set(matched)
  return [...skills.filter((skill) => wanted.has(skill)), ...skills.filter((skill) => !wanted.has(skill))]
}
