import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { ProviderDown } from '../../adapters/payments/provider.ts'
import type { Transaction } from '../../db/database.ts'
import { payment } from '../../db/money-schema.ts'
import { employer } from '../../db/schema.ts'
import { type Deps, later } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import { isFinal } from './payment-states.ts'
import { type NewPayment, openPayment, type Payment } from './payments.ts'
import { firstCheckMs } from './check.ts'

/** A call that may end on the payment page. */
export interface CheckoutCall {
  readonly employerId: string
  /** Where the product is reached from outside: 'https://marquee.example'. */
  readonly origin: string
}

/** Pages of the product that a payment comes back to. */
const returnPaths = {
  subscription: '/dashboard/billing-subscription/transaction-status',
  gig_payment: '/dashboard/post-gig/transaction-status',
  wallet_funding: '/dashboard/wallet&payments',
} as const

export type PageType = keyof typeof returnPaths

/**
 * Begins a payment on the provider's page, or finds the one begun by the same call. The payment is written before the provider hears
 * of it: whatever happens afterwards, it is known here and looked after.
 * @param assertAllowed what else must hold, asked in the transaction that writes the payment
 * @param onBegun what else is written with it
 * @returns the page to pay on; null when the payment has arrived already
 * @throws {Refusal} UNAVAILABLE when the provider does not answer: the same call may be repeated; CONFLICT for a payment that has failed or was given up
 */
export async function payOnPage(
  deps: Deps,
  { employerId, origin }: CheckoutCall,
  wanted: NewPayment & { readonly type: PageType },
  assertAllowed: (tx: Transaction) => Promise<void>,
  onBegun: (tx: Transaction, begun: Payment) => Promise<void> = async () => undefined,
): Promise<{ readonly payment: Payment; readonly authorizationUrl: string | null }> {
  const opened = await deps.db.transaction(async (tx) => {
    await assertAllowed(tx)
    const at = deps.now()
    const { payment: row, isNew } = await openPayment(tx, { ...wanted, provider: deps.payments.name }, at)
    if (isNew) {
      await tx.update(payment).set({ nextCheckAt: later(at, firstCheckMs) }).where(eq(payment.id, row.id))
      await onBegun(tx, row)
    }
    const [person] = await tx.select({ email: employer.email }).from(employer).where(eq(employer.id, employerId))
    return { row, email: person?.email ?? '' }
  })
  const { row, email } = opened
  if (row.status === 'success') return { payment: row, authorizationUrl: null }
  if (isFinal(row.status)) throw new Refusal('CONFLICT', 'This payment is over. Start again to make a new one.')
  if (row.authorizationUrl !== null) return { payment: row, authorizationUrl: row.authorizationUrl }
  const { authorizationUrl } = await deps.payments
    .beginCharge({ reference: row.reference, amountKobo: row.amountKobo, email, returnUrl: origin + returnPaths[wanted.type], description: row.description })
    .catch(async (error: unknown) => {
      if (!(error instanceof ProviderDown)) throw error
      // Of two calls at once a provider takes the first one only: its page is the page of both.
      const ready = await pageOf(deps, row.id)
      if (ready === undefined) throw new Refusal('UNAVAILABLE', 'The payment page cannot be reached right now. You were not charged. Please try again.')
      return { authorizationUrl: ready }
    })
  const [ready] = await deps.db.update(payment).set({ authorizationUrl }).where(eq(payment.id, row.id)).returning()
  return { payment: ready ?? row, authorizationUrl }
}

/** How long, and how often, the page is waited for that another call is fetching. */
const waits = { times: 4, ms: 250 }

async function pageOf({ db }: Deps, paymentId: string): Promise<string | undefined> {
  for (let times = 0; times < waits.times; times += 1) {
    const [row] = await db.select({ url: payment.authorizationUrl }).from(payment).where(eq(payment.id, paymentId))
    if (typeof row?.url === 'string') return row.url
    await wait(waits.ms)
  }
  return undefined
}
