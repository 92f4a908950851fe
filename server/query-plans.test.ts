import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { api, endpoints } from '../src/api/contract/table.ts'
import { checkDuePayments } from './modules/money/check.ts'
import { selectAppliedWorkers } from './modules/people/repository.ts'
import { selectDisputedPlace } from './modules/people/review-repository.ts'
import { day, later } from './platform/clock/time.ts'
import { runSimulation } from './simulator/simulator.ts'
import { createPlanReader, type PlanReader, type Step, wholeReads } from './testing/plans/plan-reader.ts'
import { type ReadCall, readsOf } from './testing/plans/reads.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

/*
 * What the reads of the contract cost an employer with ten thousand rows in every big table, beside two others with as many: the statements
 * that each call makes are caught, and the database is asked how it would carry them out. None may read a big table from one end to the other.
 * `npm run measure:plans` does the same with a hundred thousand rows, whose insertion takes longer than a test may.
 */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const count = 10_000
const reads = readsOf(count)

let database: TestDatabase
let pool: Pool
let reader: PlanReader

beforeAll(async () => {
  database = await createTestDatabase()
  // One connection, so that all prepared statements are its own.
  pool = new Pool({ connectionString: database.url, max: 1 })
  // The database is dropped while connections are still being closed.
  pool.on('connect', (client) => client.on('error', () => undefined))
  reader = await createPlanReader(pool, count)
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

const stepsOf = ({ id }: { readonly id: string }, call: ReadCall = {}) => reader.stepsOf(() => reader.call(id, call))
const indexesOf = (steps: readonly Step[]) => new Set(steps.map((step) => step['Index Name']))

const pageSize = 20
/** The sorts of more rows than a page. */
const bigSorts = (steps: readonly Step[]) =>
  steps.filter((step) => step['Node Type'].endsWith('Sort') && step['Plan Rows'] > pageSize)

it('every read of the contract is explained', () => {
  const ids = endpoints.filter(({ method, scope }) => method === 'GET' && scope === 'employer').map(({ id }) => id)
  expect(Object.keys(reads).toSorted()).toEqual(ids.toSorted())
})

describe('no big table is read from end to end', () => {
  it.each(Object.entries(reads).flatMap(([id, calls]) => Object.keys(calls).map((name) => [id, name] as const)))(
    'by %s, %s',
    async (id, name) => {
      const steps = await stepsOf({ id }, reads[id]?.[name])
      // Each call reads at least its session.
      expect(steps.length).toBeGreaterThan(0)
      expect(wholeReads(steps)).toEqual([])
    },
  )

  it.each([
    [api.dashboard.getWallet, {}, 'wallet_of_employer'],
    [api.notifications.list, {}, 'notifications'],
    [api.notifications.list, { skip: count - 20 }, 'notifications'],
    ...(['newest', 'next_session', 'deadline', 'applicants'] as const).map(
      (sort) => [api.gigs.list, { sort }, `gigs_${sort}`] as const,
    ),
    ...(['newest', 'oldest', 'largest', 'smallest'] as const).map(
      (sort) => [api.payments.list, { sort }, `payments_${sort}`] as const,
    ),
  ] as const)('by the prepared statements of $0.id %j, however often they were called', async ({ id }, query, name) => {
    const plans = await reader.preparedSteps(id, { query })
    expect([...plans.keys()].toSorted()).toEqual([name, 'session_of_token'].toSorted())
    for (const steps of plans.values()) expect(wholeReads(steps)).toEqual([])
  })

  it('by the simulator, every two seconds while nothing is new', async () => {
    const deps = { ...reader.deps, now: () => later(reader.deps.now(), 30 * day) }
    const settings = { seed: 'plans', speed: 1 }
    const steps = await reader.stepsOf(() => runSimulation(deps, settings, deps.log, AbortSignal.abort()))
    expect(steps.length).toBeGreaterThan(0)
    expect(wholeReads(steps)).toEqual([])
  })

  it('by the place of a ticket that support decides', async () => {
    const steps = await reader.stepsOf(() => selectDisputedPlace(reader.deps.db, 'tkt_1_7'))
    expect(wholeReads(steps)).toEqual([])
  })

  it('by the workers who have applied to a Gig with many applicants', async () => {
    const steps = await reader.stepsOf(() => selectAppliedWorkers(reader.deps.db, 'gig_1_3', ['wrk_2', 'wrk_4']))
    expect(steps.map((step) => step['Index Name'])).toContain('applicant_once')
    expect(steps.every((step) => step['Plan Rows'] <= 2)).toBe(true)
  })

  it('by the scheduled check of payments, which finds the due ones by their index', async () => {
    const stopping = new AbortController()
    const now = () => {
      // The first of the many due payments is enough.
      stopping.abort()
      return reader.deps.now()
    }
    const steps = await reader.stepsOf(() => checkDuePayments({ ...reader.deps, now }, stopping.signal))
    expect(wholeReads(steps)).toEqual([])
    expect([...indexesOf(steps)]).toContain('payment_due')
  })
})

describe('a first page', () => {
  const pagesOf = (list: { readonly id: string }, queries: readonly Readonly<Record<string, unknown>>[]) =>
    queries.map((query) => [list.id, query] as const)

  it.each([
    ...pagesOf(api.gigs.list, [
      {},
      { status: 'open' },
      { sort: 'next_session' },
      { sort: 'deadline' },
      { sort: 'applicants' },
    ]),
    ...pagesOf(api.payments.list, [
      {},
      { sort: 'oldest' },
      { sort: 'largest' },
      { sort: 'smallest' },
      { gigId: 'gig_1_7' },
    ]),
    ...pagesOf(api.notifications.list, [{ limit: pageSize }]),
    ...pagesOf(api.workers.listFavorites, [{ limit: pageSize }]),
  ])('of %s %j is found in the order of an index, without sorting the rest', async (id, query) => {
    expect(bigSorts(await stepsOf({ id }, { query }))).toEqual([])
  })
})

describe('the last page', () => {
  it.each([
    ['Gigs', api.gigs.list, 'gig', 'gig_newest'],
    ['payments', api.payments.list, 'payment', 'payment_newest'],
    ['notifications', api.notifications.list, 'notification', 'notification_newest'],
  ])('of %s is found by an index alone, and only its own rows are read', async (_, list, table, index) => {
    const steps = await stepsOf(list, { query: { skip: count - pageSize, limit: pageSize } })
    const ofTable = steps.filter((step) => step['Relation Name'] === table)
    expect(ofTable.filter((step) => step['Node Type'] !== 'Index Only Scan').map((step) => step['Index Name'])).toEqual(
      [`${table}_pkey`],
    )
    expect(ofTable.map((step) => step['Index Name'])).toContain(index)
  })
})

describe('an index', () => {
  it.each([
    ['a search of Gigs for a part of a word', api.gigs.list, { searchWord: 'c4ca4238a0b923' }, 'gig_search'],
    ['a search of Gigs without matches', api.gigs.list, { searchWord: 'nowhere to be found' }, 'gig_search'],
    ['a search of payments for a reference', api.payments.list, { searchWord: 'MQ-1-77' }, 'payment_search'],
    [
      'a search of payments without matches',
      api.payments.list,
      { searchWord: 'nowhere to be found' },
      'payment_search',
    ],
    ['whether the account is being closed', api.account.getClosure, undefined, 'ticket_open_closure'],
    ['the counts of Gigs and their spend', api.gigs.getAnalytics, undefined, 'gig_spend'],
    ['what is not paid yet of the wallet', api.dashboard.getWallet, undefined, 'payment_unfinished'],
  ] as const)('answers %s', async (_, endpoint, query, index) => {
    expect([...indexesOf(await stepsOf(endpoint, query && { query }))]).toContain(index)
  })

  it('answers the figures of a week, of whose days only the postings, applications and hires are read', async () => {
    const indexes = indexesOf(await stepsOf(api.analytics.getDashboard, { query: { range: '7d' } }))
    expect(
      ['ledger_posting_of_employer', 'applicant_of_employer', 'worker_gig_hired'].filter((name) => !indexes.has(name)),
    ).toEqual([])
  })
})

describe('a statement of a wallet', () => {
  it.each([
    ['of this month', { from: '2025-11-01', to: '2025-11-30' }],
    ['of a day long ago', { from: '2025-08-20', to: '2025-08-20' }],
    ['of everything, the last page', { from: '2020-01-01', to: '2030-01-01', skip: count - pageSize }],
  ])('%s reads the entries by their index, and joins only the rows of the page', async (_, query) => {
    const steps = await stepsOf(api.statements.get, { query: { limit: pageSize, ...query } })
    const entries = steps.filter((step) => step['Relation Name'] === 'ledger_entry')
    expect(entries.map((step) => step['Index Name'])).toEqual(entries.map(() => 'ledger_entry_statement'))
    expect(steps.filter((step) => step['Relation Name'] === 'ledger_posting').map((step) => step['Plan Rows'])).toEqual(
      [1],
    )
  })
})
