import { type GigDraft, gigFieldNames } from '../api/contract/schemas/gig-fields.ts'
import { gigSessions, sessionSpan, type SessionTimes } from '../api/contract/schemas/gig-session.ts'
import type { LockedField } from '../api/contract/schemas/gig.ts'
import { freeUntil, hasBegun } from './gig-cancellation.ts'

/** How many drafts an employer may keep. */
export const mostDrafts = 500

/** The fields that determine the pay. */
const payFields = ['payType', 'rateKobo', 'workersNeeded']

/** Why the sessions of a paid Gig may be moved, but not become longer, shorter, more or fewer. */
export const sessionsReason = 'You can move a session, but not add, remove, lengthen or shorten one.'

const spanKey = (session: SessionTimes) => {
  const { startsAt, endsAt } = sessionSpan(session)
  return `${startsAt.getTime()} ${endsAt.getTime()}`
}
const firstOf = (sessions: readonly SessionTimes[]) =>
  Math.min(...sessions.map((session) => sessionSpan(session).startsAt.getTime()))

const dayMs = 24 * 60 * 60 * 1000
const daysOf = (sessions: readonly SessionTimes[]) => sessions.map(({ date }) => Date.parse(date))

/** How many days after the first session a session can move once a worker is hired. A first session that has begun stays, so that moving again gains no time. */
const longestRunDays = 90

/** Whether a session would move so far that the pay stays held, and the automatic approval waits, as long as the employer likes. */
function movesTooFar(before: readonly SessionTimes[], after: readonly SessionTimes[]): boolean {
  const days = daysOf(after)
  // A Gig that was longer when the worker was hired may keep its last day.
  const latest = Math.max(...daysOf(before), Math.min(...days) + longestRunDays * dayMs)
  return Math.max(...days) > latest
}

/**
 * Why the sessions of a paid Gig cannot be moved at a moment: a started session must stay, and those of hired workers within 90 days of the first, or a Gig
 * could run without end; and the first one must stay once a cancellation costs a fee, or the fee could be avoided. Undefined when they can be moved.
 */
export function movedReason(
  { before, after, isHired }: { before: readonly SessionTimes[]; after: readonly SessionTimes[]; isHired: boolean },
  now: Date,
): string | undefined {
  const remainingSpans = new Set(after.map(spanKey))
  if (before.some((session) => hasBegun(sessionSpan(session).startsAt, now) && !remainingSpans.has(spanKey(session)))) {
    return 'A session that has begun cannot change.'
  }
  const isLate = isHired && now > freeUntil(new Date(firstOf(before)))
  if (isLate && firstOf(before) !== firstOf(after)) {
    return 'The first session cannot move any more: it is less than 48 hours away and workers are hired.'
  }
  return isHired && movesTooFar(before, after)
    ? `No session can move to more than ${longestRunDays} days after the first one: workers are hired.`
    : undefined
}

/** The fields of a Gig that are locked in its state, with the reasons. */
export function lockedFieldsOf({
  status,
  isHired,
  hasApplicants,
}: {
  status: string
  isHired: boolean
  hasApplicants: boolean
}): LockedField[] {
  if (status === 'draft' || status === 'pending_payment') return []
  if (status !== 'open' && status !== 'in_progress') {
    return gigFieldNames.map((field) => ({ field, reason: 'This Gig has ended.' }))
  }
  const reason = isHired ? 'Pay cannot change after a worker is hired.' : 'Pay cannot change after the Gig is paid.'
  const category = hasApplicants
    ? [{ field: 'category', reason: 'The category cannot change after someone applied.' }]
    : []
  return [...payFields.map((field) => ({ field, reason })), ...category]
}

const minutesOf = (sessions: readonly SessionTimes[]) =>
  JSON.stringify(sessions.map((session) => sessionSpan(session).minutes).toSorted((a, b) => a - b))

/** Whether sessions have the same number and durations as before: those of a paid Gig may only be moved. */
export const isSameWork = (before: readonly SessionTimes[], after: readonly SessionTimes[]) =>
  minutesOf(before) === minutesOf(after)

/** Why the sessions of a paid Gig cannot change in this way; undefined when they can, or are incomplete. */
function sessionsRefusal(before: GigDraft, after: GigDraft, isHired: boolean, now: Date): string | undefined {
  const [old, next] = [gigSessions.safeParse(before.sessions).data, gigSessions.safeParse(after.sessions).data]
  if (old === undefined || next === undefined) return undefined
  return isSameWork(old, next) ? movedReason({ before: old, after: next, isHired }, now) : sessionsReason
}

/**
 * The locked fields that a change touches, each with the reason; sending one unchanged is allowed.
 * @param locked the fields that are locked in the state of the Gig
 */
export function refusedChanges(
  before: GigDraft,
  after: GigDraft,
  { locked, isPaid, isHired }: { locked: readonly LockedField[]; isPaid: boolean; isHired: boolean },
  now: Date,
): Record<string, string> {
  const valueOf = (fields: GigDraft, name: string) => JSON.stringify(fields[name as keyof GigDraft] ?? null)
  const refused = locked.filter(({ field }) => valueOf(before, field) !== valueOf(after, field))
  const reason = isPaid ? sessionsRefusal(before, after, isHired, now) : undefined
  return Object.fromEntries([
    ...refused.map((entry) => [entry.field, entry.reason] as const),
    ...(reason === undefined ? [] : [['sessions', reason] as const]),
  ])
}
