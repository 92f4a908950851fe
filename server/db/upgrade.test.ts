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
