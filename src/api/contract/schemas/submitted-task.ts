import * as z from 'zod/mini'
import {
  longestChangeRequest,
  longestComment,
  longestPartReason,
  longestReport,
  mostDeliverables,
  shortestChangeRequest,
  shortestReport,
  tooShort,
} from '../limits.ts'
import { instant } from './fields.ts'
import { amountKobo, clientReference, pin } from './money.ts'
import { idText, linesOf } from './text.ts'
import { transaction } from './transaction.ts'
import { workerGig } from './worker-gig.ts'

const optionalText = z.optional(z.nullable(z.string()))

/** A file that a worker handed in. Its content is loaded only when the employer opens it. */
const taskFile = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  thumbUrl: optionalText,
  mime: z._default(z.string(), 'application/octet-stream'),
  sizeBytes: z._default(z.number(), 0),
  /** The deliverable that the file shows; none when it belongs to the work as a whole. */
  deliverableId: optionalText,
})
export type TaskFile = z.output<typeof taskFile>

const round = {
  id: z.string(),
  workerGigId: z.string(),
  round: z.number(),
  submittedAt: instant,
  message: z._default(z.string(), ''),
  /** The Gig's deliverables with the worker's ticks. */
  deliverables: z._default(
    z.array(z.object({ id: z.string(), text: z.string(), done: z._default(z.boolean(), false), note: optionalText })),
    [],
  ),
  files: z._default(z.array(taskFile), []),
  links: z._default(z.array(z.string()), []),
  /** submitted, changes_requested or approved. Responses may contain other values, which stay text. */
  status: z.string(),
  /** What the employer asked to change in this round. */
  changes: z.optional(
    z.nullable(z.object({ message: z.string(), deliverableIds: z._default(z.array(z.string()), []) })),
  ),
}

/** One round of submitted work. */
const taskRound = z.object(round)
export type TaskRound = z.output<typeof taskRound>

/** Submitted work: its latest round, and the earlier ones, newest first (docs/product/entities.md). */
export const submittedTask = z.object({ ...round, history: z._default(z.array(taskRound), []) })
export type SubmittedTask = z.output<typeof submittedTask>

const deliverableIds = z._default(
  z
    .array(idText('Deliverable', 'Deliverable must be text'))
    .check(z.maxLength(mostDeliverables, `You can select up to ${mostDeliverables}`)),
  [],
)

/**
 * The round of work that the employer looked at when deciding, so that a decision never counts for a later one. It may be absent: the calls of
 * the specification do not have it.
 */
const seenRound = z.optional(
  z
    .number({ error: 'Round must be a number' })
    .check(z.int('Round must be a whole number'), z.minimum(1, 'Round is not known')),
)

/**
 * An approval, confirmed by the PIN. Without `payKobo` the whole agreed pay is released; a part of it needs a reason, and the rest is refunded
 * when the Gig ends. A bonus is paid from the wallet, without commission. Amounts are gross, in kobo.
 */
export const approval = z
  .strictObject({
    pin,
    ref: clientReference,
    payKobo: z.optional(amountKobo),
    bonusKobo: z.optional(amountKobo),
    reason: z.optional(linesOf('Reason', longestPartReason)),
    round: seenRound,
  })
  .check(
    z.refine(({ payKobo, reason = '' }) => payKobo === undefined || reason.length > 0, {
      error: 'Tell the worker why you pay a part',
      path: ['reason'],
    }),
  )

export const approved = z.object({ workerGig, transaction })

/** What the worker should change, and in which deliverables (docs/product/messages.md). */
export const changeRequest = z.strictObject({
  message: linesOf('Message', longestChangeRequest, 'Message is required').check(
    z.minLength(
      shortestChangeRequest,
      `Tell the worker what to change in at least ${shortestChangeRequest} characters`,
    ),
  ),
  deliverableIds,
  round: seenRound,
})

export const disputeTopics = ['payment', 'gig', 'worker', 'account', 'other', 'no_show', 'quality'] as const

/** A problem that support decides (docs/product/worker-profile.md). */
export const newDispute = z.strictObject({
  topic: z.enum(disputeTopics, { error: 'Please select a topic' }),
  message: linesOf('Message', longestReport, 'Message is required').check(
    z.minLength(shortestReport, tooShort('Message', shortestReport)),
  ),
  deliverableIds,
})

/** What describes good and bad work in one press. */
export const reviewTags = [
  'punctual',
  'skilled',
  'friendly',
  'well_prepared',
  'late',
  'unprepared',
  'hard_to_reach',
] as const

/** The employer's rating of paid work; given once. */
export const rating = z.strictObject({
  rating: z
    .number({ error: 'Please choose a rating' })
    .check(
      z.int('Please choose a rating'),
      z.minimum(1, 'Please choose a rating'),
      z.maximum(5, 'Please choose a rating'),
    ),
  tags: z._default(
    z
      .array(z.enum(reviewTags, { error: `tags must be some of ${reviewTags.join(', ')}` }))
      .check(z.maxLength(reviewTags.length, `You can select up to ${reviewTags.length}`)),
    [],
  ),
  comment: z.optional(linesOf('Comment', longestComment)),
  hireAgain: z.boolean({ error: 'Tell us if you would hire them again' }),
})
