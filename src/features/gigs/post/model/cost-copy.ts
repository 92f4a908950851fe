import type { Cancellation } from '@/api/contract/schemas/gig.ts'
import { dateTime } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'

/** What is refunded when the Gig is cancelled, from the quote's `cancellation` (docs/product/post-gig.md). */
export function refundRule(cancellation: Cancellation | null | undefined, now: Date): string | undefined {
  if (!cancellation) return undefined
  const { allowed, refundKobo, freeUntil, reason } = cancellation
  if (!allowed) return reason ?? undefined
  const unhiredRefund = `As long as nobody is hired, cancelling gives you back ${formatNaira(refundKobo)}.`
  const hiredRefund = 'Once a worker is hired, the service fee and VAT are not refunded.'
  if (!freeUntil) return `${unhiredRefund} ${hiredRefund}`
  return Date.parse(freeUntil) > now.getTime()
    ? `${unhiredRefund} ${hiredRefund} There is no cancellation fee until ${dateTime(freeUntil)}.`
    : `${unhiredRefund} ${hiredRefund} A cancellation fee then goes to the hired workers, because the first session is near.`
}
