import * as z from 'zod/mini'
import { longestNoteToWorker, longestPrivateNote, mostInvited } from '../limits.ts'
import { instant, pageQuery } from './fields.ts'
import { amountKobo, clientReference, kobo, pin, shownKobo, unshownAmount } from './money.ts'
import { idText, linesOf } from './text.ts'
import { workerSummary } from './worker.ts'

/** Stages of an applicant (docs/product/states.md). Responses may contain other values, which stay text. */
export const applicantStatuses = ['pending', 'shortlisted', 'hired', 'declined', 'withdrawn'] as const
export type ApplicantStatus = (typeof applicantStatuses)[number]

/** An application to a Gig (docs/product/entities.md). */
export const applicant = z.object({
  id: z.string(),
  gigId: z.string(),
  gigTitle: z._default(z.string(), ''),
  workerId: z.string(),
  worker: workerSummary,
  status: z.string(),
  appliedAt: instant,
  /** Whether the worker was invited. */
  invited: z._default(z.boolean(), false),
  note: z.optional(z.nullable(z.string())),
  /** Requested pay in kobo, if it differs from the Gig's. */
  proposedKobo: z.optional(z.nullable(kobo)),
  matchedSkills: z._default(z.array(z.string()), []),
  /** Seen by the employer only. */
  privateNote: z.optional(z.nullable(z.string())),
  /** The employer's reason (`declineReasons`), or why a hire ended (`hireEndReasons`). */
  declineReason: z.optional(z.nullable(z.string())),
  /** Of who is hired: the place, and its agreed gross pay. */
  hire: z.optional(z.nullable(z.object({ workerGigId: z.string(), agreedKobo: kobo }))),
})
export type Applicant = z.output<typeof applicant>

/** A page of applicants, or a bare list, whose total is then its length (docs/product/rules.md#lists). */
export const applicantList = z.pipe(
  z.union([z.object({ applicants: z.array(applicant), totalApplicant: z.number() }), z.array(applicant)]),
  z.transform((list) => (Array.isArray(list) ? { applicants: list, totalApplicant: list.length } : list)),
)

/** A page of them, newest first; of one stage where it is named. */
export const applicantQuery = z.strictObject({
  ...pageQuery(20),
  status: z.optional(z.enum(applicantStatuses, { error: `status must be one of ${applicantStatuses.join(', ')}` })),
})

/** The workers to invite, with an optional message. */
export const invitation = z.strictObject({
  workerIds: z
    .array(idText('Worker', 'Worker is required').check(z.minLength(1, 'Worker is required')), {
      error: 'Please select a worker',
    })
    .check(
      z.minLength(1, 'Please select a worker'),
      z.maxLength(mostInvited, { error: `You can invite up to ${mostInvited} workers`, abort: true }),
    ),
  message: z.optional(linesOf('Message', longestNoteToWorker)),
  /** Whether the first of them to accept is hired for a free place, for the pay that is held for it, without a further question. */
  hireFirst: z.optional(z.boolean({ error: 'hireFirst must be true or false' })),
  /** Idempotency key: the same for every attempt to send the same invitation, so that a repeated call mails nobody twice. */
  ref: z.optional(clientReference),
})

/** Who is invited to a Gig and has not applied, the latest invitation first; at most 1,000. */
export const invitationList = z.object({
  invitations: z.array(
    z.object({
      workerId: z.string(),
      invitedAt: instant,
      /** Whether the first to accept is hired. It ends when one of those who were invited together is hired, and when the Gig is full. */
      hireFirst: z._default(z.boolean(), false),
      /** When the worker declined; null while there is no answer. */
      declinedAt: z._default(z.nullable(instant), null),
    }),
  ),
})
export type Invitation = z.output<typeof invitationList>['invitations'][number]

/** The stage that a decision was made from. Another one that is stored meanwhile, by another device, refuses the decision; the same decision does not. */
export const decisionQuery = z.strictObject({
  from: z.optional(z.enum(applicantStatuses, { error: `from must be one of ${applicantStatuses.join(', ')}` })),
})

/** Why an applicant is declined. It may be added later, by declining again. */
export const declineReasons = ['not_available', 'over_budget', 'different_style', 'position_filled'] as const
export type DeclineReason = (typeof declineReasons)[number]

/** Why a hired applicant is declined without the employer's decision: another worker has taken the place, or support decided a dispute. */
export const hireEndReasons = ['replaced', 'dispute'] as const
export type HireEndReason = (typeof hireEndReasons)[number]

/** The reason, and words for the applicant (docs/product/gig-details.md#applicants). */
export const decline = z.strictObject({
  reason: z.optional(z.enum(declineReasons, { error: 'Please select a reason' })),
  message: z.optional(linesOf('Message', longestNoteToWorker)),
})

const privateNote = linesOf('Private note', longestPrivateNote)

/**
 * The employer's private note about an applicant; empty removes it. `replaces` is the note that it was written over, empty for none: where another
 * one is stored meanwhile, it is not lost.
 */
export const applicantNote = z.strictObject({ privateNote, replaces: z.optional(privateNote) })

/**
 * A hire: the agreed gross pay in kobo. The PIN confirms what the wallet pays beyond the money that the Gig holds for the place: at most
 * `extraKobo`, service fee and VAT included.
 */
export const hire = z
  .strictObject({
    agreedKobo: amountKobo,
    note: z.optional(linesOf('Message', longestNoteToWorker)),
    pin: z.optional(pin),
    extraKobo: z.optional(shownKobo),
    ref: clientReference,
  })
  .check(
    z.refine(({ pin: confirmation, extraKobo }) => confirmation === undefined || extraKobo !== undefined, {
      error: unshownAmount,
      path: ['extraKobo'],
    }),
  )

/** Ids of the invited workers, and why others were not invited: they have applied, are hired, or do not exist. */
export const invited = z.object({
  invited: z.array(z.string()),
  failed: z._default(z.array(z.object({ workerId: z.string(), reason: z.string() })), []),
})
