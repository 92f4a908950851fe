import { setTimeout as wait } from 'node:timers/promises'
import { and, eq, inArray } from 'drizzle-orm'
import { type Charge, ChargeRefused, patienceMs, ProviderDown } from '../../adapters/payments/provider.ts'
import type { Transaction } from '../../db/database.ts'
import { payment } from '../../db/money-schema.ts'
import { employer } from '../../db/schema.ts'
import { type Deps, later } from '../deps.ts'
import { Refusal } from '../refusal.ts'
import { isFinal } from './payment-states.ts'
import { lockPayment, type NewPayment, openPayment, type Payment } from './payments.ts'
import { firstCheckMs } from './check-times.ts'
import { carryOut, settle } from './settle.ts'

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
 * @throws {Refusal} UNAVAILABLE when the provider does not answer: the same call may be repeated; CONFLICT for a payment that has failed or was given up,
 *   also just now, because its page was lost
 */
export async function payOnPage(
  deps: Deps,
  { employerId, origin }: CheckoutCall,
  wanted: NewPayment & { readonly type: PageType },
  assertAllowed: (tx: Transaction) => Promise<void>,
  onBegun: (tx: Transaction, begun: Payment) => Promise<void> = async () => undefined,
): Promise<OnPage> {
  const opened = await deps.db.transaction(async (tx) => {
    await assertAllowed(tx)
    const at = deps.now()
    const { payment: row, isNew } = await openPayment(tx, { ...wanted, provider: deps.payments.name }, at)
    if (isNew) {
      await tx
        .update(payment)
        .set({ nextCheckAt: later(at, firstCheckMs) })
        .where(eq(payment.id, row.id))
      await onBegun(tx, row)
    }
    const [person] = await tx.select({ email: employer.email }).from(employer).where(eq(employer.id, employerId))
    return { row, email: person?.email ?? '' }
  })
  const { row, email } = opened
  return shown(row) ?? beginOnPage(deps, row, { email, returnUrl: origin + returnPaths[wanted.type] })
}

/** A payment, and the page to pay on. */
interface OnPage {
  readonly payment: Payment
  readonly authorizationUrl: string | null
}

/** What a payment leads to; undefined while it has no page. @throws {Refusal} CONFLICT for one that has failed or was given up */
function shown(row: Payment): OnPage | undefined {
  if (row.status === 'success') return { payment: row, authorizationUrl: null }
  if (isFinal(row.status)) throw new Refusal('CONFLICT', 'This payment is over. Start again to make a new one.')
  return row.authorizationUrl === null ? undefined : { payment: row, authorizationUrl: row.authorizationUrl }
}

async function beginOnPage(deps: Deps, row: Payment, where: Pick<Charge, 'email' | 'returnUrl'>): Promise<OnPage> {
  const { id, reference, amountKobo, description } = row
  const current = await deps.payments
    .beginCharge({ reference, amountKobo, description, ...where })
    .then(({ authorizationUrl }) => keepPage(deps, row, authorizationUrl))
    .catch(async (error: unknown) => {
      const isRefused = error instanceof ChargeRefused
      if (!isRefused && !(error instanceof ProviderDown)) throw error
      // Of two calls at once a provider takes the first one only: its page is the page of both.
      const other = await waitForOther(deps, id)
      return other === undefined && isRefused ? endUnseen(deps, row) : other
    })
  const found = current && shown(current)
  if (found === undefined) {
    throw new Refusal(
      'UNAVAILABLE',
      'The payment page cannot be reached right now. You were not charged. Please try again.',
    )
  }
  return found
}

/** Writes down the page of a payment, unless the payment is over by now: nobody may pay on that page any more. */
async function keepPage({ db }: Deps, { id }: Payment, authorizationUrl: string): Promise<Payment | undefined> {
  const [kept] = await db
    .update(payment)
    .set({ authorizationUrl })
    .where(and(eq(payment.id, id), inArray(payment.status, ['pending', 'processing'])))
    .returning()
  return kept ?? readPayment(db, id)
}

const readPayment = async (db: Deps['db'], id: string): Promise<Payment | undefined> =>
  (await db.select().from(payment).where(eq(payment.id, id)))[0]

/** How long, and how often, the page is waited for that another call is fetching. */
const waits = { times: 4, ms: 250 }

/** The payment once another call has fetched its page, or has ended it; undefined when that takes too long. */
async function waitForOther({ db }: Deps, id: string): Promise<Payment | undefined> {
  for (let times = 0; times < waits.times; times += 1) {
    const row = await readPayment(db, id)
    if (row !== undefined && (row.authorizationUrl !== null || isFinal(row.status))) return row
    await wait(waits.ms)
  }
  return undefined
}

/** After so long no call waits for the page any more that it began the payment for: the provider's time, and as much again for a busy process. */
const begunAfterMs = 2 * patienceMs

const unseen = 'The payment page did not open, so nothing was paid.'

/**
 * Ends a payment that the provider knows, but whose page's address was lost: nobody can have seen that page, so nobody pays on it.
 * @returns the payment as it is then; undefined while its page may still come, and when the provider does not say that it knows it
 */
async function endUnseen(deps: Deps, { id, reference, createdAt }: Payment): Promise<Payment | undefined> {
  const at = deps.now()
  if (later(createdAt, begunAfterMs) > at) return undefined
  const told = await deps.payments.lookUpCharge(reference).catch((error: unknown) => {
    if (error instanceof ProviderDown) return undefined
    throw error
  })
  if (told === undefined) return undefined
  if (told.status !== 'pending') return settle(deps.db, reference, told, at)
  return deps.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, id)
    return shown(locked) === undefined
      ? carryOut(tx, locked, 'abandoned', at, { failureReason: unseen, note: unseen })
      : locked
  })
}
