import { setTimeout as wait } from 'node:timers/promises'
import { answerOf, type Charge, ChargeRefused, providerTimeoutMs, ProviderUnavailable } from '../../ports/payments.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { isFinal } from './payment-states.ts'
import { lockPayment, type NewPayment, findOrCreatePayment, type Payment } from './payments.ts'
import { selectEmployer, selectPaymentById, updatePayment, updateUnfinishedPage } from './payments-repository.ts'
import { firstCheckMs } from './check-times.ts'
import { applyTransition, settle } from './settle.ts'
import { later } from '../../platform/clock/time.ts'

/** The caller of an endpoint that may lead to the payment page. */
export interface CheckoutCall {
  readonly employerId: string
  /** Public origin of the product: 'https://marquee.example'. */
  readonly origin: string
}

/** The dashboard path that the provider redirects to, by payment type. */
const returnPaths = {
  subscription: '/dashboard/billing-subscription/transaction-status',
  gig_payment: '/dashboard/post-gig/transaction-status',
  wallet_funding: '/dashboard/wallet&payments',
} as const

type CheckoutType = keyof typeof returnPaths

/*
 * A payment on the provider's page has two steps. The payment is stored before the provider is called, so it is checked later even when the
 * process dies.
 */

/** A payment that is made on the provider's page. */
type CheckoutPayment = NewPayment & { readonly type: CheckoutType }

/** A stored payment, and the email of its employer. */
interface StoredCheckout {
  readonly payment: Payment
  readonly email: string
}

/**
 * The first step, in the transaction that decides about the payment: stores it, or finds the one with the same reference.
 * @param onCreated further writes for a new payment
 * @throws {Refusal} CONFLICT when the reference belongs to a different payment; ACCOUNT_CLOSED
 */
export async function storeCheckout(
  deps: Deps,
  tx: Transaction,
  newPayment: CheckoutPayment,
  onCreated: (created: Payment) => Promise<void> = async () => undefined,
): Promise<StoredCheckout> {
  const at = deps.now()
  const { payment: row, isNew } = await findOrCreatePayment(tx, { ...newPayment, provider: deps.payments.name }, at)
  if (isNew) {
    await updatePayment(tx, row.id, { nextCheckAt: later(at, firstCheckMs) })
    await onCreated(row)
  }
  return findCheckout(tx, row)
}

/** The first step of a repeated call, whose payment is known. @throws {Refusal} ACCOUNT_CLOSED */
export async function findCheckout(tx: Transaction, row: Payment): Promise<StoredCheckout> {
  // Read after the insert, which waits for a closing of the account that runs now.
  const person = await selectEmployer(tx, row.employerId)
  if (person !== undefined && person.closedAt !== null) throw new Refusal('ACCOUNT_CLOSED')
  return { payment: row, email: person?.email ?? '' }
}

/**
 * The second step, after the commit: the page of a stored payment, which the provider creates unless it exists.
 * @returns the payment with the URL of its page; the URL is null when the payment has already succeeded
 * @throws {Refusal} UNAVAILABLE when the provider does not answer: the call may be repeated; CONFLICT for a failed or abandoned payment,
 *   also when it was abandoned by this call because its page was lost
 */
export async function openCheckout(
  deps: Deps,
  { origin }: CheckoutCall,
  { payment: row, email }: StoredCheckout,
): Promise<Checkout> {
  const path = returnPaths[row.type as CheckoutType]
  return checkoutOf(row) ?? createCheckoutPage(deps, row, { email, returnUrl: origin + path })
}

/** A payment with the URL of its payment page. */
interface Checkout {
  readonly payment: Payment
  readonly authorizationUrl: string | null
}

/** The checkout of a payment; undefined while it has no page. @throws {Refusal} CONFLICT for a failed or abandoned payment */
function checkoutOf(row: Payment): Checkout | undefined {
  if (row.status === 'success') return { payment: row, authorizationUrl: null }
  if (isFinal(row.status)) throw new Refusal('CONFLICT', 'This payment is over. Start again to make a new one.')
  return row.authorizationUrl === null ? undefined : { payment: row, authorizationUrl: row.authorizationUrl }
}

async function createCheckoutPage(
  deps: Deps,
  row: Payment,
  chargeDetails: Pick<Charge, 'email' | 'returnUrl'>,
): Promise<Checkout> {
  const { id, reference, amountKobo, description } = row
  const current = await deps.payments
    .beginCharge({ reference, amountKobo, description, ...chargeDetails })
    .then(({ authorizationUrl }) => saveCheckoutUrl(deps, row, authorizationUrl))
    .catch(async (error: unknown) => {
      const isRefused = error instanceof ChargeRefused
      if (!isRefused && !(error instanceof ProviderUnavailable)) throw error
      // Of two concurrent calls a provider accepts only the first: both use the page of that one.
      const concurrent = await waitForConcurrentCall(deps, id)
      return concurrent === undefined && isRefused ? abandonUnseenPayment(deps, row) : concurrent
    })
  const checkout = current && checkoutOf(current)
  if (checkout === undefined) {
    throw new Refusal(
      'UNAVAILABLE',
      'The payment page cannot be reached right now. You were not charged. Please try again.',
    )
  }
  return checkout
}

/** Stores the page URL of a payment unless the payment has become final, because a final payment must not be paid. */
async function saveCheckoutUrl({ db }: Deps, { id }: Payment, authorizationUrl: string): Promise<Payment | undefined> {
  return (await updateUnfinishedPage(db, id, authorizationUrl)) ?? selectPaymentById(db, id)
}

/** How often, and at which interval in milliseconds, a call polls for the page that a concurrent call is fetching. */
const pagePolling = { times: 4, ms: 250 }

/** Waits until a concurrent call has stored the page URL or ended the payment; undefined after the last poll. */
async function waitForConcurrentCall({ db }: Deps, id: string): Promise<Payment | undefined> {
  for (let times = 0; times < pagePolling.times; times += 1) {
    const row = await selectPaymentById(db, id)
    if (row !== undefined && (row.authorizationUrl !== null || isFinal(row.status))) return row
    await wait(pagePolling.ms)
  }
  return undefined
}

/** Age in milliseconds after which no call can still be fetching the payment's page: the provider's timeout, doubled for a busy process. */
const lostPageAfterMs = 2 * providerTimeoutMs

const unseenPageReason = 'The payment page did not open, so nothing was paid.'

/**
 * Abandons a payment that the provider knows but whose page URL was lost: the employer never got the URL, so it cannot be paid.
 * @returns the updated payment; undefined while its page may still be fetched, or when the provider does not confirm that it knows it
 */
async function abandonUnseenPayment(deps: Deps, { id, reference, createdAt }: Payment): Promise<Payment | undefined> {
  const at = deps.now()
  if (later(createdAt, lostPageAfterMs) > at) return undefined
  const providerAnswer = await answerOf(deps.payments.lookUpCharge(reference), () => undefined)
  if (providerAnswer === undefined) return undefined
  if (providerAnswer.status !== 'pending') return settle(deps.db, reference, providerAnswer, at)
  return deps.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, id)
    return checkoutOf(locked) === undefined
      ? applyTransition(tx, locked, 'abandoned', at, { failureReason: unseenPageReason, note: unseenPageReason })
      : locked
  })
}
