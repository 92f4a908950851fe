import type { WorkerGig } from '@/api/contract/schemas/worker-gig.ts'

/** The input of fetch-all-pending-worker-gig of every page that shows what waits for a review, so that they share one read: the first 100 by deadline. */
export const reviewQueueInput = { query: { limit: 100 } } as const

interface Due {
  /** ISO 8601; null without a deadline. */
  readonly dueAt: string | null
  readonly kobo: number
}

const dueTime = ({ dueAt }: Due) => (dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt))

/** Compares what waits for the employer by its deadline, then by the amount; what has no deadline comes last (docs/product/home.md). */
export const byDeadline = (a: Due, b: Due): number => dueTime(a) - dueTime(b) || b.kobo - a.kobo

const dueOf = ({ reviewDueAt, agreedKobo }: WorkerGig): Due => ({ dueAt: reviewDueAt ?? null, kobo: agreedKobo })

/** Compares submitted work in the same way. */
export const byReviewDeadline = (a: WorkerGig, b: WorkerGig): number => byDeadline(dueOf(a), dueOf(b))
