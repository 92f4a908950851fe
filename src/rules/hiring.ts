import { leastRateKobo, mostRateKobo } from '../api/contract/schemas/gig-fields.ts'
import { sessionSpan, type SessionTimes } from '../api/contract/schemas/gig-session.ts'
import type { Hiring } from '../api/contract/schemas/gig.ts'
import { freeUntil, lateFee } from './gig-cancellation.ts'
import { feeOn } from './gig-price.ts'

/** Input of `hiringOf`; money in kobo, gross. */
export interface HiringFacts {
  readonly status: string
  /** End of the last session; null without sessions. */
  readonly endsAt: Date | null
  readonly workersNeeded: number
  /** Pay that was quoted for each place. */
  readonly payKobo: number
  readonly heldKobo: number
  /** Agreed pay of the places that are taken and not released yet, disputed ones included. */
  readonly reservedKobo: readonly number[]
  /** Number of places that are taken, paid ones included. */
  readonly placesTaken: number
}

/** Whether the last session of a Gig has ended at a moment. @param endsAt its end; null without sessions */
export const isOver = (endsAt: Date | null, now: Date) => endsAt !== null && endsAt <= now

/** What a further hire would cost at a moment (docs/product/gig-details.md#hire); null when nobody can be hired, as after the last session. */
export function hiringOf(
  { status, endsAt, workersNeeded, payKobo, heldKobo, reservedKobo, placesTaken }: HiringFacts,
  now: Date,
): Hiring | null {
  if ((status !== 'open' && status !== 'in_progress') || isOver(endsAt, now)) return null
  const freePlaces = Math.max(0, workersNeeded - placesTaken)
  const reserved = reservedKobo.reduce((sum, kobo) => sum + kobo, 0)
  return { freePlaces, payKobo, spareKobo: heldKobo - reserved - freePlaces * payKobo }
}

/** What the employer reads whose call repeats the reference of a hire with other pay or other words. */
export const hiredOtherwise = 'This worker was hired with other pay or another message. Load the page again to see it.'

/** What the employer reads of a hire that was cancelled on another device. */
export const hireCancelledMeanwhile = 'This hire was cancelled in the meantime.'

/** Why nobody is invited to apply for a Gig whose first session has begun. */
export const tooLateToInvite = 'The work has begun. Nobody can apply any more.'

/** Why the free place of a running Gig cannot be offered to the first who accepts, although an applicant can be hired. */
export const heldTooLittle = 'The Gig holds too little for this place. Hire an applicant instead.'

/** Why nobody can be hired any more for a Gig that still runs. */
export const lastSessionOver = 'The last session is over.'

/**
 * Why an agreed pay is too little or too much: it is at least ₦1,000.00, or the Gig's pay where that is less, and at most ₦100,000,000.00, or the Gig's
 * pay where that is more.
 * @param format writes an amount
 */
export function agreedPayError(
  { payKobo }: Pick<Hiring, 'payKobo'>,
  agreedKobo: number,
  format: (kobo: number) => string,
): string | undefined {
  const leastKobo = Math.min(leastRateKobo, payKobo)
  if (agreedKobo < leastKobo) return `Agreed pay must be at least ${format(leastKobo)}`
  const mostKobo = Math.max(mostRateKobo, payKobo)
  return agreedKobo > mostKobo ? `Agreed pay must be at most ${format(mostKobo)}` : undefined
}

/** What the employer reads whose hire would cost the wallet more than was confirmed. @param total the amount as text */
export const extraPayGrew = (total: string) => `Your wallet would pay ${total} now. Confirm it with your PIN.`

/** What the wallet pays for a hire, in kobo. */
export interface ExtraPay {
  /** The part of the agreed pay that the Gig does not hold. */
  readonly payKobo: number
  readonly feeKobo: number
  readonly vatKobo: number
  /** Zero when the Gig holds enough. */
  readonly totalKobo: number
}

/** What the wallet pays beyond the held money when a worker is hired for an agreed gross pay, with the service fee and its VAT. */
export function extraPayFor(
  { payKobo, spareKobo }: Pick<Hiring, 'payKobo' | 'spareKobo'>,
  agreedKobo: number,
): ExtraPay {
  const extraKobo = Math.max(0, agreedKobo - payKobo - spareKobo)
  const { feeKobo, vatKobo } = feeOn(extraKobo)
  return { payKobo: extraKobo, feeKobo, vatKobo, totalKobo: extraKobo + feeKobo + vatKobo }
}

/** Whether a Gig holds the pay of its free places, so that a hire for it costs the wallet nothing. */
export const holdsPay = (hiring: Pick<Hiring, 'payKobo' | 'spareKobo'>): boolean =>
  extraPayFor(hiring, hiring.payKobo).totalKobo === 0

/**
 * What cancelling one hire costs: nothing until 48 hours before the first session, then a tenth of the agreed pay, which goes to the worker, as when
 * the whole Gig is cancelled. In kobo.
 */
export const hireCancellationFee = (agreedKobo: number, startsAt: Date | undefined, now: Date): number =>
  startsAt === undefined || now <= freeUntil(startsAt) ? 0 : lateFee(agreedKobo)

/** Whether two sets of sessions overlap anywhere: one ends after another begins. Sessions that only touch do not. */
export function sessionsClash(some: readonly SessionTimes[], others: readonly SessionTimes[]): boolean {
  const spans = others.map(sessionSpan)
  return some
    .map(sessionSpan)
    .some((session) => spans.some((other) => session.startsAt < other.endsAt && other.startsAt < session.endsAt))
}
