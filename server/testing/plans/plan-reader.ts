import { drizzle } from 'drizzle-orm/node-postgres'
import { escapeLiteral, type Pool } from 'pg'
import { endpoints } from '../../../src/api/contract/table.ts'
import { createAccount } from '../../modules/auth/accounts.ts'
import { startSession } from '../../modules/auth/sessions.ts'
import { createApp } from '../../app/app.ts'
import type { HttpDeps } from '../../ports/handlers.ts'
import { addressOf } from '../address-of.ts'
import { createFakeProvider } from '../fake-provider.ts'
import { memoryStorage } from '../memory-storage.ts'
import { noLimits } from '../test-app.ts'
import { bigTables, fillBigTables } from './big-tables.ts'
import type { ReadCall } from './reads.ts'

/** A step of a statement's plan, as PostgreSQL explains it. */
export interface Step {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  /** The estimate, for each time that it is done. */
  readonly 'Plan Rows': number
  readonly Plans?: readonly Step[]
}

/** A step and all below it. */
export const stepsBelow = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsBelow)]

/** The big tables that some steps read from end to end. */
export const wholeReads = (steps: readonly Step[]) =>
  steps
    .filter((step) => step['Node Type'].endsWith('Seq Scan') && bigTables.has(step['Relation Name'] ?? ''))
    .map((step) => step['Relation Name'])

/** PostgreSQL plans a prepared statement five times for its values before it may choose one plan for any. */
const callsUntilChoice = 7

const now = new Date('2025-11-14T10:00:00Z')

/** Three employers with big tables, and the application, which makes the calls of the first one and whose statements are explained. */
export async function createPlanReader(pool: Pool, count: number) {
  const caught: { readonly query: string; readonly params: unknown[] }[] = []
  const db = drizzle(pool, { logger: { logQuery: (query, params) => void caught.push({ query, params }) } })
  const employerIds: string[] = []
  for (const number of [1, 2, 3]) {
    const account = { email: `${number}@venue.example`, firstName: 'A', lastName: 'B', passwordHash: '' }
    const id = await db.transaction((tx) => createAccount(tx, account, now))
    if (id === undefined) throw new Error('There are employers already')
    employerIds.push(id)
  }
  await fillBigTables(pool, { employerIds, count, now })
  const employerId = employerIds[0] ?? ''
  const token = await startSession(db, employerId, now)
  const deps: HttpDeps = {
    db,
    now: () => now,
    limits: noLimits,
    payments: createFakeProvider(),
    storage: memoryStorage(),
    log: {
      info: () => undefined,
      error: (event, fields) => process.stderr.write(`${event} ${String(fields?.error)}\n`),
    },
    isReady: async () => true,
    trustedProxies: 0,
    hasOutbox: false,
    hasSamples: false,
    supportEmail: 'support@marquee.example',
    publicUrl: undefined,
    webDir: '/nowhere',
  }
  const app = createApp(deps)

  /** Makes a call. @throws {Error} when it is refused */
  async function call(id: string, { params = {}, query = {} }: ReadCall): Promise<void> {
    const endpoint = endpoints.find((candidate) => candidate.id === id)
    if (endpoint === undefined) throw new Error(`The contract has no ${id}`)
    const response = await app.request(addressOf(endpoint, { ...params, employerId }, query), {
      headers: { Authorization: `Bearer ${token}` },
    })
    if (!response.ok) throw new Error(`${id} ${JSON.stringify({ params, query })}: ${await response.text()}`)
    await response.arrayBuffer()
  }

  /** Does some work, and explains its statements for the values that they had. */
  async function stepsOf(work: () => Promise<unknown>): Promise<Step[]> {
    caught.length = 0
    await work()
    const statements = caught.filter(({ query }) => query.startsWith('select'))
    const steps: Step[] = []
    for (const { query, params } of statements) steps.push(...(await explain(`explain (format json) ${query}`, params)))
    return steps
  }

  async function explain(statement: string, params?: unknown[]): Promise<Step[]> {
    const { rows } = await pool.query<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(statement, params)
    return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => stepsBelow(Plan)))
  }

  /**
   * The steps of the prepared statements of a call, by their names, as PostgreSQL carries them out once it has had the choice between a plan for
   * the values of a call and one for any values.
   */
  async function preparedSteps(id: string, readCall: ReadCall): Promise<Map<string, Step[]>> {
    for (let times = 0; times < callsUntilChoice; times += 1) await call(id, readCall)
    caught.length = 0
    await call(id, readCall)
    const { rows } = await pool.query<{ name: string; statement: string }>(
      `select name, statement from pg_prepared_statements where name <> ''`,
    )
    const plans = new Map<string, Step[]>()
    for (const { query, params } of caught) {
      const name = rows.find(({ statement }) => statement === query)?.name
      if (name === undefined) continue
      const values = params.map((value) => escapeLiteral(String(value))).join(', ')
      plans.set(name, await explain(`explain (format json) execute ${name} (${values})`))
    }
    return plans
  }

  return { deps, employerId, call, stepsOf, preparedSteps }
}

export type PlanReader = Awaited<ReturnType<typeof createPlanReader>>
