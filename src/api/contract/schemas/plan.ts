import * as z from 'zod/mini'
import { clientReference, kobo, pin } from './money.ts'
import { linesOf } from './text.ts'
import { transaction } from './transaction.ts'

export const planCodes = ['basic', 'premium', 'enterprise'] as const
export const planIntervals = ['month', 'year'] as const

/** A plan at one interval: `priceKobo` is the price of one period, `gigCount` what it allows in a month, also when a year is paid in one payment. */
export const plan = z.object({
  code: z.string(),
  name: z.string(),
  gigCount: z.union([z.number(), z.literal('unlimited')]),
  interval: z.string(),
  priceKobo: kobo,
  features: z._default(z.array(z.string()), []),
  recommended: z.optional(z.boolean()),
})
export type Plan = z.output<typeof plan>

const choice = {
  planCode: z.enum(planCodes, { error: 'Please select a plan' }),
  interval: z.enum(planIntervals, { error: 'interval must be month or year' }),
  ref: clientReference,
}

/** Subscribe, upgrade, downgrade or renew: from the wallet with the PIN, or on the payment page. */
export const subscribeBody = z.discriminatedUnion('method', [
  z.strictObject({ method: z.literal('wallet'), pin, ...choice }),
  z.strictObject({ method: z.literal('checkout'), ...choice }),
])

/** The outcome: paid from the wallet (`transaction`), to be paid (`authorizationUrl`), or planned for the end of the period (neither). */
export const subscribed = z.object({
  reference: z.optional(z.nullable(z.string())),
  authorizationUrl: z.optional(z.nullable(z.string())),
  transaction: z.optional(z.nullable(transaction)),
})

export const reasonBody = z.strictObject({
  reason: z.optional(linesOf('Reason', 500)),
})
