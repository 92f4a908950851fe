import type { WorkerSummary } from '@/api/contract/schemas/worker.ts'
import { formatNumber } from '@/lib/format-number.ts'
import { locationLine } from '../location-line.ts'

/**
 * What a worker has done for this employer: '3 Gigs, 3 on time'; undefined for somebody who never worked here. Where the arrivals of some Gigs are not
 * recorded, the number on time is said out of those that are: '3 Gigs, 1 of 2 on time'. It is left out while none is recorded.
 */
export function historyText(history: WorkerSummary['history']): string | undefined {
  if (!history || history.gigsWithYou === 0) return undefined
  const { gigsWithYou, onTime } = history
  const recorded = history.recorded ?? gigsWithYou
  const gigs = `${formatNumber(gigsWithYou)} ${gigsWithYou === 1 ? 'Gig' : 'Gigs'}`
  if (onTime === null || onTime === undefined || recorded === 0) return gigs
  const outOf = recorded < gigsWithYou ? ` of ${formatNumber(recorded)}` : ''
  return `${gigs}, ${formatNumber(onTime)}${outOf} on time`
}

/**
 * In place of `historyText`: a worker may be hired, or have been, without a Gig that is finished.
 * @param isInGig whether the record leaves out the Gig in which the worker is shown, which may be finished
 */
export const noHistoryText = (history: WorkerSummary['history'], isInGig = false): string =>
  history?.lastHiredAt ? `No ${isInGig ? 'other ' : ''}finished Gig yet` : 'Not hired by you yet'

/** The answer to 'With you' where workers are compared: what they have done for this employer, or that there is nothing yet. */
export const withYouText = (history: WorkerSummary['history'], isInGig = false): string =>
  historyText(history) ?? noHistoryText(history, isInGig)

/** City and state: 'Yaba, Lagos'; undefined when neither is known. */
export const placeText = (location: WorkerSummary['location']): string | undefined =>
  locationLine([location?.city, location?.state])

/** The skills as they are listed, those that the Gig asks for first. */
export function matchedFirst(skills: readonly string[], matched: readonly string[]): string[] {
  const wanted = new Set(matched)
  return [...skills.filter((skill) => wanted.has(skill)), ...skills.filter((skill) => !wanted.has(skill))]
}
