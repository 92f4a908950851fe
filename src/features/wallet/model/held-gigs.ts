import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'

/** Money that is held for one Gig, in kobo. */
export interface HeldGig {
  id: string
  title: string
  heldKobo: number
  /** Until when the next submitted work should be reviewed; undefined while none waits for a review. */
  reviewBy: string | undefined
}

/**
 * The Gigs that hold money, the next review first, then the largest amount (docs/product/wallet.md).
 * @param reviews places whose work waits for a review
 */
export function heldGigs(
  gigs: readonly Pick<Gig, 'id' | 'title' | 'payment'>[],
  reviews: readonly Pick<WorkerGig, 'gigId' | 'reviewDueAt'>[],
): HeldGig[] {
  const reviewDates = new Map<string, string>()
  for (const { gigId, reviewDueAt } of reviews) {
    const earliest = reviewDates.get(gigId)
    if (reviewDueAt && (earliest === undefined || Date.parse(reviewDueAt) < Date.parse(earliest))) {
      reviewDates.set(gigId, reviewDueAt)
    }
  }
  const reviewTime = ({ reviewBy }: HeldGig) =>
    reviewBy === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(reviewBy)
  return gigs
    .filter(({ payment }) => payment.heldKobo > 0)
    .map(({ id, title, payment }) => ({ id, title, heldKobo: payment.heldKobo, reviewBy: reviewDates.get(id) }))
    .toSorted((a, b) => reviewTime(a) - reviewTime(b) || b.heldKobo - a.heldKobo)
}
