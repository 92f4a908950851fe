import * as z from 'zod/mini'

/** The payment methods of a Gig. */
export const payMethods = ['wallet', 'checkout'] as const
export type PayMethod = (typeof payMethods)[number]

const intent = z.object({
  gigId: z.string(),
  method: z.enum(payMethods),
  totalKobo: z.number(),
  /** The `ref` of every attempt of this payment, so that a repeat cannot pay twice (docs/product/rules.md#money-movement). */
  ref: z.string(),
  /** A call was sent and no answer has come: until its outcome is known, no payment is sent. */
  isUnsure: z.boolean(),
})
export type PaymentIntent = z.output<typeof intent>

const keyOf = (employerId: string, gigId: string) => `marquee-gig-payment:${employerId}:${gigId}`

/** The payment begun for a Gig on this device, also before a reload or a crash of the tab. */
export function readIntent(storage: Storage, employerId: string, gigId: string): PaymentIntent | undefined {
  try {
    return intent.safeParse(JSON.parse(storage.getItem(keyOf(employerId, gigId)) ?? 'null')).data
  } catch {
    return undefined
  }
}

export function storeIntent(storage: Storage, employerId: string, value: PaymentIntent): void {
  try {
    storage.setItem(keyOf(employerId, value.gigId), JSON.stringify(value))
  } catch {
    // Storage is unavailable; the page itself keeps the intent while it stays open.
  }
}

export function removeIntent(storage: Storage, employerId: string, gigId: string): void {
  try {
    storage.removeItem(keyOf(employerId, gigId))
  } catch {
    // Storage is unavailable, so no intent was stored.
  }
}

/** The intent to pay this: the existing one, or a new one when amount or method differ. */
export function intentFor(
  existing: PaymentIntent | undefined,
  payable: Pick<PaymentIntent, 'gigId' | 'method' | 'totalKobo'>,
  newRef: () => string,
): PaymentIntent {
  const isSame =
    existing?.gigId === payable.gigId && existing.method === payable.method && existing.totalKobo === payable.totalKobo
  return { ...payable, ref: isSame ? existing.ref : newRef(), isUnsure: isSame && existing.isUnsure }
}
