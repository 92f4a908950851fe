import * as z from 'zod/mini'
import { longestMessage, longestNoteToWorker, mostMessaged } from '../limits.ts'
import { instant, pageQuery } from './fields.ts'
import { sessionRead } from './gig-session.ts'
import { clientReference, kobo, shownKobo } from './money.ts'
import { idText, linesOf } from './text.ts'
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

/** A worker's arrival at a session. */
const checkIn = z.object({
  /** Day and start of the session, as in `sessions`. */
  date: z.string(),
  start: z.string(),
  at: instant,
})

/** A dispute that support has not decided; the pay stays held. */
const dispute = z.object({
  topic: z.string(),
  message: z.string(),
  /** The support ticket: 'MQ-10243'. */
  ticketNumber: z.optional(z.nullable(z.string())),
  raisedAt: instant,
})

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
  /** Gross and net pay of the worker; of a cancelled place the net is its late fee. */
  agreedKobo: kobo,
  netKobo: kobo,
  /** The payout and its status; 'success' once the money has reached the worker's bank. */
  transactionId: z.optional(z.nullable(z.string())),
  transactionStatus: z.optional(z.nullable(z.string())),
  /** What was released and given as a bonus when the work was approved, gross. */
  releasedKobo: z.optional(z.nullable(kobo)),
  bonusKobo: z.optional(z.nullable(kobo)),
  /** Why a part of the agreed pay was released, in the employer's words to the worker. */
  partReason: z.optional(z.nullable(z.string())),
  /** What the worker of a cancelled place gets because it was cancelled late, without commission; null for nothing. */
  lateFeeKobo: z.optional(z.nullable(kobo)),
  paidAt: z.optional(z.nullable(instant)),
  /** The worker's own sessions; empty when they are all of the Gig's. */
  sessions: z._default(z.array(sessionRead), []),
  hiredAt: instant,
  /** The employer's words to the worker at hiring. */
  note: z.optional(z.nullable(z.string())),
  checkIns: z._default(z.array(checkIn), []),
  /** When submitted work is approved automatically; null for no date. */
  reviewDueAt: z.optional(z.nullable(instant)),
  round: z._default(z.number(), 1),
  /** Whether work was submitted, also where the place has ended; absent in an answer that only has what the specification names. */
  hasWork: z.optional(z.boolean()),
  changesAllowed: z.optional(z.nullable(z.number())),
  cancelReason: z.optional(z.nullable(z.string())),
  dispute: z.optional(z.nullable(dispute)),
  review: z.optional(z.nullable(review)),
})
export type WorkerGig = z.output<typeof workerGig>

/** A page of places, or a bare list, whose total is then its length (docs/product/rules.md#lists). */
export const workerGigList = z.pipe(
  z.union([z.object({ workerGigs: z.array(workerGig), totalWorkerGig: z.number() }), z.array(workerGig)]),
  z.transform((list) => (Array.isArray(list) ? { workerGigs: list, totalWorkerGig: list.length } : list)),
)

export const workerGigQuery = z.strictObject(pageQuery(20))

export const hireCancelReasons = ['worker_asked', 'date_changed', 'found_someone_else', 'over_budget', 'other'] as const

/** What else ends a place, beside the reasons for cancelling its Gig: the worker, what support decided, and a worker who came instead. */
export const placeEndReasons = ['worker_cancelled', 'dispute', 'replaced'] as const
export type PlaceEndReason = (typeof placeEndReasons)[number]

/** Why a hire is cancelled before the work begins (docs/product/gig-details.md#workers), and the fee in kobo that was shown: it costs that much at most. */
export const hireCancellation = z.strictObject({
  reason: z.enum(hireCancelReasons, { error: 'Please select a reason' }),
  note: z.optional(linesOf('Message', longestNoteToWorker)),
  feeKobo: shownKobo,
})

const ids = (label: string, maximum: number) =>
  z
    .array(idText(label, `${label} is required`).check(z.minLength(1, `${label} is required`)), {
      error: `Please select a ${label.toLowerCase()}`,
    })
    .check(
      z.minLength(1, `Please select a ${label.toLowerCase()}`),
      z.maxLength(maximum, { error: `You can select up to ${maximum}`, abort: true }),
    )

/** A message to hired workers of one Gig, which they get by email. */
export const workerMessage = z.strictObject({
  workerGigIds: ids('Worker', mostMessaged),
  message: linesOf('Message', longestMessage, 'Message is required').check(z.minLength(1, 'Message is required')),
  /** Idempotency key: the same for every attempt to send the same message, so that a repeated call mails nobody twice. */
  ref: z.optional(clientReference),
})

/** Whom a message was sent to, and whom it could not reach. */
export const messageResult = z.object({
  sent: z.array(z.string()),
  failed: z._default(z.array(z.object({ workerGigId: z.string(), reason: z.string() })), []),
})

/** One day of a hired place (docs/product/entities.md). */
export const calendarEntry = z.object({
  id: z.string(),
  gigId: z.string(),
  workerGigId: z.string(),
  /** session, deadline or review_due. */
  type: z.string(),
  date: z.string(),
  start: z.optional(z.nullable(z.string())),
  end: z.optional(z.nullable(z.string())),
  arrival: z.optional(z.nullable(z.string())),
  endsNextDay: z._default(z.boolean(), false),
  /** scheduled, done, missed or cancelled. */
  status: z.string(),
  note: z.optional(z.nullable(z.string())),
})
export type CalendarEntry = z.output<typeof calendarEntry>

export const calendar = z.pipe(
  z.union([z.object({ entries: z.array(calendarEntry) }), z.array(calendarEntry)]),
  z.transform((answer) => (Array.isArray(answer) ? { entries: answer } : answer)),
)
