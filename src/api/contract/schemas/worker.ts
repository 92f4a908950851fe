import * as z from 'zod/mini'
import { instant } from './fields.ts'
import { kobo } from './money.ts'

const optionalText = z.optional(z.nullable(z.string()))

/** The employer's own record with a worker. */
const history = z.object({
  gigsWithYou: z._default(z.number(), 0),
  /** In how many of them the work began on time; absent until the employer records it. */
  onTime: z.optional(z.nullable(z.number())),
  changesRequested: z._default(z.number(), 0),
  paidKobo: z._default(kobo, 0),
  lastHiredAt: z.optional(z.nullable(instant)),
})

/** A worker as lists show one (docs/product/entities.md). Phone and email are there only after hiring. */
export const workerSummary = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z._default(z.string(), ''),
  /** The craft in the worker's own words: 'Wedding photographer'. */
  title: optionalText,
  imageUrl: optionalText,
  location: z.optional(z.nullable(z.object({ city: optionalText, state: optionalText }))),
  skills: z._default(z.array(z.string()), []),
  /** 1 to 5; null is 'No ratings yet'. */
  rating: z.optional(z.nullable(z.number())),
  ratingCount: z._default(z.number(), 0),
  completedGigs: z._default(z.number(), 0),
  /** 0 to 1. */
  onTimeRate: z.optional(z.nullable(z.number())),
  /** Usual starting pay in kobo. */
  rateFromKobo: z.optional(z.nullable(kobo)),
  verified: z.optional(
    z.nullable(z.object({ identity: z._default(z.boolean(), false), phone: z._default(z.boolean(), false) })),
  ),
  isFavorite: z._default(z.boolean(), false),
  phone: optionalText,
  email: optionalText,
  history: z.optional(z.nullable(history)),
})
export type WorkerSummary = z.output<typeof workerSummary>
