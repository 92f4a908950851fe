import { exampleGig } from '../../../src/api/contract/endpoints/gigs.ts'
import { priceOf } from '../../../src/api/contract/schemas/gig-price.ts'
import { api } from '../../../src/api/contract/table.ts'
import { hiredWorker, rightPin } from './accounts.ts'
import { type Caller, type Heard, insist, textOf } from './caller.ts'
import type { Fleet } from './fleet.ts'
import type { GigToPost, Manner, Operation } from './operations.ts'
import type { Told } from './player.ts'

const { gigs } = api

/** What a caller was told of posting a Gig, or of calling one off. */
export interface GigTold {
  readonly ref: string
  readonly employerId: string
  readonly heard: readonly Heard[]
}

/** What Gigs need of the player of the run. */
interface Stage {
  readonly fleet: Fleet
  readonly turn: () => number
  /** Keeps what was told of a payment. @returns the payment's reference, when it was acknowledged */
  readonly keep: (
    kind: Told['kind'],
    ref: string,
    caller: Caller,
    amountKobo: number,
    heard: readonly Heard[],
  ) => string | undefined
  /** Pays on the page. */
  readonly pay: (how: Operation & { kind: 'gig-checkout' }, reference: string) => Promise<void>
  /** Opens a PIN that was locked. */
  readonly openPin: (caller: Caller, heard: readonly Heard[]) => Promise<void>
}

const day = 24 * 60 * 60_000

/** A day in Lagos, so many days from now. */
const lagosDay = (days: number) => new Date(Date.now() + days * day + day / 24).toISOString().slice(0, 10)

/** The fields of a Gig that can be posted now. Tomorrow is within the 48 hours in which calling off costs something. */
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

/** Posts Gigs, pays for them and calls them off. */
export function createGigPlayer({ fleet, turn, keep, pay, openPin }: Stage) {
  const posted: GigTold[] = []
  const calledOff: (GigTold & { readonly gigId: string })[] = []
  const mannerOf = ({ copies, hangUpMs, givesUp }: Manner) => ({ copies, hangUpMs, givesUp, turn: turn() })

  /** Lifts the limit of the plan, as a person at Marquee can; who has no running plan is given one. */
  async function givePlan({ employerId }: Caller) {
    await fleet.query(
      `insert into subscription (employer_id, status, plan_code, interval, renews_at) values ($1, 'active', 'basic', 'month', now() + interval '30 days')
       on conflict (employer_id) do update set gig_count = null, status = 'active', renews_at = case when subscription.status = 'active' then subscription.renews_at else excluded.renews_at end`,
      [employerId],
    )
  }

  /** Posts a Gig with the operation's reference. @returns its id, for who got an answer */
  async function post(one: GigToPost & Manner & { readonly ref: string }, caller: Caller): Promise<string | undefined> {
    await givePlan(caller)
    const heard = await insist(fleet, gigs.create, { body: { ...fieldsOf(one), ref: one.ref } }, caller, mannerOf(one))
    posted.push({ ref: one.ref, employerId: caller.employerId, heard })
    return textOf(heard, 'id')
  }

  /** Asks for the price and pays it from the wallet. */
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

  /** Someone is hired for a Gig, if it is open: no call of the contract does that yet. */
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

  /** Pays on the page; and what does not come from there, from the wallet. */
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

  /** Calls one of the employer's open Gigs off. */
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
