import * as z from 'zod/mini'
import { storageKeys } from '@/shared/device-storage.ts'
import { persisted } from '@/lib/persisted.ts'

/** The payment methods of a Gig. */
export const payMethods = ['wallet', 'checkout'] as const
export type PayMethod = (typeof payMethods)[number]

/** What is paid for a Gig, and how. */
export interface GigOrder {
  gigId: string
  method: PayMethod
  totalKobo: number
}

/** The attempt to pay for a Gig, under the ids of the employer and the Gig. */
export const gigPayments = persisted({
  ...storageKeys.gigPayment,
  schema: z.object({
    gigId: z.string(),
    method: z.enum(payMethods),
    totalKobo: z.number(),
    ref: z.string(),
    isUnsure: z.boolean(),
  }),
})
