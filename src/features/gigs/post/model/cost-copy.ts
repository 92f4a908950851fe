import type { Cancellation } from '@/api/contract/schemas/gig.ts'
import { dateTime } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'

/** What is refunded when the Gig is cancelled, from the quote's `cancellation` (docs/product/post-gig.md). */
export function refundRule(cancellation: Cancellation | null | undefined, now: Date): string | undefined {
  if (!cancellation) return undefined
  const { allowed, refundKobo, freeUntil, reason } = cancellation
  if (!allowed) return reason ?? undefined
  const unhiredRefund = `As long as nobody is hired, cancelling gives you back ${formatNaira(refundKobo)}.`
  if (!freeUntil) return unhiredRefund
  return Date.parse(freeUntil) > now.getTime()
    ? `${unhiredRefund} Once workers are hired, it is free of a cancellation fee until ${dateTime(freeUntil)}.`
    : `${unhiredRefund} Once workers are hired, a cancellation fee goes to them, because the first session is near.`
}
