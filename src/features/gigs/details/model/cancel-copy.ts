import type { Cancellation } from '@/api/contract/schemas/gig.ts'
import { dateTime } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'

/** What cancelling a Gig does with the money (docs/product/gig-details.md); amounts come from the server, in kobo. */
export function cancelSentence({ refundKobo, feeKobo }: Pick<Cancellation, 'refundKobo' | 'feeKobo'>): string {
  const back = `You get back ${formatNaira(refundKobo)}.`
  return feeKobo > 0 ? `${back} Cancellation fee ${formatNaira(feeKobo)} goes to hired workers.` : back
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

/** Which workers are notified; undefined when none are hired. */
export function notifiedSentence(workersHired: number): string {
  if (workersHired === 1) return 'The hired worker is told at once.'
  return `${workersHired === 2 ? 'Both' : `All ${workersHired}`} hired workers are told at once.`
}
