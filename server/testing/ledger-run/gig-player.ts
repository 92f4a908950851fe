import { exampleGig } from '../../../src/api/contract/endpoints/gigs.ts'
import { priceOf } from '../../../src/rules/gig-price.ts'
import { mostKobo } from '../../../src/api/contract/schemas/money.ts'
import { api } from '../../../src/api/contract/table.ts'
import { hiredWorker, rightPin } from './accounts.ts'
import { type Caller, type CallOutcome, callWithRetries, textOf } from './caller.ts'
import type { Fleet } from './fleet.ts'
import type { GigToPost, Manner, Operation } from './operations.ts'
import type { PaymentCallRecord } from './player.ts'

const { gigs } = api

/** The outcomes of a call that posts or cancels a Gig. */
export interface GigCallRecord {
  readonly ref: string
  readonly employerId: string
  readonly outcomes: readonly CallOutcome[]
}

/** Functions of the run's player that the Gig operations use. */
interface Stage {
  readonly fleet: Fleet
  readonly turn: () => number
  /** Records the outcomes of a payment call. @returns the payment's reference when it was acknowledged */
  readonly keep: (
    kind: PaymentCallRecord['kind'],
    ref: string,
    caller: Caller,
    amountKobo: number,
    outcomes: readonly CallOutcome[],
  ) => string | undefined
  /** Pays on the page. */
  readonly pay: (how: Operation & { kind: 'gig-checkout' }, reference: string) => Promise<void>
  /** Unlocks a locked PIN. */
  readonly openPin: (caller: Caller, outcomes: readonly CallOutcome[]) => Promise<void>
}

const day = 24 * 60 * 60_000

/** The date in Lagos some days from now. */
const lagosDay = (days: number) => new Date(Date.now() + days * day + day / 24).toISOString().slice(0, 10)

/** The fields of a Gig that can be posted now. Tomorrow is within the 48 hours in which cancelling costs a fee. */
function fieldsOf({ rateKobo, workersNeeded, isSoon }: GigToPost) {
  const date = lagosDay(isSoon ? 1 : 10)
  return {
    ...exampleGig,
    rateKobo,
    workersNeeded,
    sessions: [{ date, start: '12:00', end: '18:00', endsNextDay: false }],
    applicationDeadline: `${date}T09:00:00+01:00`,
  }
}

