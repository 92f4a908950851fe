import { sessionSpan, type SessionTimes } from '../api/contract/schemas/gig-session.ts'
import { expectedFrom, hasCheckedIn, isExpectedIn, type SessionKey } from './check-ins.ts'
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
    .findLast(
      (session) =>
        isExpectedIn(session, place.hiredAt) &&
        expectedFrom(session, place.hiredAt) <= now.getTime() &&
        !hasCheckedIn(place, session),
    )
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
  const begun = sessions.filter((session) => sessionSpan(session).startsAt <= now)
  if (begun.length === 0) return reviewRefusals.noSessionBegun(name)
  return begun.some((session) => isExpectedIn(session, place.hiredAt))
    ? reviewRefusals.hiredJustNow(name)
    : reviewRefusals.hiredTooLate(name)
}
