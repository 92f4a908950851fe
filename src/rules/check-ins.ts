import { sessionSpan, type SessionTimes } from '../api/contract/schemas/gig-session.ts'

/** A session, named by its day and start. */
export type SessionKey = Pick<SessionTimes, 'date' | 'start'>

/** A worker's arrival at a session: the session's key and the moment (ISO 8601). */
interface CheckIn extends SessionKey {
  readonly at: string
}

export const isSameSession = (some: SessionKey, other: SessionKey): boolean =>
  some.date === other.date && some.start === other.start

/** The check-in of a worker to a session, if there is one. */
export const checkInTo = <Arrival extends SessionKey>(
  { checkIns }: { readonly checkIns: readonly Arrival[] },
  session: SessionKey,
): Arrival | undefined => checkIns.find((arrival) => isSameSession(arrival, session))

/** Whether a worker has checked in to a session. */
export const hasCheckedIn = (place: { readonly checkIns: readonly SessionKey[] }, session: SessionKey): boolean =>
  checkInTo(place, session) !== undefined

/**
 * Whether a replacement may take a place while support has not decided: its worker was reported as absent and has checked in to no session.
 * The pay of somebody who was there is never given to another one.
 */
export const isAbsentPlace = ({
  status,
  dispute,
  checkIns,
}: {
  readonly checkIns: readonly SessionKey[]
  readonly status: string
  readonly dispute?: { readonly topic: string } | null | undefined
}): boolean => status === 'disputed' && dispute?.topic === 'no_show' && checkIns.length === 0

/** How long before the time at which a worker is asked to be there a check-in counts, in ms. */
const earlyMs = 4 * 60 * 60 * 1000

/** Whether a check-in at a moment is neither too early for a session, whose arrival time counts, or else its start, nor after its end. */
export function isTimeToCheckIn(session: SessionTimes, at: Date): boolean {
  const { startsAt } = sessionSpan({ ...session, start: session.arrival ?? session.start })
  return startsAt.getTime() - earlyMs <= at.getTime() && at < sessionSpan(session).endsAt
}

const inOrder = (sessions: readonly SessionTimes[]) =>
  sessions.toSorted((a, b) => sessionSpan(a).startsAt.getTime() - sessionSpan(b).startsAt.getTime())

const minutesOf = (session: SessionTimes) => sessionSpan(session).minutes

/** Whether sessions stand in the same order of time as before, each as long as the one in its place. */
const isSameOrder = (before: readonly SessionTimes[], after: readonly SessionTimes[]): boolean =>
  before.length === after.length &&
  before.every((session, index) => {
    const next = after[index]
    return next !== undefined && minutesOf(next) === minutesOf(session)
  }) &&
  inOrder(before).every((session, rank) => before.indexOf(session) === after.indexOf(inOrder(after)[rank] ?? session))

/**
 * Pairs each session that was moved with the one that it became. The sessions of a Gig that are only moved keep their places, so that one may take the
 * time of the next. In another order, a session that is not there any more became the next new one of the same length.
 */
function pairMoved(before: readonly SessionTimes[], after: readonly SessionTimes[]) {
  if (isSameOrder(before, after)) {
    return before.map((session, index) => ({ session, movedTo: after[index] }))
  }
  const added = inOrder(after.filter((session) => !before.some((old) => isSameSession(old, session))))
  const removed = inOrder(before.filter((session) => !after.some((next) => isSameSession(next, session))))
  return removed.map((session) => {
    const index = added.findIndex((next) => minutesOf(next) === minutesOf(session))
    return { session, movedTo: index === -1 ? undefined : added.splice(index, 1)[0] }
  })
}

/**
 * The check-ins of a place after the employer has moved its sessions. One goes with its session while it is not too early for the new time. Otherwise the
 * worker has to check in again, and it stays with the old time: the worker was there, so that the place is not that of an absent one.
 * @returns also those that count for no session any more
 */
export function moveCheckIns<Arrival extends CheckIn>(
  checkIns: readonly Arrival[],
  before: readonly SessionTimes[],
  after: readonly SessionTimes[],
): { readonly checkIns: readonly Arrival[]; readonly outdated: readonly Arrival[] } {
  const moved = pairMoved(before, after)
  const outdated: Arrival[] = []
  const following = checkIns.map((checkIn) => {
    const pair = moved.find(({ session }) => isSameSession(session, checkIn))
    if (pair === undefined || (pair.movedTo !== undefined && isSameSession(pair.movedTo, checkIn))) return checkIn
    if (pair.movedTo !== undefined && isTimeToCheckIn(pair.movedTo, new Date(checkIn.at))) {
      return { ...checkIn, date: pair.movedTo.date, start: pair.movedTo.start }
    }
    // Another session takes the time at which the worker came.
    if (after.some((session) => isSameSession(session, checkIn))) return checkIn
    outdated.push(checkIn)
    return checkIn
  })
  return { checkIns: following, outdated }
}

/** How long somebody who is hired while a session runs has to come, in ms. */
const timeToArrive = 60 * 60 * 1000

/** From when on a worker is missing in a session, in ms since 1970: its start, or an hour after a hire while it runs. */
export function expectedFrom(session: SessionTimes, hiredAt: Date | string): number {
  const startsAt = sessionSpan(session).startsAt.getTime()
  const hired = new Date(hiredAt).getTime()
  return hired > startsAt ? hired + timeToArrive : startsAt
}

/** Whether a worker can be missing in a session at all. Who is hired less than an hour before its end may still come, and misses nothing. */
export const isExpectedIn = (session: SessionTimes, hiredAt: Date | string): boolean =>
  expectedFrom(session, hiredAt) < sessionSpan(session).endsAt.getTime()
