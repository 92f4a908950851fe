import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'

/** The input of fetch-all-pending-worker-gig of every page that shows what waits for a review, so that they share one read: the first 100 by deadline. */
export const reviewQueueInput = { query: { limit: 100 } } as const

type Due = Pick<WorkerGig, 'reviewDueAt' | 'agreedKobo'>

const dueTime = ({ reviewDueAt }: Due) => (reviewDueAt ? Date.parse(reviewDueAt) : Number.MAX_SAFE_INTEGER)

/** Compares submitted work by its deadline, then by the pay; what has no deadline comes last (docs/product/home.md). */
export const byReviewDeadline = (a: Due, b: Due): number => dueTime(a) - dueTime(b) || b.agreedKobo - a.agreedKobo
