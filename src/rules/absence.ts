import { sessionSpan, type SessionTimes } from '../api/contract/schemas/gig-session.ts'
import { expectedFrom, hasCheckedIn, type SessionKey } from './check-ins.ts'
import { reviewRefusals } from './work-review.ts'

/** What an absence depends on: the hire, and the arrivals at sessions, each named by its day and start. */
interface Arrivals {
  readonly hiredAt: Date | string
  readonly checkIns: readonly SessionKey[]
}

/** The latest session that the worker should have come to and has not; undefined when there is none to report. */
export function missedSession<Session extends SessionTimes>(
  sessions: readonly Session[],
  place: Arrivals,
  now: Date,
): Session | undefined {
  return sessions
    .toSorted((a, b) => sessionSpan(a).startsAt.getTime() - sessionSpan(b).startsAt.getTime())
    .findLast((session) => expectedFrom(session, place.hiredAt) <= now.getTime() && !hasCheckedIn(place, session))
}

/**
 * Why an absence cannot be reported of a place that is active; undefined when it can be.
 * @param sessions those of the place (`place-sessions.ts`)
 * @param name the worker's
 */
export function absenceRefusal(
  sessions: readonly SessionTimes[],
  place: Arrivals,
  { name, now }: { readonly name: string; readonly now: Date },
): string | undefined {
  if (missedSession(sessions, place, now) !== undefined) return undefined
  if (place.checkIns.length > 0) return reviewRefusals.checkedIn(name)
  const hasBegun = sessions.some((session) => sessionSpan(session).startsAt <= now)
  return hasBegun ? reviewRefusals.hiredJustNow(name) : reviewRefusals.noSessionBegun(name)
}
