import { drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as schema from './db/schema.ts'
import { createAccount } from './domain/accounts.ts'
import { readDashboardAnalytics } from './domain/analytics.ts'
import type { Deps } from './domain/deps.ts'
import { listGigs, readGigAnalytics } from './domain/gigs/list.ts'
import { listApplicants, listPendingApplicants, listWorkerGigs, listPendingWorkerGigs } from './domain/gigs/people.ts'
import { checkDuePayments } from './domain/money/check.ts'
import { listPayments } from './domain/money/history.ts'
import { readWalletStatement } from './domain/money/statement.ts'
import { listNotifications } from './domain/notifications.ts'
import { consoleLog } from './log.ts'
import { createFakeProvider } from './testing/fake-provider.ts'
import { memoryStorage } from './testing/memory-storage.ts'
import { insertManyGigs } from './testing/many-gigs.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'
import { noLimits } from './testing/test-app.ts'

/*
 * What one employer's ten thousand Gigs cost: the queries that the product's lists really make are caught, and the database is asked
 * how it would carry them out beside other employers' rows. None may read a big table from one end to the other.
 */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 })

const now = new Date('2025-11-14T10:00:00Z')
const bigTables = new Set([
  'gig',
  'gig_session',
  'payment',
  'notification',
  'applicant',
  'worker',
  'worker_gig',
  'ledger_account',
  'ledger_posting',
  'ledger_entry',
])

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  /** For each time that it is done. */
  readonly 'Plan Rows': number
  readonly Plans?: readonly Plan[]
}

let database: TestDatabase
let pool: Pool
let deps: Deps
let employerId = ''
const caught: { readonly query: string; readonly params: unknown[] }[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
  // The database is dropped while connections are still being closed.
  pool.on('connect', (client) => client.on('error', () => undefined))
  const db = drizzle(pool, { schema, logger: { logQuery: (query, params) => void caught.push({ query, params }) } })
  deps = {
    db,
    now: () => now,
    limits: noLimits,
    payments: createFakeProvider(),
    storage: memoryStorage(),
    log: consoleLog,
  }
  const ids = await Promise.all(
    [1, 2, 3].map((number) =>
      database.db.transaction((tx) =>
        createAccount(tx, { email: `${number}@venue.example`, firstName: 'A', lastName: 'B', passwordHash: '' }, now),
      ),
    ),
  )
  employerId = ids[0] ?? ''
  // Every employer has ten thousand Gigs with two sessions each, two payments for each Gig, and notifications; one of them has ten thousand applicants.
  // One payment in a hundred is still asked about.
  await insertManyGigs(pool, { employerIds: ids.filter((id) => id !== undefined), count: 10_000, now })
  await pool.query(
    `insert into payment (id, reference, employer_id, type, direction, amount_kobo, status, description, purpose, provider, created_at)
     select 'txn_' || g.id || '_' || p, 'MQ-' || g.id || '-' || p, employer_id, 'gig_payment', 'debit', 1000 + (hashtext(g.id) & 65535), 'success', title, jsonb_build_object('gigId', g.id), 'wallet', created_at + p * interval '1 minute' from gig g, generate_series(0, 1) p`,
  )
  await pool.query(
    `update payment set status = (array['pending','processing','abandoned'])[1 + (hashtext(id) & 65535) % 3], next_check_at = created_at + interval '1 hour' where (hashtext(id) & 65535) % 100 = 0`,
  )
  await pool.query(
    `insert into notification (id, employer_id, title, message, created_at) select 'ntf_' || id, employer_id, title, '', created_at from gig`,
  )
  await pool.query(
    `insert into ledger_account (id, kind, employer_id, gig_id) select 'held:' || employer_id || ':' || id, 'held', employer_id, id from gig`,
  )
  // Without the ledger's own triggers, which would move three balances twenty thousand times each.
  await pool.query(
    `begin; set local session_replication_role = replica;
     insert into ledger_account (id, kind, employer_id) select 'wallet:' || id, 'wallet', id from employer on conflict do nothing;
     insert into ledger_posting (payment_id, employer_id, kind, posted_at) select id, employer_id, 'gig', created_at from payment order by created_at;
     insert into ledger_entry (posting_id, account_id, amount_kobo, posted_at) select l.id, side, case side when 'gateway' then -1 else 1 end * p.amount_kobo, l.posted_at
       from ledger_posting l join payment p on p.id = l.payment_id, unnest(array['gateway', 'wallet:' || p.employer_id]) side order by l.id;
     commit`,
  )
  await pool.query(
    `insert into worker (id, first_name, last_name, title, city, state, category, skills, created_at) select 'wrk_' || n, 'A', 'B', 'C', 'D', 'E', 'dj', '[]', $1 from generate_series(1, 12000) n`,
    [now],
  )
  await pool.query(
    `insert into applicant (id, gig_id, employer_id, worker_id, status, applied_at, changed_at) select 'ap_' || place || '_' || n, case when n <= 10000 then 'gig_' || place || '_3' else 'gig_' || place || '_' || n - 10000 end, id, 'wrk_' || n, (array['pending','declined','shortlisted','withdrawn'])[1 + n % 4], $2::timestamptz - n * interval '1 second', $2
     from unnest($1::text[]) with ordinality as e(id, place), generate_series(1, 12000) n`,
    [ids, now],
  )
  await pool.query(
    `insert into worker_gig (id, gig_id, employer_id, worker_id, status, agreed_kobo, hired_at, review_due_at, changed_at) select 'wg_' || place || '_' || n, 'gig_' || place || '_' || n, id, 'wrk_' || n, (array['paid','task_submitted','cancelled'])[1 + n % 3], 5000, $2, $2, $2 from unnest($1::text[]) with ordinality as e(id, place), generate_series(1, 5000) n`,
    [ids, now],
  )
  await pool.query('vacuum analyze')
})
afterAll(async () => {
  await pool.end()
  await database.close()
})

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

