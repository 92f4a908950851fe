import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../platform/log/log.ts'
import { readContent } from '../testing/database-content.ts'
import { codesOfBrowsers, makeEarlierDatabase } from '../testing/earlier-rows.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { runBackup, runRestore } from '../backup/commands.ts'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { migrateDatabase } from '../platform/db/migrate.ts'

const log = createLog('json', () => undefined)
const { signal } = new AbortController()
let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-upgrade-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const settingsOf = (databaseUrl: string) => ({
  databaseUrl,
  dataDir: folder,
  storage: { kind: 'disk' as const, folder: join(folder, 'uploads') },
})

type Row = Record<string, unknown>

/** The rows of every table, as JSON. */
async function readRows({ db }: TestDatabase): Promise<Record<string, Row[]>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const entries = tables.map(async ({ name }) => {
    const { rows } = await db.execute<{ row: Row }>(
      sql.raw(`select to_jsonb(t) as row from "${name}" t order by t::text`),
    )
    return [name, rows.map(({ row }) => row)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

/** The columns of earlier rows, in later ones. */
const withColumnsOf = (later: readonly Row[], earlier: readonly Row[]) =>
  later.map((row) => Object.fromEntries(Object.keys(earlier[0] ?? {}).map((name) => [name, row[name]])))

/** The ids that migration 0010 gives to sessions are random. */
const withoutSessionIds = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content).replaceAll(/ses_[0-9a-f]{32}/g, 'ses'))

it.each(journal.entries.map(({ tag }, index) => [tag, index + 1] as const))(
  'a database of the version with %s keeps its rows in the newest one, and so does its backup',
  async (_, count) => {
    const [upgraded, restored] = [await createTestDatabase('nothing'), await createTestDatabase('nothing')]
    await makeEarlierDatabase(upgraded.url, count)
    const earlier = await readRows(upgraded)
    const file = join(folder, `${count}.zip`)
    await runBackup(settingsOf(upgraded.url), file, log, signal)

    await migrateDatabase(upgraded.url)
    const later = await readRows(upgraded)
    expect(earlier['employer']).toHaveLength(1)
    for (const [name, rows] of Object.entries(earlier)) {
      // An earlier code names no browser that could try it.
      if (name === 'one_time_code' && count <= codesOfBrowsers) continue
      // Migrations may add rows, such as system accounts of the ledger.
      expect([name, withColumnsOf(later[name] ?? [], rows)]).toEqual([name, expect.arrayContaining(rows)])
    }
    const { rows: sums } = await upgraded.db.execute(sql`
      select (select coalesce(sum(amount_kobo), 0)::int from ledger_entry) as sum,
        (select coalesce(sum(balance_kobo), 0)::int from ledger_account) as balances`)
    expect(sums).toEqual([{ sum: 0, balances: count > 2 ? 600_000 : 0 }])

    await runRestore(settingsOf(restored.url), file, log, signal)
    expect(withoutSessionIds(await readContent(restored.url))).toEqual(
      withoutSessionIds(await readContent(upgraded.url)),
    )
    await upgraded.close()
    await restored.close()
  },
)

it('Gigs and changes that are under way get their look for missing work, once', async () => {
  const database = await createTestDatabase('nothing')
  await makeEarlierDatabase(
    database.url,
    journal.entries.findIndex(({ tag }) => tag.endsWith('missing-work-jobs')),
  )
  await database.db.execute(sql`
    update gig set status = 'in_progress', ends_at = '2025-11-10T18:00:00Z';
    insert into gig (id, employer_id, status, title, brief, search_text, workers_needed, starts_at, ends_at, created_at, updated_at)
      select id, 'emp_1', status, 'DJ', '{}', '', 1, '2025-11-09T10:00:00Z', '2025-11-12T18:00:00Z', now(), now()
      from (values ('gig_2', 'in_progress'), ('gig_3', 'completed'), ('gig_4', 'open')) more (id, status);
    insert into worker_gig (id, gig_id, employer_id, worker_id, agreed_kobo, status, round, hired_at, changed_at)
      values ('wgi_2', 'gig_2', 'emp_1', 'wrk_1', 45000, 'changes_requested', 2, '2025-11-01T10:00:00Z', '2025-11-13T09:00:00Z');
    insert into job (id, kind, payload, run_at) values ('missing-work:gig_1', 'missing-work', '{"gigId":"gig_1"}', '2125-11-01T10:00:00Z')`)
  await migrateDatabase(database.url)
  const { rows } = await database.db.execute<Row>(
    sql`select id, payload, to_char(run_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as run_at from job where kind = 'missing-work' order by id`,
  )
  const ofEmployer = { gigId: 'gig_2', employerId: 'emp_1' }
  expect(rows).toEqual([
    { id: 'missing-work:gig_1', payload: { gigId: 'gig_1' }, run_at: '2125-11-01 10:00' },
    { id: 'missing-work:gig_2', payload: ofEmployer, run_at: '2025-11-14 18:00' },
    {
      id: 'missing-work:wgi_2:2',
      payload: { ...ofEmployer, changesOf: { workerGigId: 'wgi_2', round: 2 } },
      run_at: '2025-11-15 09:00',
    },
  ])
  await database.close()
})

it('places that were cancelled late name the payout of their fee', async () => {
  const database = await createTestDatabase('nothing')
  await makeEarlierDatabase(
    database.url,
    journal.entries.findIndex(({ tag }) => tag.endsWith('late-fee-payouts')),
  )
  await database.db.execute(sql`
    insert into worker_gig (id, gig_id, employer_id, worker_id, agreed_kobo, status, hired_at, changed_at)
      select 'wgi_' || n, 'gig_1', 'emp_1', 'wrk_1', 45000, status, '2025-11-01T10:00:00Z', '2025-11-13T09:00:00Z'
      from (values ('late', 'cancelled'), ('free', 'cancelled')) more (n, status);
    insert into payment (id, reference, employer_id, type, direction, amount_kobo, status, description, provider, purpose, created_at)
      select 'txn_' || n, 'MQ-W-' || n, 'emp_1', 'worker_payout', 'debit', 4500, status, 'DJ', 'wallet', '{"gigId":"gig_1","workerGigId":"wgi_late"}', at::timestamptz
      from (values ('returned', 'reversed', '2025-11-13T09:00:00Z'), ('again', 'success', '2025-11-14T09:00:00Z')) fee (n, status, at)`)
  await migrateDatabase(database.url)
  const { rows } = await database.db.execute<Row>(
    sql`select id, payment_id from worker_gig where status = 'cancelled' order by id`,
  )
  expect(rows).toEqual([
    { id: 'wgi_free', payment_id: null },
    { id: 'wgi_late', payment_id: 'txn_again' },
  ])
  await database.close()
})
