import type { Gig } from '@/api/contract/schemas/gig.ts'
import { type GigSession, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
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

/** Whether a session does not take place: its Gig expired, which nobody was hired for, or was cancelled before the session began. */
export const isCalledOff = ({ status, updatedAt }: Pick<Gig, 'status' | 'updatedAt'>, session: GigSession): boolean =>
  status === 'expired' || (status === 'cancelled' && sessionSpan(session).startsAt > new Date(updatedAt))

/** The word for such a session. */
export const calledOffWord = ({ status }: Pick<Gig, 'status'>) =>
  status === 'cancelled' ? 'Cancelled' : 'Did not take place'

/** The running session or the next one on one line, or else the last one; undefined without sessions. */
export function whenLine(gig: Pick<Gig, 'status' | 'sessions' | 'updatedAt'>, now: Date): string | undefined {
  const coming = findNextSession(gig.sessions, now)
  const shown = coming ?? sortSessions(gig.sessions).at(-1)
  if (shown === undefined) return undefined
  if (isCalledOff(gig, shown)) return `Was planned for ${sessionLine(shown)}`
  if (coming === undefined) return `Last session ${sessionLine(shown)}`
  return sessionSpan(coming).startsAt <= now
    ? `Now, until ${timeOfDay(coming.end)}`
    : `Next session ${sessionLine(coming)}`
}

/** What the application deadline is called, before it and after it. */
export const deadlineTerm = ({ applicationDeadline }: Pick<Gig, 'applicationDeadline'>, now: Date): string =>
  applicationDeadline && new Date(applicationDeadline) <= now ? 'Applications closed' : 'Applications close'

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