/** The steps of every query that some work makes, as the database would carry them out. */
async function stepsOf(work: () => Promise<unknown>): Promise<Plan[]> {
  caught.length = 0
  await work()
  const queries = caught.filter(({ query }) => query.startsWith('select'))
  expect(queries.length).toBeGreaterThan(0)
  const plans = await Promise.all(
    queries.map(
      async ({ query, params }) =>
        (await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${query}`, params)).rows[0]?.[
          'QUERY PLAN'
        ][0]?.Plan,
    ),
  )
  return plans.flatMap((plan) => (plan === undefined ? [] : nodesOf(plan)))
}

const wholeReads = (steps: readonly Plan[]) =>
  steps
    .filter((step) => step['Node Type'].endsWith('Seq Scan') && bigTables.has(step['Relation Name'] ?? ''))
    .map((step) => step['Relation Name'])
const sorts = (steps: readonly Plan[]) => steps.filter((step) => step['Node Type'].endsWith('Sort')).length

const page = { limit: 20, skip: 0 }

describe('ten thousand Gigs', () => {
  it.each([
    ['newest first', {}],
    ['of one state', { status: ['open' as const] }],
    ['by next session', { sort: 'next_session' as const }],
    ['by deadline', { sort: 'deadline' as const }],
    ['by applicants', { sort: 'applicants' as const }],
  ])('are listed %s in the order of an index, without sorting', async (_, query) => {
    const steps = await stepsOf(() => listGigs(deps, employerId, { ...page, ...query }))
    expect(wholeReads(steps)).toEqual([])
    expect(sorts(steps)).toBe(0)
  })

  it.each([
    ['nothing, the five hundredth page', { skip: 9980 }],
    ['two states', { status: ['cancelled' as const, 'expired' as const] }],
    ['a category', { category: 'dj' as const }],
    ['a part of a word', { searchWord: 'photographer 99' }],
    ['a word without matches', { searchWord: 'nowhere to be found' }],
    ['a single letter', { searchWord: 'w' }],
    ['a month of sessions', { from: '2025-12-01', to: '2025-12-31' }],
    [
      'all filters together',
      {
        status: ['open' as const],
        category: 'dj' as const,
        searchWord: 'ikeja',
        from: '2025-11-01',
        sort: 'next_session' as const,
      },
    ],
  ])('are filtered by %s without reading the table from end to end', async (_, query) => {
    expect(wholeReads(await stepsOf(() => listGigs(deps, employerId, { ...page, ...query })))).toEqual([])
  })

  it('are found by a part of a word through the trigram index', async () => {
    caught.length = 0
    await listGigs(deps, employerId, { ...page, searchWord: 'c4ca4238a0b923' })
    const first = caught.find(({ query }) => query.includes('search_text" like'))
    const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${first?.query}`, first?.params)
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('gig_search')
  })

  it('are counted, and their people and payments listed', async () => {
    const work: (() => Promise<unknown>)[] = [
      () => readGigAnalytics(deps, employerId),
      () => listApplicants(deps, employerId, 'gig_1_3', page),
      () => listApplicants(deps, employerId, 'gig_1_3', { ...page, status: 'shortlisted' }),
      () => listPendingApplicants(deps, employerId, page),
      () => listWorkerGigs(deps, employerId, 'gig_1_4', page),
      () => listPendingWorkerGigs(deps, employerId, page),
    ]
    for (const operation of work) expect(wholeReads(await stepsOf(operation))).toEqual([])
  })
})

