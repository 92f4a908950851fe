import { sessionSpan, type SessionTimes } from './gig-session.ts'
import type { Cancellation, LockedField } from './gig.ts'

/** Hours before the first session until which a cancellation is free, and the percentage of the hired workers' pay that a later cancellation costs. */
const freeHours = 48
const lateShare = 10
const hourMs = 60 * 60 * 1000

/** Input of the cancellation terms; money in kobo. */
export interface CancellationFacts {
  readonly status: string
  /** Start of the first session; undefined without sessions. */
  readonly startsAt: Date | undefined
  readonly heldKobo: number
  /** The service fee and its VAT, if they are paid. */
  readonly feeAndVatKobo: number
  /** Agreed pay of each hired worker. */
  readonly agreedKobo: readonly number[]
}

/** Why a Gig whose first session has begun cannot be cancelled. */
export const workBegunReason = 'The work has begun. Contact support to call it off.'

const refusedBecause: Readonly<Record<string, string>> = {
  draft: 'This Gig is not paid yet. Delete it instead.',
  pending_payment: 'This Gig is not paid yet. Delete it instead.',
  in_progress: workBegunReason,
}

/** Fee for one hired worker on a late cancellation, in kobo, rounded half up. */
export const lateFee = (agreedKobo: number) => Math.floor((agreedKobo * lateShare + 50) / 100)

/** Until when cancelling a Gig is free. */
export const freeUntil = (startsAt: Date) => new Date(startsAt.getTime() - freeHours * hourMs)

/** Whether work has begun at a moment, even if the Gig's state has not changed yet. */
export const hasBegun = (startsAt: Date | null | undefined, now: Date) =>
  startsAt !== null && startsAt !== undefined && startsAt <= now

/**
 * Terms of a cancellation at a moment. Without hired workers everything is refunded, the service fee too. Later than 48 hours before the first
 * session a tenth of the hired workers' pay goes to them, and the rest of the held money is refunded.
 */
export function cancellationAt(
  { status, startsAt, heldKobo, feeAndVatKobo, agreedKobo }: CancellationFacts,
  now: Date,
): Cancellation {
  const until = startsAt && freeUntil(startsAt)
  const deadline = { freeUntil: until?.toISOString() ?? null }
  const refusal = { allowed: false, refundKobo: 0, feeKobo: 0, ...deadline }
  if (status !== 'open') return { ...refusal, reason: refusedBecause[status] ?? 'This Gig has ended.' }
  if (hasBegun(startsAt, now)) return { ...refusal, reason: workBegunReason }
  if (agreedKobo.length === 0) {
    return { allowed: true, refundKobo: heldKobo + feeAndVatKobo, feeKobo: 0, ...deadline, reason: null }
  }
  const isLate = until !== undefined && now > until
  const feeKobo = isLate
    ? Math.min(
        heldKobo,
        agreedKobo.reduce((sum, kobo) => sum + lateFee(kobo), 0),
      )
    : 0
  return { allowed: true, refundKobo: heldKobo - feeKobo, feeKobo, ...deadline, reason: null }
}

/** Every field an employer can edit. */
export const editableFields = [
  'title',
  'category',
  'description',
  'workSkills',
  'softSkills',
  'workMode',
  'location',
  'sessions',
  'payType',
  'rateKobo',
  'workersNeeded',
  'deliverables',
  'perks',
  'onSiteContact',
  'applicationDeadline',
  'visibility',
] as const

const payFields = ['payType', 'rateKobo', 'workersNeeded']

/** Why the sessions of a paid Gig may be moved, but not become longer, shorter, more or fewer. */
export const sessionsReason = 'You can move a session, but not add, remove, lengthen or shorten one.'

const spanKey = (session: SessionTimes) => {
  const { startsAt, endsAt } = sessionSpan(session)
  return `${startsAt.getTime()} ${endsAt.getTime()}`
}
const firstOf = (sessions: readonly SessionTimes[]) =>
  Math.min(...sessions.map((session) => sessionSpan(session).startsAt.getTime()))

/**
 * Why the sessions of a paid Gig cannot be moved at a moment: a started session must stay, or a Gig could run without end; and the first one must stay
 * once a cancellation costs a fee, or the fee could be avoided. Undefined when they can be moved.
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
  return isLate && firstOf(before) !== firstOf(after)
    ? 'The first session cannot move any more: it is less than 48 hours away and workers are hired.'
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
    return editableFields.map((field) => ({ field, reason: 'This Gig has ended.' }))
  }
  const reason = isHired ? 'Pay cannot change after a worker is hired.' : 'Pay cannot change after the Gig is paid.'
  const category = hasApplicants
    ? [{ field: 'category', reason: 'The category cannot change after someone applied.' }]
    : []
  return [...payFields.map((field) => ({ field, reason })), ...category]
}
