import { openAccounts } from '../testing/ledger-run/accounts.ts'
import type { CallOutcome } from '../testing/ledger-run/caller.ts'
import { ledgerFacts } from './facts.ts'
import { judgeLedger } from './judge.ts'
import { plenty, type Race, races, type Stage, subscribe } from './race-calls.ts'
import type { AttackOptions, Report, Section } from './report.ts'
import { addMoney, availableOf, gigPriceKobo, givePlan, startWithPaystack } from './servers.ts'

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
async function racePlans(stage: Stage, report: Report, number: number) {
  const { fleet, caller } = stage
  const before = await availableOf(fleet, caller)
  await Promise.all([
    subscribe(stage, 'enterprise', 'month', crypto.randomUUID())(0),
    subscribe(stage, 'premium', 'month', crypto.randomUUID())(1),
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
  const rounds = isShort ? 1 : 2
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
