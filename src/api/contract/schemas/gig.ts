import * as z from 'zod/mini'
import { longestCancelNote, longestSearch, tooLong } from '../limits.ts'
import { day } from './days.ts'
import { instant, pageQuery } from './fields.ts'
import { gigCategories, gigDraft, gigEntered, postableGig } from './gig-fields.ts'
import { clientReference, kobo, pin, shownKobo } from './money.ts'
import { bounded, idText, line, linesOf } from './text.ts'

/** States of a Gig (docs/product/states.md). Responses may contain other values, which stay text. */
export const gigStatuses = [
  'draft',
  'pending_payment',
  'open',
  'in_progress',
  'completed',
  'cancelled',
  'expired',
] as const
export type GigStatus = (typeof gigStatuses)[number]
export const gigSorts = ['newest', 'next_session', 'deadline', 'applicants'] as const

const optionalText = z.optional(z.nullable(z.string()))

/** Where the money of a Gig is, in kobo. Once it is paid: paid = held + released + refunded + fee + VAT. */
const gigPayment = z.object({
  subtotalKobo: kobo,
  /** The service fee and its VAT: before payment those of the price, afterwards those retained. */
  feeKobo: kobo,
  vatKobo: kobo,
  totalKobo: kobo,
  paidKobo: kobo,
  heldKobo: kobo,
  releasedKobo: kobo,
  refundedKobo: kobo,
  currency: z._default(z.string(), 'NGN'),
  /** The successful payment, otherwise the last attempt. */
  transactionId: optionalText,
  transactionStatus: optionalText,
})
export type GigPayment = z.output<typeof gigPayment>

/** Terms of a cancellation now: refund and fee for hired workers, in kobo. */
export const cancellation = z.object({
  allowed: z.boolean(),
  refundKobo: kobo,
  feeKobo: kobo,
  /** Until when a cancellation costs no fee. */
  freeUntil: z.optional(z.nullable(instant)),
  /** Why it is not allowed. */
  reason: optionalText,
})
export type Cancellation = z.output<typeof cancellation>

/** What a further hire would cost: the free places, the pay that is held for each, and what is held beyond that; gross, in kobo. */
const hiring = z.object({
  freePlaces: z.number(),
  payKobo: kobo,
  /** Below zero when a late fee was paid out of what is held. */
  spareKobo: kobo,
})
export type Hiring = z.output<typeof hiring>

/** A worker of the team of a republished Gig: `chosen` until the Gig is paid, then `invited`, or `failed` with the reason. */
const teammate = z.object({
  workerId: z.string(),
  firstName: z._default(z.string(), ''),
  lastName: z._default(z.string(), ''),
  status: z.string(),
  reason: optionalText,
})
export type Teammate = z.output<typeof teammate>

const count = z._default(z.number(), 0)

/** One Gig (docs/product/entities.md). In a draft every field is optional. */
export const gig = z.object({
  id: z.string(),
  createdAt: instant,
  updatedAt: instant,
  publishedAt: z.optional(z.nullable(instant)),
  ...gigEntered.shape,
  status: z.string(),
  closedReason: optionalText,
  workersHired: count,
  /** Places whose submitted work waits for its review, and paid ones whose worker is not rated yet; not known when left out. */
  placesToReview: z.optional(z.number()),
  placesToRate: z.optional(z.number()),
  applicantCounts: z.object({ pending: count, shortlisted: count, hired: count, declined: count, withdrawn: count }),
  payment: gigPayment,
  cancellation,
  /** Null when nobody can be hired now. */
  hiring: z.optional(z.nullable(hiring)),
  republishedFromGigId: optionalText,
  /** The workers who are asked first, of a republished Gig; left out in lists. */
  team: z.optional(z.array(teammate)),
})
export type Gig = z.output<typeof gig>

/** A field that cannot be changed any more, and why. */
const lockedField = z.object({ field: z.string(), reason: z.string() })
export type LockedField = z.output<typeof lockedField>

/** A Gig to be changed. */
export const gigToEdit = z.extend(gig, { lockedFields: z._default(z.array(lockedField), []) })

