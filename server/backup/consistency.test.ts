import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createLog } from '../platform/log/log.ts'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { runBackup, runRestore } from './commands.ts'

const log = createLog('json', () => undefined)
const { signal } = new AbortController()
let folder: string
let source: TestDatabase
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'marquee-consistency-'))
  source = await createTestDatabase()
  await source.db.execute(sql`
    insert into employer (id, email, first_name, last_name, password_hash, created_at) values ('emp_1', 'a@venue.example', 'A', 'B', '', now())`)
  await source.db.execute(
    sql`insert into ledger_account (id, kind, employer_id) values ('wallet:emp_1', 'wallet', 'emp_1')`,
  )
})
afterAll(async () => {
  await source.close()
  rmSync(folder, { recursive: true })
})

const settingsOf = (databaseUrl: string) => ({
  databaseUrl,
  dataDir: folder,
  storage: { kind: 'disk' as const, folder: join(folder, 'uploads') },
})

/** Books fundings, each in one transaction of several statements, until it is stopped. */
function startFunding() {
  const pool = new Pool({ connectionString: source.url, max: 4 })
  const stopping = new AbortController()
  let count = 0
  const fund = async (writer: number) => {
    const client = await pool.connect()
    for (let index = 0; !stopping.signal.aborted; index += 1) {
      const id = `txn_${writer}_${index}`
      await client.query('begin')
      await client.query(
        `insert into payment (id, reference, employer_id, type, direction, amount_kobo, status, description, provider, created_at)
          values ($1, $1, 'emp_1', 'wallet_funding', 'credit', 100, 'success', '', 'sandbox', now())`,
        [id],
      )
      const { rows } = await client.query<{ id: string }>(
        `insert into ledger_posting (payment_id, kind, posted_at) values ($1, 'funding', now()) returning id`,
        [id],
      )
      for (const [account, kobo] of [
        ['gateway', -100],
        ['wallet:emp_1', 100],
      ]) {
        await client.query('insert into ledger_entry (posting_id, account_id, amount_kobo) values ($1, $2, $3)', [
          rows[0]?.id,
          account,
          kobo,
        ])
      }
      await client.query('commit')
      count += 1
    }
    client.release()
  }
  const writers = Promise.all([1, 2, 3, 4].map(fund))
  return {
    count: () => count,
    stop: async () => {
      stopping.abort()
      await writers
      await pool.end()
    },
  }
}

it('a backup beside writes has whole transactions only, and does not stop them', async () => {
  const funding = startFunding()
  const counts: { before: number; after: number; path: string }[] = []
  for (const name of ['1.zip', '2.zip', '3.zip']) {
    const reached = funding.count() + 20
    await expect.poll(funding.count, { timeout: 10_000 }).toBeGreaterThan(reached)
    const before = funding.count()
    await runBackup(settingsOf(source.url), join(folder, name), log, signal)
    counts.push({ before, after: funding.count(), path: join(folder, name) })
  }
  await funding.stop()
  for (const { before, after, path } of counts) {
    expect(after).toBeGreaterThan(before)
    const target = await createTestDatabase('nothing')
    await runRestore(settingsOf(target.url), path, log, signal)
    const { rows } = await target.db.execute<Record<string, number>>(sql`
      select (select count(*)::int from payment) as payments,
        (select count(*)::int from ledger_posting) as postings,
        (select count(*)::int from ledger_entry) as entries,
        (select sum(amount_kobo)::int from ledger_entry) as sum,
        (select balance_kobo::int from ledger_account where id = 'wallet:emp_1') as balance`)
    const payments = rows[0]?.['payments'] ?? 0
    expect(payments).toBeGreaterThanOrEqual(before)
    expect(rows[0]).toEqual({ payments, postings: payments, entries: 2 * payments, sum: 0, balance: 100 * payments })
    await target.close()
  }
})
