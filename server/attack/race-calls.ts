import { api } from '../../src/api/contract/table.ts'
import type { FakePaystack } from '../testing/fake-paystack.ts'
import { rightPin as pin } from '../testing/ledger-run/accounts.ts'
import { call, type Caller, type CallOutcome } from '../testing/ledger-run/caller.ts'
import type { Fleet } from '../testing/ledger-run/fleet.ts'
import { futureGig, gigPriceKobo, givePlan, openGig, postGig, quoteGig } from './servers.ts'

const { billing, gigs, wallet } = api

/** The servers of a race, and the employer who makes its calls. */
export interface Stage {
  readonly fleet: Fleet
  readonly paystack: FakePaystack
  readonly caller: Caller
}

/** Makes one call at the server with a number. */
export type Call = (server: number) => Promise<CallOutcome>

/** Concurrent calls, and what must be true of them. */
export interface Race {
  readonly name: string
  /** What is in the wallet before. */
  readonly kobo: number
  readonly calls: (stage: Stage) => Promise<readonly Call[]>
  /** How many of the calls succeed; by default all of them. */
  readonly done?: number
  /** How much the wallet has less afterwards. */
  readonly spentKobo: number
  /** How many payments of this type exist afterwards. */
  readonly payments: { readonly type: string; readonly count: number }
}

const copies = 20
const uuid = () => crypto.randomUUID()
/** The same call many times, at alternating servers. */
const times = (make: (number: number) => Call) => Array.from({ length: copies }, (_, number) => make(number))

const fund =
  ({ fleet, caller }: Stage, ref: string): Call =>
  (server) =>
    call(fleet.address(server), wallet.fund, { body: { amountKobo: 1_000_000, ref } }, caller)

const withdraw =
  ({ fleet, caller }: Stage, ref: string, amountKobo = 1_000_000): Call =>
  (server) =>
    call(fleet.address(server), wallet.withdraw, { body: { amountKobo, pin, ref } }, caller)

const pay =
  ({ fleet, caller }: Stage, id: string, quoteId: string, ref: string): Call =>
  (server) =>
    call(fleet.address(server), gigs.payFromWallet, { params: { id }, body: { quoteId, pin, ref } }, caller)

const cancel =
  ({ fleet, caller }: Stage, id: string, ref: string): Call =>
  (server) =>
    call(
      fleet.address(server),
      gigs.cancel,
      { params: { id }, body: { reason: 'date_changed', feeKobo: 0, pin, ref } },
      caller,
    )

const post =
  ({ fleet, caller }: Stage): Call =>
  (server) =>
    call(fleet.address(server), gigs.create, { body: { ...futureGig(), ref: uuid() } }, caller)

const payOnPage =
  ({ fleet, caller }: Stage, gigId: string, ref: string): Call =>
  (server) =>
    call(fleet.address(server), gigs.getPaymentData, { body: { method: 'checkout', gigId, ref } }, caller)

const subscribeOnPage =
  ({ fleet, caller }: Stage, ref: string): Call =>
  (server) =>
    call(
      fleet.address(server),
      billing.subscribe,
      { body: { planCode: 'premium', interval: 'month', method: 'checkout', ref } },
      caller,
    )

/** Chooses a plan and pays for it from the wallet. */
export const subscribe =
  ({ fleet, caller }: Stage, planCode: 'premium' | 'enterprise', interval: 'month' | 'year', ref: string): Call =>
  (server) =>
    call(fleet.address(server), billing.subscribe, { body: { planCode, interval, method: 'wallet', pin, ref } }, caller)

/** Money for everything a race may spend, in kobo. */
export const plenty = 60_000_000