/** A page of Gigs, or a bare list, whose total is then its length (docs/product/rules.md#lists). */
export const gigList = z.pipe(
  z.union([z.object({ gigs: z.array(gig), totalGig: z.number() }), z.array(gig)]),
  z.transform((list) => (Array.isArray(list) ? { gigs: list, totalGig: list.length } : list)),
)
export type GigList = z.output<typeof gigList>

/** One state or several with commas between them: 'open', 'cancelled,expired'. */
const statusMessage = `status must be some of ${gigStatuses.join(', ')}`
const statuses = z.pipe(
  bounded(200, statusMessage),
  z.pipe(
    z.transform((value: string) => value.split(',').map((status) => status.trim())),
    z.array(z.enum(gigStatuses, { error: statusMessage })),
  ),
)

/** Filters of the list. `from` and `to` are days in Lagos, both included, on which a session begins; `searchWord` looks into titles, categories and places. */
export const gigQuery = z.strictObject({
  ...pageQuery(20),
  status: z.optional(statuses),
  category: z.optional(z.enum(gigCategories, { error: `category must be one of ${gigCategories.join(', ')}` })),
  from: z.optional(day('from')),
  to: z.optional(day('to')),
  searchWord: z.optional(line(longestSearch, tooLong('searchWord', longestSearch))),
  sort: z.optional(z.enum(gigSorts, { error: `sort must be one of ${gigSorts.join(', ')}` })),
})

/** How many Gigs there are in each state, and what was spent on them in kobo. */
export const gigAnalytics = z.object({ total: z.number(), byStatus: z.record(z.string(), z.number()), spendKobo: kobo })
export type GigAnalytics = z.output<typeof gigAnalytics>

const quoteId = z.optional(idText('quoteId', 'quoteId must be text'))
/** The most workers of a team who are asked first. */
export const mostTeamWorkers = 20

const tooManyInTeam = `You can invite up to ${mostTeamWorkers} workers`
const teamWorkerIds = z.optional(
  z
    .array(idText('Worker', 'Worker is required').check(z.minLength(1, 'Worker is required')), {
      error: 'teamWorkerIds must be a list',
    })
    .check(z.maxLength(mostTeamWorkers, { error: tooManyInTeam, abort: true })),
)
const ofNew = {
  quoteId,
  /** Who is invited once the Gig is paid: workers who were hired for the Gig that is republished. */
  teamWorkerIds,
  republishedFromGigId: z.optional(idText('Gig', 'Gig must be text')),
  /** Idempotency key: the same for every attempt to save the same Gig, so that a repeated call creates no second one. */
  ref: z.optional(clientReference),
}

/** A new Gig: to be paid for immediately, or a draft. */
export const newGig = z.discriminatedUnion('saveAsDraft', [
  z.strictObject({ ...postableGig, ...ofNew, saveAsDraft: z.optional(z.literal(false)) }),
  z.strictObject({ ...gigDraft.shape, ...ofNew, saveAsDraft: z.literal(true) }),
])

/** The changed fields of a Gig. `publish` posts a draft, which must then be complete; `tellWorkers` notifies hired workers of the change. */
export const gigChanges = z.strictObject({
  ...gigDraft.shape,
  quoteId,
  /** As of a new Gig, until it is paid. */
  teamWorkerIds,
  publish: z.optional(z.boolean({ error: 'publish must be true or false' })),
  tellWorkers: z.optional(z.boolean({ error: 'tellWorkers must be true or false' })),
})

export const cancelReasons = [
  'event_cancelled',
  'date_changed',
  'no_suitable_applicants',
  'over_budget',
  'posted_by_mistake',
  'other',
] as const

/** Why a Gig is cancelled, the fee and the refund in kobo that were shown: it costs that much at most, and gives that much back at least. The PIN confirms it. */
export const gigCancellation = z.strictObject({
  reason: z.enum(cancelReasons, { error: 'Please select a reason' }),
  note: z.optional(linesOf('Note', longestCancelNote)),
  feeKobo: shownKobo,
  /** Absent: a page that was opened before the refund was asked for. */
  refundKobo: z.optional(shownKobo),
  pin,
  ref: clientReference,
})
