import { sessionSpan, type SessionTimes } from '../api/contract/schemas/gig-session.ts'
import { hasCheckedIn, isExpectedIn, type SessionKey } from './check-ins.ts'

/**
 * The sessions of a hired place: its own, or those of the Gig that had not ended when the worker was hired. Who is hired into a running Gig owes nothing
 * for the days before.
 * @param own the place's own; none where it has all of the Gig's
 */
export function sessionsSinceHire<Session extends SessionTimes>(
  own: readonly Session[] | null | undefined,
  ofGig: readonly Session[],
  hiredAt: Date,
): readonly Session[] {
  return own?.length ? own : ofGig.filter((session) => sessionSpan(session).endsAt > hiredAt)
}

/**
 * How a session of a hired place went (get-calendar): a worker who checked in came, and one who did not until its end missed it. After the hire was
 * cancelled, after the work was paid, and where the session ended within an hour of the hire, nobody is expected any more.
 * @param paidAt when the work was paid
 */
export function sessionOutcome(
  place: {
    readonly status: string
    readonly checkIns: readonly SessionKey[]
    readonly hiredAt: Date | string
    readonly paidAt?: Date | null | undefined
  },
  session: SessionTimes,
  at: Date,
): 'scheduled' | 'done' | 'missed' | 'cancelled' {
  if (hasCheckedIn(place, session)) return 'done'
  const { endsAt } = sessionSpan(session)
  if (place.status === 'cancelled' || (place.paidAt && endsAt > place.paidAt)) return 'cancelled'
  if (endsAt > at) return 'scheduled'
  return isExpectedIn(session, place.hiredAt) ? 'missed' : 'cancelled'
}
