import type { Cancellation } from '../api/contract/schemas/gig.ts'

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
  /** Whether the employer has cancelled a hire of the Gig. One that the worker cancelled does not count. */
  readonly hasCancelledHire: boolean
}

/**
 * Whether the service fee and its VAT are kept when a Gig ends: once a worker was hired, unless only workers have ended their hires. Otherwise an
 * employer could cancel the hires first and the Gig then, and get the fee back after Marquee has found the workers.
 */
export const isFeeKept = (hired: number, hasCancelledHire: boolean) => hired > 0 || hasCancelledHire

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

/** What the employer reads whose cancellation would cost a higher fee than was shown. @param fee the amount as text */
export const feeGrew = (fee: string) => `The cancellation fee is ${fee} now. Confirm it to cancel.`

/** What the employer reads whose cancellation would give back less than was shown, for the same fee. @param refund the amount as text */
const refundShrank = (refund: string) => `You get back ${refund} now. Confirm it to cancel.`

/** The fee and the refund of a cancellation, in kobo. A page that was opened before the refund was asked for sends none. */
interface ShownTerms {
  readonly feeKobo: number
  readonly refundKobo?: number | undefined
}

/**
 * What the employer reads whose cancellation would cost more or give back less than was shown; undefined where the terms are confirmed.
 * @param naira writes an amount in kobo as text
 */
export function worseTerms(
  { feeKobo, refundKobo }: Pick<Cancellation, 'feeKobo' | 'refundKobo'>,
  shown: ShownTerms,
  naira: (kobo: number) => string,
): string | undefined {
  if (feeKobo > shown.feeKobo) return feeGrew(naira(feeKobo))
  // A hire made meanwhile costs no fee yet, but the service fee and its VAT are then kept.
  return shown.refundKobo !== undefined && refundKobo < shown.refundKobo ? refundShrank(naira(refundKobo)) : undefined
}

/** Whether work has begun at a moment, even if the Gig's state has not changed yet. */
export const hasBegun = (startsAt: Date | null | undefined, now: Date) =>
  startsAt !== null && startsAt !== undefined && startsAt <= now

/**
 * Terms of a cancellation at a moment. Where the employer has hired nobody everything is refunded, the service fee too. Later than 48 hours before
 * the first session a tenth of the hired workers' pay goes to them, and the rest of the held money is refunded.
 */
export function cancellationAt(
  { status, startsAt, heldKobo, feeAndVatKobo, agreedKobo, hasCancelledHire }: CancellationFacts,
  now: Date,
): Cancellation {
  const until = startsAt && freeUntil(startsAt)
  const deadline = { freeUntil: until?.toISOString() ?? null }
  const refusal = { allowed: false, refundKobo: 0, feeKobo: 0, ...deadline }
  if (status !== 'open') return { ...refusal, reason: refusedBecause[status] ?? 'This Gig has ended.' }
  if (hasBegun(startsAt, now)) return { ...refusal, reason: workBegunReason }
  if (!isFeeKept(agreedKobo.length, hasCancelledHire)) {
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
