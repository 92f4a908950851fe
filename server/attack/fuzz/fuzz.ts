import type { Endpoint } from '../../../src/api/contract/endpoint.ts'
import { api, endpoints } from '../../../src/api/contract/table.ts'
import { randomFrom } from '../../simulator/random.ts'
import { startFleet } from '../../testing/ledger-run/fleet.ts'
import { ledgerFacts } from '../facts.ts'
import { type Answer, describeRequest, send } from '../http.ts'
import { createAnswerJudge, judgeLedger, type OpenApi } from '../judge.ts'
import { type AttackOptions, type Report, type Section, sharesOf } from '../report.ts'
import { noLimits } from '../servers.ts'
import { openFuzzAccounts } from './fuzz-accounts.ts'
import { fuzzRequest } from './requests.ts'

/** Concurrent requests. */
const lanes = 8
/** After so many requests the accounts are made able to pay and post again: locked PINs and ended plans refuse everything. */
const repairEvery = 150
/** Below this share of successes a run proves nothing. */
const minSuccessShare = 0.25
/** An answer that takes longer, in milliseconds, occupies the server. */
const maxMs = 15_000

/** Endpoints that end a session or empty a list: a frequent call would leave nothing for the others. */
const rareIds = new Set<string>([
  api.account.logOut.id,
  api.account.endOtherSessions.id,
  api.notifications.removeAll.id,
])

/** The weight of an endpoint among all. Most calls without a session are refused for their code. */
const weightOf = ({ id, scope }: Endpoint): number => {
  if (rareIds.has(id)) return 0.1
  return scope === 'public' ? 0.4 : 1
}

/** What the server logged about the request of an answer. */
const logOf = (output: string, { headers }: Answer): string => {
  const requestId = headers.get('x-request-id') ?? 'none'
  const at = output.indexOf(requestId)
  return at < 0 ? 'nothing' : output.slice(at, at + 1500)
}

/** Creates the judge of an answer: that of the OpenAPI document, and that the client can read it in time. */
async function createJudge(base: string) {
  const document = (await send(base, { method: 'GET', path: '/api/v1/openapi.json' })).body as OpenApi
  const judge = createAnswerJudge(document)
  return (endpoint: Endpoint, answer: Answer): string[] => {
    const problems = judge(endpoint, answer)
    if (answer.ms > maxMs) problems.push(`answered after ${Math.round(answer.ms)} ms`)
    if (answer.status === 200) {
      const { data } = answer.body as { data?: unknown }
      if (!endpoint.response.safeParse(data).success) problems.push('answered what the client cannot read')
    }
    return problems
  }
}

async function run(report: Report, { seed, isShort, tell }: AttackOptions) {
  const fleet = await startFleet(1, { ...noLimits, MARQUEE_SEED: 'demo', MARQUEE_SIMULATOR: 'off' })
  const base = fleet.address(0)
  const { callers, repair, signIn, close } = await openFuzzAccounts(fleet)
  const judge = await createJudge(base)
  const statuses = new Map<number, number>()
  const succeeded = new Set<string>()
  const weights = Object.fromEntries(endpoints.map((endpoint) => [endpoint.id, weightOf(endpoint)]))
  const byId = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.id, endpoint]))
  const isAlive = () =>
    send(base, { method: 'GET', path: '/healthz' }).then(
      ({ status }) => status === 200,
      () => false,
    )

  async function fuzzOnce(number: number) {
    const random = randomFrom(seed * 1_000_003 + number * 7919)
    const endpoint = byId.get(random.weighted(weights))
    const caller = callers[Number(random.weighted({ 0: 3, 1: 2, 2: 1 }))]
    if (endpoint === undefined || caller === undefined) throw new Error('There is nothing to call')
    const sent = fuzzRequest(endpoint, caller, random)
    const repeat = `seed ${seed}, request ${number}: ${describeRequest(sent)}`
    try {
      const answer = await send(base, sent)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 200) succeeded.add(endpoint.id)
      caller.ids.harvest(answer.text)
      const log = answer.status < 500 ? '' : `\n  log: ${logOf(fleet.output(), answer)}`
      report.check(repeat + log, judge(endpoint, answer))
      if (answer.status === 401) caller.token = await signIn(caller.employerId)
    } catch (error) {
      report.check(`${repeat}\n  log: ${fleet.output().slice(-1500)}`, [`no answer: ${String(error)}`])
      if (!(await isAlive())) throw new Error('the server does not answer any more', { cause: error })
    }
  }

  const count = isShort ? 2000 : 20_000
  let next = 0
  const lane = async () => {
    for (let number = next++; number < count; number = next++) {
      if (number % repairEvery === 0) await Promise.all(callers.map(repair))
      await fuzzOnce(number)
      if (number > 0 && number % 5000 === 0) tell(`  ${number} requests`)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  await close()
  const share = (statuses.get(200) ?? 0) / count
  const isEmpty = share < minSuccessShare
  report.check(`npm run attack -- --only fuzz --seed ${seed}`, [
    ...(isEmpty ? [`only ${(share * 100).toFixed(1)} % of the requests succeeded: the run proves little`] : []),
    ...judgeLedger(await ledgerFacts(fleet)),
  ])
  report.note(`${count} requests with seed ${seed}, answered ${sharesOf(statuses)}.`)
  const never = endpoints.filter(({ id }) => !succeeded.has(id)).map(({ id }) => id)
  if (never.length > 0) report.note(`Endpoints without a success: ${never.join(', ')}.`)
}

/** Requests made from the contract, valid and mutated: every answer is one that the contract describes. */
export const fuzz: Section = { name: 'fuzz', title: 'Requests made from the contract', run }