/** Posts, pays and cancels Gigs. */
export function createGigPlayer({ fleet, turn, keep, pay, openPin }: Stage) {
  const posted: GigCallRecord[] = []
  const cancellations: (GigCallRecord & { readonly gigId: string })[] = []
  const mannerOf = ({ copies, hangUpMs, givesUp }: Manner) => ({ copies, hangUpMs, givesUp, turn: turn() })

  /** Gives the employer an active plan without a quota. */
  async function givePlan({ employerId }: Caller) {
    await fleet.query(
      `insert into subscription (employer_id, status, plan_code, interval, renews_at) values ($1, 'active', 'basic', 'month', now() + interval '30 days')
       on conflict (employer_id) do update set gig_count = null, status = 'active', renews_at = case when subscription.status = 'active' then subscription.renews_at else excluded.renews_at end`,
      [employerId],
    )
  }

  /** Posts a Gig with the operation's reference. @returns its id when a call was answered */
  async function post(
    operation: GigToPost & Manner & { readonly ref: string },
    caller: Caller,
  ): Promise<string | undefined> {
    await givePlan(caller)
    const outcomes = await callWithRetries(
      fleet,
      gigs.create,
      { body: { ...fieldsOf(operation), ref: operation.ref } },
      caller,
      mannerOf(operation),
    )
    posted.push({ ref: operation.ref, employerId: caller.employerId, outcomes })
    return textOf(outcomes, 'id')
  }

  /** Requests a quote and pays it from the wallet. */
  async function payFromWallet(
    gigId: string,
    operation: GigToPost & Manner & { readonly ref: string; readonly isPinRight: boolean },
    caller: Caller,
  ) {
    const { payType, rateKobo, workersNeeded, sessions } = fieldsOf(operation)
    const price = { payType, rateKobo, workersNeeded, sessions }
    const quoteId = textOf(
      await callWithRetries(fleet, gigs.getPaymentData, { body: price }, caller, { turn: turn() }),
      'quoteId',
    )
    if (quoteId === undefined) return
    const body = { quoteId, pin: operation.isPinRight ? rightPin : '0000', ref: operation.ref }
    const outcomes = await callWithRetries(
      fleet,
      gigs.payFromWallet,
      { params: { id: gigId }, body },
      caller,
      mannerOf(operation),
    )
    keep('gig-wallet', operation.ref, caller, priceOf(price).totalKobo, outcomes)
    await openPin(caller, outcomes)
  }

  /** Inserts a hired worker for an open Gig, because no endpoint hires workers yet. */
  async function hire(gigId: string, { isHired, rateKobo }: GigToPost) {
    if (!isHired) return
    await fleet.query(
      `with found as (select id, employer_id from gig where id = $1 and status = 'open' for update)
       insert into worker_gig (id, gig_id, employer_id, worker_id, agreed_kobo, hired_at, changed_at) select 'wg_' || id, id, employer_id, $2::text, $3::bigint, now(), now() from found on conflict do nothing`,
      [gigId, hiredWorker, rateKobo],
    )
  }

  async function playWallet(operation: Operation & { kind: 'gig-wallet' }, caller: Caller) {
    const gigId = await post(operation, caller)
    if (gigId === undefined) return
    await payFromWallet(gigId, operation, caller)
    await hire(gigId, operation)
  }

  /** Pays on the page, and from the wallet when the page payment does not succeed. */
  async function playCheckout(operation: Operation & { kind: 'gig-checkout' }, caller: Caller) {
    const gigId = await post(operation, caller)
    if (gigId === undefined) return
    const outcomes = await callWithRetries(
      fleet,
      gigs.getPaymentData,
      { body: { method: 'checkout', gigId, ref: operation.ref } },
      caller,
      mannerOf(operation),
    )
    const reference = keep('gig-checkout', operation.ref, caller, priceOf(fieldsOf(operation)).totalKobo, outcomes)
    if (reference !== undefined) await pay(operation, reference)
    if (operation.outcome !== 'success') {
      await payFromWallet(gigId, { ...operation, ref: operation.secondRef, isPinRight: true }, caller)
    }
    await hire(gigId, operation)
  }

  /** Cancels one of the employer's open Gigs. */
  async function cancelGig(operation: Operation & { kind: 'gig-cancel' }, caller: Caller) {
    const { employerId } = caller
    const [open] = await fleet.query<{ id: string }>(
      `select id from gig where employer_id = $1 and status = 'open' order by md5(id || $2) limit 1`,
      [employerId, operation.ref],
    )
    if (open === undefined) return
    const body = {
      reason: 'event_cancelled' as const,
      feeKobo: mostKobo,
      pin: operation.isPinRight ? rightPin : '0000',
      ref: operation.ref,
    }
    const outcomes = await callWithRetries(
      fleet,
      gigs.cancel,
      { params: { id: open.id }, body },
      caller,
      mannerOf(operation),
    )
    cancellations.push({ ref: operation.ref, employerId, gigId: open.id, outcomes })
    await openPin(caller, outcomes)
  }

  async function play(operation: Operation & { kind: 'gig-wallet' | 'gig-checkout' | 'gig-cancel' }, caller: Caller) {
    if (operation.kind === 'gig-wallet') return playWallet(operation, caller)
    if (operation.kind === 'gig-checkout') return playCheckout(operation, caller)
    return cancelGig(operation, caller)
  }

  return { play, posted, cancellations }
}
