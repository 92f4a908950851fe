import * as z from 'zod/mini'
import { instant, pageQuery } from './fields.ts'
import { sessionRead } from './gig-session.ts'
import { kobo } from './money.ts'
import { workerSummary } from './worker.ts'

/** States of a hired place (docs/product/states.md). Responses may contain other values, which stay text. */
export const workerGigStatuses = [
  'hired',
  'active',
  'task_submitted',
  'changes_requested',
  'approved',
  'paid',
  'cancelled',
  'disputed',
] as const
export type WorkerGigStatus = (typeof workerGigStatuses)[number]

/** What the employer said about the work once it was paid. */
const review = z.object({
  rating: z.number(),
  tags: z._default(z.array(z.string()), []),
  comment: z.optional(z.nullable(z.string())),
  hireAgain: z.optional(z.nullable(z.boolean())),
})

/** One hired place of a Gig (docs/product/entities.md). */
export const workerGig = z.object({
  id: z.string(),
  gigId: z.string(),
  gigTitle: z._default(z.string(), ''),
  workerId: z.string(),
  worker: workerSummary,
  status: z.string(),
  /** Gross and net pay of the worker. */
  agreedKobo: kobo,
  netKobo: kobo,
  transactionId: z.optional(z.nullable(z.string())),
  paidAt: z.optional(z.nullable(instant)),
  /** The worker's own sessions; empty when they are all of the Gig's. */
  sessions: z._default(z.array(sessionRead), []),
  hiredAt: instant,
  /** Until when submitted work should be reviewed; null for no date. Nothing happens by itself then. */
  reviewDueAt: z.optional(z.nullable(instant)),
  round: z._default(z.number(), 1),
  changesAllowed: z.optional(z.nullable(z.number())),
  review: z.optional(z.nullable(review)),
})
export type WorkerGig = z.output<typeof workerGig>

/** A page of places, or a bare list, whose total is then its length (docs/product/rules.md#lists). */
export const workerGigList = z.pipe(
  z.union([z.object({ workerGigs: z.array(workerGig), totalWorkerGig: z.number() }), z.array(workerGig)]),
  z.transform((list) => (Array.isArray(list) ? { workerGigs: list, totalWorkerGig: list.length } : list)),
)

export const workerGigQuery = z.strictObject(pageQuery(20))
