import type { Gig } from '@/api/contract/schemas/gig.ts'
import { sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import { findNextSession, sessionLine, sortSessions, timeOfDay } from '@/shared/gig-sessions.ts'
import { locationLine } from '@/shared/location-line.ts'
import { formatNumber } from '@/lib/format-number.ts'

const ended: ReadonlySet<string> = new Set(['completed', 'cancelled', 'expired'])

/** Whether a Gig can no longer change. */
export const isEnded = ({ status }: Pick<Gig, 'status'>) => ended.has(status)

/** Whether workers can see or could have seen a Gig: it is neither a draft nor waiting for its payment. */
export const isPosted = ({ status }: Pick<Gig, 'status'>) => status !== 'draft' && status !== 'pending_payment'

/** '1 worker', '2,000 workers' */
export const count = (number: number, singular: string, plural = `${singular}s`) =>
  `${formatNumber(number)} ${number === 1 ? singular : plural}`

/** The running session or the next one on one line, or else the last one; undefined without sessions, and for one ahead that will not take place. */
export function whenLine(gig: Pick<Gig, 'status' | 'sessions'>, now: Date): string | undefined {
  const coming = findNextSession(gig.sessions, now)
  const last = coming === undefined ? sortSessions(gig.sessions).at(-1) : undefined
  if (last !== undefined) return `Last session ${sessionLine(last)}`
  const next = isEnded(gig) ? undefined : coming
  if (next === undefined) return undefined
  return sessionSpan(next).startsAt <= now ? `Now, until ${timeOfDay(next.end)}` : `Next session ${sessionLine(next)}`
}

/** '3 of 5 workers hired'; undefined while the number of places is not set. */
export function hiredLine({
  workersHired,
  workersNeeded,
}: Pick<Gig, 'workersHired' | 'workersNeeded'>): string | undefined {
  return workersNeeded ? `${workersHired} of ${count(workersNeeded, 'worker')} hired` : undefined
}

/** Every part of an address that is set, from the street on. */
export const addressLine = ({ location }: Pick<Gig, 'location'>): string | undefined =>
  locationLine([location?.address, location?.city, location?.state])
