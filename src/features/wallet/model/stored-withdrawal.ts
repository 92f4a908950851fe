import * as z from 'zod/mini'

const withdrawal = z.object({
  /** The `ref` of every attempt, so that a repeat cannot withdraw twice (docs/product/rules.md#money-movement). */
  ref: z.string(),
  amountKobo: z.number(),
})
/** A withdrawal that was sent and whose outcome is unknown. */
export type StoredWithdrawal = z.output<typeof withdrawal>

const keyOf = (employerId: string) => `marquee-withdrawal:${employerId}`

/** The withdrawal sent from this device whose outcome is unknown, also before a reload or a crash of the tab. */
export function readStoredWithdrawal(storage: Storage, employerId: string): StoredWithdrawal | undefined {
  try {
    return withdrawal.safeParse(JSON.parse(storage.getItem(keyOf(employerId)) ?? 'null')).data
  } catch {
    return undefined
  }
}

export function storeWithdrawal(storage: Storage, employerId: string, value: StoredWithdrawal): void {
  try {
    storage.setItem(keyOf(employerId), JSON.stringify(value))
  } catch {
    // Storage is unavailable; the page itself keeps the withdrawal while it stays open.
  }
}

export function removeStoredWithdrawal(storage: Storage, employerId: string): void {
  try {
    storage.removeItem(keyOf(employerId))
  } catch {
    // Storage is unavailable, so no withdrawal was stored.
  }
}
