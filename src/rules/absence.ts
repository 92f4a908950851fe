import { sessionSpan, type SessionTimes } from '../api/contract/schemas/gig-session.ts'
import { reviewRefusals } from './work-review.ts'

/** What an absence depends on: the arrivals at sessions, each named by its day and start. */
interface Arrivals {
  readonly checkIns: readonly Pick<SessionTimes, 'date' | 'start'>[]
}

/** The latest session that has begun without the worker's arrival; undefined when there is none to report. */
export function missedSession<Session extends SessionTimes>(
  sessions: readonly Session[],
  { checkIns }: Arrivals,
  now: Date,
): Session | undefined {
  return sessions
    .toSorted((a, b) => sessionSpan(a).startsAt.getTime() - sessionSpan(b).startsAt.getTime())
    .findLast(
      (session) =>
        sessionSpan(session).startsAt <= now &&
        !checkIns.some(({ date, start }) => date === session.date && start === session.start),
    )
}

/**
 * Why an absence cannot be reported of a place that is active; undefined when it can be.
 * @param sessions the place's own, or all of the Gig's
 * @param name the worker's
 */
export function absenceRefusal(
  sessions: readonly SessionTimes[],
  place: Arrivals,
  { name, now }: { readonly name: string; readonly now: Date },
): string | undefined {
  if (missedSession(sessions, place, now) !== undefined) return undefined
  return place.checkIns.length > 0 ? reviewRefusals.checkedIn(name) : reviewRefusals.noSessionBegun(name)
}

/**
 * Whether a replacement may take a place while support has not decided: its worker was reported as absent and has checked in to no session.
 * The pay of somebody who was there is never given to another one.
 */
export const isAbsentPlace = ({
  status,
  dispute,
  checkIns,
}: Arrivals & { readonly status: string; readonly dispute?: { readonly topic: string } | null | undefined }): boolean =>
  status === 'disputed' && dispute?.topic === 'no_show' && checkIns.length === 0
