import { exampleGig } from '../../../src/api/contract/endpoints/gigs.ts'
import { priceOf } from '../../../src/api/contract/schemas/gig-price.ts'
import { api } from '../../../src/api/contract/table.ts'
import { hiredWorker, rightPin } from './accounts.ts'
import { type Caller, type Heard, insist, textOf } from './caller.ts'
import type { Fleet } from './fleet.ts'
import type { GigToPost, Manner, Operation } from './operations.ts'
import type { Told } from './player.ts'

const { gigs } = api

/** The outcomes of a call that posts or cancels a Gig. */
export interface GigTold {
  readonly ref: string
  readonly employerId: string
  readonly heard: readonly Heard[]
}

/** Functions of the run's player that the Gig operations use. */
interface Stage {
  readonly fleet: Fleet
  readonly turn: () => number
  /** Records the outcomes of a payment call. @returns the payment's reference when it was acknowledged */
  readonly keep: (
    kind: Told['kind'],
    ref: string,
    caller: Caller,
    amountKobo: number,
    heard: readonly Heard[],
  ) => string | undefined
  /** Pays on the page. */
  readonly pay: (how: Operation & { kind: 'gig-checkout' }, reference: string) => Promise<void>
  /** Unlocks a locked PIN. */
  readonly openPin: (caller: Caller, heard: readonly Heard[]) => Promise<void>
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
  const posted: GigTold[] = []
  const calledOff: (GigTold & { readonly gigId: string })[] = []
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
  async function post(one: GigToPost & Manner & { readonly ref: string }, caller: Caller): Promise<string | undefined> {
    await givePlan(caller)
    const heard = await insist(fleet, gigs.create, { body: { ...fieldsOf(one), ref: one.ref } }, caller, mannerOf(one))
    posted.push({ ref: one.ref, employerId: caller.employerId, heard })
    return textOf(heard, 'id')
  }

  /** Requests a quote and pays it from the wallet. */
  async function payFromWallet(
    gigId: string,
    one: GigToPost & Manner & { readonly ref: string; readonly isPinRight: boolean },
    caller: Caller,
  ) {
    const { payType, rateKobo, workersNeeded, sessions } = fieldsOf(one)
    const price = { payType, rateKobo, workersNeeded, sessions }
    const quoteId = textOf(
      await insist(fleet, gigs.getPaymentData, { body: price }, caller, { turn: turn() }),
      'quoteId',
    )
    if (quoteId === undefined) return
    const body = { quoteId, pin: one.isPinRight ? rightPin : '0000', ref: one.ref }
    const heard = await insist(fleet, gigs.payFromWallet, { params: { id: gigId }, body }, caller, mannerOf(one))
    keep('gig-wallet', one.ref, caller, priceOf(price).totalKobo, heard)
    await openPin(caller, heard)
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

  async function playWallet(one: Operation & { kind: 'gig-wallet' }, caller: Caller) {
    const gigId = await post(one, caller)
    if (gigId === undefined) return
    await payFromWallet(gigId, one, caller)
    await hire(gigId, one)
  }

  /** Pays on the page, and from the wallet when the page payment does not succeed. */
  async function playCheckout(one: Operation & { kind: 'gig-checkout' }, caller: Caller) {
    const gigId = await post(one, caller)
    if (gigId === undefined) return
    const heard = await insist(
      fleet,
      gigs.getPaymentData,
      { body: { method: 'checkout', gigId, ref: one.ref } },
      caller,
      mannerOf(one),
    )
    const reference = keep('gig-checkout', one.ref, caller, priceOf(fieldsOf(one)).totalKobo, heard)
    if (reference !== undefined) await pay(one, reference)
    if (one.outcome !== 'success') await payFromWallet(gigId, { ...one, ref: one.secondRef, isPinRight: true }, caller)
    await hire(gigId, one)
  }

  /** Cancels one of the employer's open Gigs. */
  async function callOff(one: Operation & { kind: 'gig-cancel' }, caller: Caller) {
    const { employerId } = caller
    const [open] = await fleet.query<{ id: string }>(
      `select id from gig where employer_id = $1 and status = 'open' order by md5(id || $2) limit 1`,
      [employerId, one.ref],
    )
    if (open === undefined) return
    const body = { reason: 'event_cancelled' as const, pin: one.isPinRight ? rightPin : '0000', ref: one.ref }
    const heard = await insist(fleet, gigs.cancel, { params: { id: open.id }, body }, caller, mannerOf(one))
    calledOff.push({ ref: one.ref, employerId, gigId: open.id, heard })
    await openPin(caller, heard)
  }

  async function play(one: Operation & { kind: 'gig-wallet' | 'gig-checkout' | 'gig-cancel' }, caller: Caller) {
    if (one.kind === 'gig-wallet') return playWallet(one, caller)
    if (one.kind === 'gig-checkout') return playCheckout(one, caller)
    return callOff(one, caller)
  }

  return { play, posted, calledOff }
}