describe('lists sorted by newest', () => {
  it.each([
    ['payments', () => listPayments(deps, employerId, page)],
    ['the largest payments', () => listPayments(deps, employerId, { ...page, sort: 'largest' })],
    ['the payments of one Gig', () => listPayments(deps, employerId, { ...page, gigId: 'gig_1_7' })],
    ['notifications', () => listNotifications(deps, employerId, page)],
  ] as const)('read %s in the order of an index', async (_, work) => {
    const steps = await stepsOf(work)
    expect(wholeReads(steps)).toEqual([])
    // The few steps of a page's payments are put in order; nothing else is.
    expect(
      steps.filter(
        (step) =>
          step['Node Type'].endsWith('Sort') &&
          nodesOf(step).some(
            (below) => below['Relation Name'] === 'payment' || below['Relation Name'] === 'notification',
          ),
      ),
    ).toEqual([])
  })
})

describe('scheduled checks', () => {
  it('find due payments by their index', async () => {
    const steps = await stepsOf(() => checkDuePayments(deps))
    expect(wholeReads(steps)).toEqual([])
    expect(steps.map((step) => step['Index Name'])).toContain('payment_due')
  })
})

describe("the dashboard's figures of ten thousand Gigs", () => {
  it.each(['7d', '30d', '90d', '12m'] as const)('of %s are read by indexes', async (range) => {
    const steps = await stepsOf(() => readDashboardAnalytics(deps, employerId, { range }))
    expect(wholeReads(steps)).toEqual([])
  })

  it('of a week read the postings, applications and hires of its days only', async () => {
    const steps = await stepsOf(() => readDashboardAnalytics(deps, employerId, { range: '7d' }))
    const indexes = new Set(steps.map((step) => step['Index Name']))
    expect(
      ['ledger_posting_of_employer', 'applicant_of_employer', 'worker_gig_hired'].filter((name) => !indexes.has(name)),
    ).toEqual([])
  })
})

describe('a statement of a wallet with twenty thousand entries', () => {
  it.each([
    ['of this month', { from: '2025-11-01', to: '2025-11-30' }, page],
    ['of a day long ago', { from: '2025-08-01', to: '2025-08-01' }, page],
    ['of everything, the last page', { from: '2020-01-01', to: '2030-01-01' }, { limit: 20, skip: 19_980 }],
  ])('%s reads the wallet entries by their index, and joins only the rows of the page', async (_, days, part) => {
    const steps = await stepsOf(() => readWalletStatement(deps, employerId, { ...days, ...part }))
    expect(wholeReads(steps)).toEqual([])
    const entries = steps.filter((step) => step['Relation Name'] === 'ledger_entry')
    expect(entries.map((step) => step['Index Name'])).toEqual(entries.map(() => 'ledger_entry_statement'))
    expect(steps.filter((step) => step['Relation Name'] === 'ledger_posting').map((step) => step['Plan Rows'])).toEqual(
      [1],
    )
  })
})
