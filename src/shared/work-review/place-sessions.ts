import type { Gig } from '@/api/contract/schemas/gig.ts'
import { type GigSession, sessionSpan } from '@/api/contract/schemas/gig-session.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'
import { checkInTo, expectedFrom } from '@/rules/check-ins.ts'
import { sessionsSinceHire } from '@/rules/place-sessions.ts'
import { sortSessions } from '../gig-sessions.ts'

/** The sessions of a hired place, in order. */
export const sessionsOfPlace = (
  { sessions, hiredAt }: Pick<WorkerGig, 'sessions' | 'hiredAt'>,
  gig: Pick<Gig, 'sessions'>,
): GigSession[] => sortSessions(sessionsSinceHire(sessions, gig.sessions, new Date(hiredAt)))

/** Whether a worker is where the session is. */
export type Arrival =
  /** Arrived by the session's start, or hired while it ran. */
  | { kind: 'arrived'; at: string }
  /** Arrived after it; by how many whole minutes. */
  | { kind: 'late'; at: string; minutes: number }
  /** The worker should be there, for so many whole minutes, and has not checked in. */
  | { kind: 'missing'; minutes: number }
  /** The session has not started, and nobody has checked in. `by`: time of day in Lagos. */
  | { kind: 'expected'; by: string }
  /** The worker was hired while it ran, and has some time to come. `by`: a moment. */
  | { kind: 'coming'; by: string }

const minuteMs = 60_000
/** A session is today's from this long before its start. */
const aheadMs = 12 * 60 * minuteMs

/** The session that matters today: the one that runs, or starts within twelve hours. */
export function sessionOfToday(sessions: readonly GigSession[], now: Date): GigSession | undefined {
  return sessions.find((session) => {
    const { startsAt, endsAt } = sessionSpan(session)
    return endsAt > now && startsAt.getTime() - now.getTime() <= aheadMs
  })
}

/**
 * Whether a worker has arrived at a session; the check-in counts as on time until a minute after the session's start, as on the server. Who was hired while it ran could not be there by
 * then, and is never late.
 */
export function arrivalAt(session: GigSession, place: Pick<WorkerGig, 'checkIns' | 'hiredAt'>, now: Date): Arrival {
  const { startsAt } = sessionSpan(session)
  const checkIn = checkInTo(place, session)
  if (checkIn !== undefined) {
    const minutes = Math.floor((Date.parse(checkIn.at) - startsAt.getTime()) / minuteMs)
    return minutes > 0 && new Date(place.hiredAt) <= startsAt
      ? { kind: 'late', at: checkIn.at, minutes }
      : { kind: 'arrived', at: checkIn.at }
  }
  if (now < startsAt) return { kind: 'expected', by: session.arrival ?? session.start }
  const expectedAt = expectedFrom(session, place.hiredAt)
  const minutes = Math.floor((now.getTime() - expectedAt) / minuteMs)
  if (minutes < 0) return { kind: 'coming', by: new Date(expectedAt).toISOString() }
  return { kind: 'missing', minutes }
}

/** Whether a hired worker should be at a session now and has not checked in. */
export function isMissing(
  place: Pick<WorkerGig, 'sessions' | 'hiredAt' | 'checkIns' | 'status'>,
  gig: Pick<Gig, 'sessions'>,
  now: Date,
): boolean {
  if (place.status !== 'active' && place.status !== 'hired') return false
  const today = sessionOfToday(sessionsOfPlace(place, gig), now)
  return today !== undefined && arrivalAt(today, place, now).kind === 'missing'
}