/** Each money call many times concurrently, with the same reference and with others. */
export const races: readonly Race[] = [
  {
    name: 'fund, one reference',
    kobo: plenty,
    calls: async (stage) => {
      const ref = uuid()
      return times(() => fund(stage, ref))
    },
    spentKobo: 0,
    // The first funding filled the wallet.
    payments: { type: 'wallet_funding', count: 2 },
  },
  {
    name: 'withdraw, one reference',
    kobo: plenty,
    calls: async (stage) => {
      const ref = uuid()
      return times(() => withdraw(stage, ref))
    },
    spentKobo: 1_000_000,
    payments: { type: 'withdrawal', count: 1 },
  },
  {
    name: 'withdraw, other references, with money for 3',
    kobo: 3_500_000,
    calls: async (stage) => times(() => withdraw(stage, uuid())),
    done: 3,
    spentKobo: 3_000_000,
    payments: { type: 'withdrawal', count: 3 },
  },
  {
    name: 'pay for one Gig, one reference',
    kobo: plenty,
    calls: async (stage) => {
      const [id, quoteId, ref] = [
        await postGig(stage.fleet, stage.caller),
        await quoteGig(stage.fleet, stage.caller),
        uuid(),
      ]
      return times(() => pay(stage, id, quoteId, ref))
    },
    spentKobo: gigPriceKobo,
    payments: { type: 'gig_payment', count: 1 },
  },
  {
    name: 'pay for one Gig, other references',
    kobo: plenty,
    calls: async (stage) => {
      const [id, quoteId] = [await postGig(stage.fleet, stage.caller), await quoteGig(stage.fleet, stage.caller)]
      return times(() => pay(stage, id, quoteId, uuid()))
    },
    done: 1,
    spentKobo: gigPriceKobo,
    payments: { type: 'gig_payment', count: 1 },
  },
  {
    name: '20 Gigs with money for 3',
    kobo: gigPriceKobo * 3 + 1,
    calls: async (stage) => {
      const quoteId = await quoteGig(stage.fleet, stage.caller)
      const ids: string[] = []
      for (let number = 0; number < copies; number += 1) ids.push(await postGig(stage.fleet, stage.caller))
      return ids.map((id) => pay(stage, id, quoteId, uuid()))
    },
    done: 3,
    spentKobo: gigPriceKobo * 3,
    payments: { type: 'gig_payment', count: 3 },
  },
  {
    name: 'post 20 Gigs with a quota of 3',
    kobo: plenty,
    calls: async (stage) => {
      await givePlan(stage.fleet, stage.caller, 3)
      return times(() => post(stage))
    },
    done: 3,
    spentKobo: 0,
    payments: { type: 'gig_payment', count: 0 },
  },
  {
    name: 'cancel one Gig, one reference',
    kobo: plenty,
    calls: async (stage) => {
      const [id, ref] = [await openGig(stage.fleet, stage.caller), uuid()]
      return times(() => cancel(stage, id, ref))
    },
    spentKobo: 0,
    payments: { type: 'refund', count: 1 },
  },
  {
    name: 'cancel one Gig, other references',
    kobo: plenty,
    calls: async (stage) => {
      const id = await openGig(stage.fleet, stage.caller)
      return times(() => cancel(stage, id, uuid()))
    },
    done: 1,
    spentKobo: 0,
    payments: { type: 'refund', count: 1 },
  },
  {
    name: 'one plan, one reference',
    kobo: plenty,
    calls: async (stage) => {
      const ref = uuid()
      return times(() => subscribe(stage, 'premium', 'month', ref))
    },
    spentKobo: 1_500_000,
    payments: { type: 'subscription', count: 1 },
  },
  {
    name: 'one plan, other references',
    kobo: plenty,
    calls: async (stage) => times(() => subscribe(stage, 'premium', 'month', uuid())),
    done: 1,
    spentKobo: 1_500_000,
    payments: { type: 'subscription', count: 1 },
  },
  {
    name: 'one Gig on the page, one reference',
    kobo: plenty,
    calls: async (stage) => {
      const [id, ref] = [await postGig(stage.fleet, stage.caller), uuid()]
      return times(() => payOnPage(stage, id, ref))
    },
    spentKobo: 0,
    payments: { type: 'gig_payment', count: 1 },
  },
  {
    name: 'one Gig on the page, other references',
    kobo: plenty,
    calls: async (stage) => {
      const id = await postGig(stage.fleet, stage.caller)
      return times(() => payOnPage(stage, id, uuid()))
    },
    done: 1,
    spentKobo: 0,
    payments: { type: 'gig_payment', count: 1 },
  },
  {
    name: 'one plan on the page, one reference',
    kobo: plenty,
    calls: async (stage) => {
      const ref = uuid()
      return times(() => subscribeOnPage(stage, ref))
    },
    spentKobo: 0,
    payments: { type: 'subscription', count: 1 },
  },
  {
    name: 'withdraw everything and pay for a Gig',
    kobo: gigPriceKobo,
    calls: async (stage) => {
      const [id, quoteId] = [await postGig(stage.fleet, stage.caller), await quoteGig(stage.fleet, stage.caller)]
      return [withdraw(stage, uuid(), gigPriceKobo), pay(stage, id, quoteId, uuid())]
    },
    done: 1,
    spentKobo: gigPriceKobo,
    payments: { type: 'wallet_funding', count: 1 },
  },
]
