import { drizzle } from 'drizzle-orm/node-postgres'
import { eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { Pool } from 'pg'
import type { Endpoint } from '../../../src/api/contract/endpoint.ts'
import { api, endpoints } from '../../../src/api/contract/table.ts'
import { pin, withdrawalAccount } from '../../db/money-schema.ts'
import * as schema from '../../db/schema.ts'
import { settle } from '../../domain/money/settle.ts'
import { addNotification } from '../../domain/notifications.ts'
import { hashPassword } from '../../domain/password-hash.ts'
import { startSession } from '../../domain/sessions.ts'
import { randomFrom } from '../../random.ts'
import { demoLogIn } from '../../seed/demo.ts'
import { openAccounts, rightPassword, rightPin } from '../../testing/ledger-run/accounts.ts'
import { call } from '../../testing/ledger-run/caller.ts'
import { startFleet } from '../../testing/ledger-run/fleet.ts'
import { databaseOf } from '../../testing/server-process.ts'
import { ledgerFacts } from '../facts.ts'
import { type Answer, describeRequest, send, type Sent } from '../http.ts'
import { createAnswerJudge, judgeLedger, type OpenApi } from '../judge.ts'
import { type AttackOptions, type Report, type Section, sharesOf } from '../report.ts'
import { noLimits } from '../servers.ts'
import { createIds } from './ids.ts'
import { type FuzzCaller, fuzzRequest } from './requests.ts'

/** Concurrent requests. */
const lanes = 8
/** After so many requests the accounts are made able to pay and post again: locked PINs and ended plans refuse everything. */
const repairEvery = 150
const dayMs = 24 * 60 * 60_000
/** What each repair adds to a wallet, in kobo. */
const fundedKobo = 50_000_000
/** Below this share of successes a run proves nothing. */
const minSuccessShare = 0.25
/** An answer that takes longer, in milliseconds, occupies the server. */
const maxMs = 15_000

/** Weights of endpoints: those that end a session or take long are called less often. */
const weightOf = ({ id, path }: Endpoint): number => {
  if (path.startsWith('/employer/auth/')) return 0.4
  const rare: readonly string[] = [
    api.account.logOut.id,
    api.account.endOtherSessions.id,
    api.notifications.removeAll.id,
  ]
  return rare.includes(id) ? 0.1 : 1
}

/** What the server logged about the request of an answer. */
const logOf = (output: string, { headers }: Answer): string => {
  const requestId = headers.get('x-request-id') ?? 'none'
  const at = output.indexOf(requestId)
  return at < 0 ? 'nothing' : output.slice(at, at + 1500)
}

/** A caller whose session and ids change during the run. */
type MutableCaller = { -readonly [Name in keyof FuzzCaller]: FuzzCaller[Name] }

async function run(report: Report, { seed, isShort, tell }: AttackOptions) {
  const fleet = await startFleet(1, { ...noLimits, MARQUEE_SEED: 'demo', MARQUEE_SIMULATOR: 'off' })
  const base = fleet.address(0)
  const accounts = await openAccounts(fleet.dataDir, 2)
  const [demo] = await fleet.query<{ id: string }>('select id from employer where email = $1', [demoLogIn.email])
  const pool = new Pool({ connectionString: databaseOf(fleet.dataDir).url, max: 4 })
  // A connection that breaks is an error of the next statement.
  pool.on('error', () => undefined)
  const db = drizzle(pool, { schema })
  const [pinHash, passwordHash] = await Promise.all([hashPassword(rightPin), hashPassword(rightPassword)])

  /** Gives an account its PIN, password, plan and money again, and something new in its bell. */
  async function repair(caller: FuzzCaller) {
    const { employerId } = caller
    const now = new Date()
    const isOf = (column: AnyPgColumn) => eq(column, employerId)
    await db.transaction(async (tx) => {
      await tx.delete(pin).where(isOf(pin.employerId))
      await tx.insert(pin).values({ employerId, hash: pinHash, changedAt: now })
    })
    // Each statement is a transaction of its own, so that none can wait for a call of the server that waits for it.
    await db.update(schema.employer).set({ passwordHash }).where(isOf(schema.employer.id))
    await db.update(schema.wallet).set({ status: 'active' }).where(isOf(schema.wallet.employerId))
    await db.update(schema.company).set({ companyName: 'Eko Events' }).where(isOf(schema.company.employerId))
    const renewsAt = new Date(now.getTime() + 30 * dayMs)
    const plan = { status: 'active', gigCount: null, renewsAt }
    await db.update(schema.subscription).set(plan).where(isOf(schema.subscription.employerId))
    // A new account to withdraw to pauses withdrawals for a day.
    const changedAt = new Date(now.getTime() - 2 * dayMs)
    await db.update(withdrawalAccount).set({ changedAt }).where(isOf(withdrawalAccount.employerId))
    await db.transaction((tx) =>
      addNotification(tx, { employerId, title: 'News', message: 'Something happened.', createdAt: now }),
    )
    const body = { amountKobo: fundedKobo, ref: crypto.randomUUID() }
    const begun = await call(base, api.wallet.fund, { body }, caller)
    if (begun.kind !== 'done') return
    await settle(db, String(begun.data['reference']), { status: 'success', amountKobo: fundedKobo }, now)
  }
  const signIn = (employerId: string) => startSession(db, employerId, new Date())
  const callers: MutableCaller[] = []
  for (const [number, employerId] of [demo?.id ?? '', ...accounts.map((account) => account.employerId)].entries()) {
    const email = number === 0 ? demoLogIn.email : `run-${number - 1}@venue.example`
    const places = await fleet.query<{ id: string; gigId: string }>(
      'select id, gig_id as "gigId" from worker_gig where employer_id = $1',
      [employerId],
    )
    const caller = { employerId, email, token: await signIn(employerId), ids: createIds(), places }
    callers.push(caller)
    await repair(caller)
  }

  const document = (await send(base, { method: 'GET', path: '/api/v1/openapi.json' })).body as OpenApi
  const judge = createAnswerJudge(document)
  const statuses = new Map<number, number>()
  const weights = Object.fromEntries(endpoints.map((endpoint) => [endpoint.id, weightOf(endpoint)]))
  const byId = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.id, endpoint]))
  const succeeded = new Set<string>()

  /** The problems of an answer; a success must also be readable for the client. */
  const problemsOf = (endpoint: Endpoint, answer: Answer): string[] => {
    const problems = judge(endpoint, answer)
    if (answer.ms > maxMs) problems.push(`answered after ${Math.round(answer.ms)} ms`)
    if (answer.status === 200) {
      const { data } = answer.body as { data?: unknown }
      if (!endpoint.response.safeParse(data).success) problems.push('answered what the client cannot read')
    }
    return problems
  }

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
    const sent: Sent = fuzzRequest(endpoint, caller, random)
    const repeat = `seed ${seed}, request ${number}: ${describeRequest(sent)}`
    try {
      const answer = await send(base, sent)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      if (answer.status === 200) succeeded.add(endpoint.id)
      caller.ids.harvest(answer.text)
      const log = answer.status < 500 ? '' : `\n  log: ${logOf(fleet.output(), answer)}`
      report.check(repeat + log, problemsOf(endpoint, answer))
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
  const share = (statuses.get(200) ?? 0) / count
  report.check(`npm run attack -- --only fuzz --seed ${seed}`, [
    ...(share < minSuccessShare
      ? [`only ${(share * 100).toFixed(1)} % of the requests succeeded: the fuzz proves little`]
      : []),
    ...judgeLedger(await ledgerFacts(fleet)),
  ])
  report.note(`${count} requests with seed ${seed}, answered ${sharesOf(statuses)}.`)
  const never = endpoints.filter(({ id }) => !succeeded.has(id)).map(({ id }) => id)
  if (never.length > 0) report.note(`Endpoints without a success: ${never.join(', ')}.`)
  await pool.end()
}

/** Requests made from the contract, valid and mutated: every answer is one that the contract describes. */
export const fuzz: Section = { name: 'fuzz', title: 'Requests made from the contract', run }
