import type { Cancellation, Gig } from '@/api/contract/schemas/gig.ts'
import { dateTime } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'

/** What cancelling a Gig does with the money (docs/product/gig-details.md); amounts come from the server, in kobo. */
export function cancelSentence({ refundKobo, feeKobo }: Pick<Cancellation, 'refundKobo' | 'feeKobo'>): string {
  const back = `You get back ${formatNaira(refundKobo)}.`
  return feeKobo > 0 ? `${back} Cancellation fee ${formatNaira(feeKobo)} goes to hired workers.` : back
}

/** The terms of a cancellation that the server has named since they were read, in kobo. */
export interface NamedTerms {
  readonly feeKobo?: number | undefined
  readonly refundKobo?: number | undefined
}

/** The terms as they were read, or as the server has named them since where those are worse; what goes to the workers is not refunded. */
export function withNamed(
  terms: Cancellation,
  { feeKobo = 0, refundKobo = terms.refundKobo }: NamedTerms,
): Cancellation {
  const addedKobo = Math.max(0, feeKobo - terms.feeKobo)
  return {
    ...terms,
    feeKobo: terms.feeKobo + addedKobo,
    refundKobo: Math.min(terms.refundKobo - addedKobo, refundKobo),
  }
}

/** Until when the fee is avoided; undefined when that time has passed or no worker is hired. */
export function freeUntilSentence(
  { freeUntil, feeKobo }: Cancellation,
  workersHired: number,
  now: Date,
): string | undefined {
  if (!freeUntil || workersHired === 0) return undefined
  if (Date.parse(freeUntil) >= now.getTime()) return `There is no cancellation fee until ${dateTime(freeUntil)}.`
  return feeKobo > 0 ? `Cancelling was free until ${dateTime(freeUntil)}.` : undefined
}

/** How the hired workers learn of it. The server mails those whose email address it has. */
export function notifiedSentence(workersHired: number): string {
  if (workersHired === 1) return 'The hired worker gets an email, if we have an address.'
  return `${workersHired === 2 ? 'Both' : `All ${workersHired}`} hired workers get an email, where we have an address.`
}

/** One amount of a cancellation, in kobo. */
export interface CancelLine {
  readonly label: string
  readonly kobo: number
}

/**
 * Where the money of a Gig goes when it is cancelled: what was paid, what is kept, and what comes back. The first amount is the sum of the
 * others. Empty while they do not add up, because a movement is being booked.
 */
export function cancelLines({ payment, cancellation }: Pick<Gig, 'payment' | 'cancellation'>): readonly CancelLine[] {
  const { paidKobo, feeKobo, vatKobo, releasedKobo, refundedKobo } = payment
  const keptKobo = paidKobo - cancellation.refundKobo - cancellation.feeKobo - releasedKobo - refundedKobo
  // The fee and its VAT are kept whole, or come back whole while nobody was hired.
  if (paidKobo === 0 || (keptKobo !== 0 && keptKobo !== feeKobo + vatKobo)) return []
  const optional = [
    { label: 'Released to workers before', kobo: releasedKobo },
    { label: 'Refunded before', kobo: refundedKobo },
    { label: 'Cancellation fee to hired workers', kobo: cancellation.feeKobo },
  ].filter(({ kobo }) => kobo > 0)
  return [
    { label: 'You paid', kobo: paidKobo },
    { label: 'Service fee and VAT, kept', kobo: keptKobo },
    ...optional,
    { label: 'To your wallet, as soon as you cancel', kobo: cancellation.refundKobo },
  ]
}
