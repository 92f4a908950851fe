import { api } from '../../src/api/contract/table.ts'
import type { FakePaystack } from '../testing/fake-paystack.ts'
import { openAccounts, rightPin as pin } from '../testing/ledger-run/accounts.ts'
import { call, type Caller, type CallOutcome } from '../testing/ledger-run/caller.ts'
import type { Fleet } from '../testing/ledger-run/fleet.ts'
import { ledgerFacts } from './facts.ts'
import { judgeLedger } from './judge.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import {
  addMoney,
  availableOf,
  futureGig,
  gigPriceKobo,
  givePlan,
  openGig,
  postGig,
  quoteGig,
  startWithPaystack,
} from './servers.ts'

const { billing, gigs, wallet } = api

interface Stage {
  readonly fleet: Fleet
  readonly paystack: FakePaystack
  readonly caller: Caller
}

/** Makes one call at the server with a number. */
type Call = (server: number) => Promise<CallOutcome>

/** Concurrent calls, and what must be true of them. */
interface Race {
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
    call(fleet.address(server), gigs.cancel, { params: { id }, body: { reason: 'date_changed', pin, ref } }, caller)

const post =
  ({ fleet, caller }: Stage): Call =>
  (server) =>
    call(fleet.address(server), gigs.create, { body: { ...futureGig(), ref: uuid() } }, caller)

const subscribe =
  ({ fleet, caller }: Stage, planCode: 'premium' | 'enterprise', interval: 'month' | 'year', ref: string): Call =>
  (server) =>
    call(fleet.address(server), billing.subscribe, { body: { planCode, interval, method: 'wallet', pin, ref } }, caller)

const plenty = 60_000_000

/** Each money call many times concurrently, with the same reference and with others. */
const races: readonly Race[] = [
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

/** What one race did wrong. */
async function problemsOf(stage: Stage, race: Race, outcomes: readonly CallOutcome[]): Promise<string[]> {
  const { fleet, caller } = stage
  const problems: string[] = []
  const done = outcomes.filter(({ kind }) => kind === 'done').length
  const unknown = outcomes.filter(({ kind }) => kind === 'unknown').length
  const spent = race.kobo - (await availableOf(fleet, caller))
  const [row] = await fleet.query<{ count: number }>(
    `select count(*)::int as count from payment where employer_id = $1 and type = $2`,
    [caller.employerId, race.payments.type],
  )
  if (done !== (race.done ?? outcomes.length)) {
    const codes = outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.code : outcome.kind))
    problems.push(`${done} calls succeeded, not ${race.done ?? outcomes.length}: ${codes.join(' ')}`)
  }
  if (unknown > 0) problems.push(`${unknown} calls have an unknown outcome`)
  if (spent !== race.spentKobo) problems.push(`the wallet has ${spent} kobo less, not ${race.spentKobo}`)
  if (row?.count !== race.payments.count) {
    problems.push(`there are ${row?.count} payments of the type ${race.payments.type}, not ${race.payments.count}`)
  }
  return [...problems, ...judgeLedger(await ledgerFacts(fleet))]
}

/** Two different plans concurrently: the outcome is that of one of the two orders. */
async function racePlans({ fleet, caller, paystack }: Stage, report: Report, number: number) {
  const stage = { fleet, caller, paystack }
  const before = await availableOf(fleet, caller)
  await Promise.all([
    subscribe(stage, 'enterprise', 'month', uuid())(0),
    subscribe(stage, 'premium', 'month', uuid())(1),
  ])
  const spent = before - (await availableOf(fleet, caller))
  const [plan] = await fleet.query<{ plan: string; next: string | null }>(
    'select plan_code as plan, next_plan_code as next from subscription where employer_id = $1',
    [caller.employerId],
  )
  // Premium first: both are charged and Enterprise runs. Enterprise first: it is charged, and Premium is planned or refused.
  const isRight = plan?.plan === 'enterprise' && [5_000_000, 6_500_000].includes(spent)
  report.check(`two plans concurrently, pair ${number}`, [
    ...(isRight ? [] : [`${spent} kobo were spent, and the plan is ${plan?.plan}, then ${plan?.next}`]),
    ...judgeLedger(await ledgerFacts(fleet)),
  ])
}

async function run(report: Report, { isShort }: AttackOptions) {
  const { fleet, paystack } = await startWithPaystack(2)
  const rounds = isShort ? 1 : 4
  const pairs = isShort ? 2 : 8
  try {
    const callers = await openAccounts(fleet.dataDir, races.length * rounds + pairs)
    const stageOf = (index: number): Stage => {
      const caller = callers[index]
      if (caller === undefined) throw new Error(`There is no account ${index}`)
      return { fleet, paystack, caller }
    }
    let calls = 0
    for (let index = 0; index < races.length * rounds; index += 1) {
      const [stage, race] = [stageOf(index), races[index % races.length]]
      if (race === undefined) continue
      const isGig = race.name.includes('Gig')
      const beforehand = race.name.startsWith('cancel') ? gigPriceKobo : 0
      await addMoney(fleet, paystack, stage.caller, race.kobo + beforehand)
      if (isGig) await givePlan(fleet, stage.caller, null)
      const ready = await race.calls(stage)
      calls += ready.length
      const outcomes = await Promise.all(ready.map((one, number) => one(number)))
      // What cancelling refunds is compared with the money before the Gig was paid.
      report.check(`race ${race.name}`, await problemsOf(stage, { ...race, kobo: race.kobo + beforehand }, outcomes))
    }
    for (let number = 0; number < pairs; number += 1) {
      const stage = stageOf(races.length * rounds + number)
      await addMoney(fleet, paystack, stage.caller, plenty)
      await racePlans(stage, report, number)
    }
    report.note(`${races.length} races of money calls, ${calls + pairs * 2} concurrent calls at 2 processes.`)
  } finally {
    await paystack.close()
  }
}

/** Money calls made concurrently at two processes: each intent moves money once. */
export const raceSection: Section = { name: 'races', title: 'Concurrent money calls', run }
