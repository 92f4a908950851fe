import * as z from 'zod/mini'
import { instant } from './fields.ts'
import { gigDraft, priceFields } from './gig-fields.ts'
import { cancellation } from './gig.ts'
import { clientReference, kobo, pin } from './money.ts'
import { idText } from './text.ts'

/** Fields of a Gig to be priced (the others may be sent too), or a created Gig to be paid for outside of the wallet. */
export const paymentDataBody = z.discriminatedUnion('method', [
  z.strictObject({ ...gigDraft.shape, ...priceFields, method: z.optional(z.literal('quote')) }),
  z.strictObject({
    method: z.literal('checkout'),
    gigId: idText('Gig', 'Gig is required').check(z.minLength(1, 'Gig is required')),
    ref: clientReference,
  }),
])

/** One line of a price: 'Pay for 5 workers'. `code` is pay, fee or vat. */
const line = z.object({ code: z.string(), label: z.string(), quantity: z.number(), unitKobo: kobo, amountKobo: kobo })

/** What a Gig costs and how far the wallet covers it, in kobo (docs/product/entities.md). */
export const paymentData = z.object({
  /** Identifies the price until `expiresAt`; absent for a created Gig, whose price is fixed. */
  quoteId: z.optional(z.nullable(z.string())),
  expiresAt: z.optional(z.nullable(instant)),
  lines: z._default(z.array(line), []),
  totalKobo: kobo,
  currency: z._default(z.string(), 'NGN'),
  /** Net pay of each worker. */
  workerNetKobo: z.optional(z.nullable(kobo)),
  walletAvailableKobo: z.optional(z.nullable(kobo)),
  shortfallKobo: z.optional(z.nullable(kobo)),
  /** Terms of a cancellation after payment. */
  cancellation: z.optional(z.nullable(cancellation)),
  /** Payment page and reference; only for a created Gig. */
  reference: z.optional(z.nullable(z.string())),
  authorizationUrl: z.optional(z.nullable(z.string())),
  gigId: z.optional(z.nullable(z.string())),
})
export type PaymentData = z.output<typeof paymentData>

/** The accepted quote, and the PIN that confirms the payment. */
export const walletPayment = z.strictObject({
  quoteId: idText('quoteId', 'quoteId is required').check(z.minLength(1, 'quoteId is required')),
  pin,
  ref: clientReference,
})
