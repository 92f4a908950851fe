import type { Gig } from '@/api/contract/schemas/gig.ts'
import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'

/** Money that is held for one Gig, in kobo. */
export interface HeldGig {
  id: string
  title: string
  heldKobo: number
  /** When the next part is released automatically unless the employer decides before; undefined while no work waits for a review. */
  nextRelease: string | undefined
}

/**
 * The Gigs that hold money, the next release first, then the largest amount (docs/product/wallet.md).
 * @param reviews places whose work waits for a review
 */
export function heldGigs(
  gigs: readonly Pick<Gig, 'id' | 'title' | 'payment'>[],
  reviews: readonly Pick<WorkerGig, 'gigId' | 'reviewDueAt'>[],
): HeldGig[] {
  const releases = new Map<string, string>()
  for (const { gigId, reviewDueAt } of reviews) {
    const earliest = releases.get(gigId)
    if (reviewDueAt && (earliest === undefined || Date.parse(reviewDueAt) < Date.parse(earliest))) {
      releases.set(gigId, reviewDueAt)
    }
  }
  const moment = ({ nextRelease }: HeldGig) =>
    nextRelease === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(nextRelease)
  return gigs
    .filter(({ payment }) => payment.heldKobo > 0)
    .map(({ id, title, payment }) => ({ id, title, heldKobo: payment.heldKobo, nextRelease: releases.get(id) }))
    .toSorted((a, b) => moment(a) - moment(b) || b.heldKobo - a.heldKobo)
}
