import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import journal from '../../db/migrations/meta/_journal.json' with { type: 'json' }
import { type TestDatabase, createTestDatabase } from '../../testing/test-database.ts'
import * as schema from '../../db/schema.ts'
import { applyMigrations, migrateDatabase, readMigrations } from './migrate.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('nothing')
})
afterAll(() => database.close())

it('migrates an empty database to the newest version, once for concurrent processes', async () => {
  const migrateThrice = () => Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)))
  await migrateThrice()
  await migrateThrice()
  const applied = await database.db.execute('select * from drizzle.__drizzle_migrations')
  expect(applied.rows).toHaveLength(journal.entries.length)
})

it('refuses a database of a newer version, and changes nothing', async () => {
  const newer = await createTestDatabase()
  await newer.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 4102444800000)`,
  )
  await expect(migrateDatabase(newer.url)).rejects.toThrow(/newer version of Marquee: it has 1 migration that.*backup/)
  await newer.close()
})

it('creates every table and column that the code reads', async () => {
  const tables = Object.values(schema)
  expect(tables.length).toBeGreaterThan(5)
  for (const table of tables) expect(await database.db.select().from(table)).toEqual([])
})

/** Takes an empty database to the version before a migration, as an older server did. */
async function migrateUntil(pool: Pool, tag: string) {
  const client = await pool.connect()
  const count = journal.entries.findIndex((entry) => entry.tag === tag)
  await applyMigrations(client, readMigrations().slice(0, count))
  client.release()
}

it('sets the time of existing ledger entries to that of their postings, and changes nothing else', async () => {
  const older = await createTestDatabase('nothing')
  const pool = new Pool({ connectionString: older.url })
  pool.on('connect', (client) => client.on('error', () => undefined))
  await migrateUntil(pool, '0007_entry-times')
  await pool.query(`
    insert into employer (id, email, first_name, last_name, password_hash, created_at) values ('emp_1', 'a@venue.example', 'A', 'B', '', now());
    insert into payment (id, reference, employer_id, type, direction, amount_kobo, status, description, provider, created_at) select 'txn_' || n, 'MQ-' || n, 'emp_1', 'wallet_funding', 'credit', n, 'success', '', 'sandbox', now() from generate_series(1, 3) n;
    insert into ledger_account (id, kind, employer_id) values ('wallet:emp_1', 'wallet', 'emp_1');
    insert into ledger_posting (payment_id, kind, posted_at) select id, 'funding', timestamptz '2025-11-14T10:00:00.123Z' + amount_kobo * interval '1 day' from payment;
    insert into ledger_entry (posting_id, account_id, amount_kobo) select p.id, account, case account when 'gateway' then -1 else 1 end * (100 + p.id) from ledger_posting p, unnest(array['gateway', 'wallet:emp_1']) account`)
  const read = async () =>
    (await pool.query('select * from ledger_entry order by id')).rows as {
      id: string
      posting_id: string
      posted_at?: Date
    }[]
  const before = await read()
  await migrateDatabase(older.url)
  const { rows: postings } = await pool.query<{ id: string; posted_at: Date }>(
    'select id, posted_at from ledger_posting',
  )
  const timeOf = new Map(postings.map(({ id, posted_at }) => [id, posted_at]))
  expect(before).toHaveLength(6)
  expect(await read()).toEqual(before.map((entry) => ({ ...entry, posted_at: timeOf.get(entry.posting_id) })))
  await expect(pool.query('update ledger_entry set posted_at = now()')).rejects.toThrow('never changed')
  await pool.end()
  await older.close()
})

it('gives existing sessions an id of their own, and keeps them signed in', async () => {
  const older = await createTestDatabase('nothing')
  const pool = new Pool({ connectionString: older.url })
  pool.on('connect', (client) => client.on('error', () => undefined))
  await migrateUntil(pool, '0010_account-security')
  await pool.query(`
    insert into employer (id, email, first_name, last_name, password_hash, created_at) values ('emp_1', 'a@venue.example', 'A', 'B', '', now());
    insert into session (token_hash, employer_id, created_at, expires_at) select 'hash_' || n, 'emp_1', now(), now() + interval '1 day' from generate_series(1, 3) n`)
  await migrateDatabase(older.url)
  const { rows } = await pool.query<{ token_hash: string; id: string; last_used_at: Date | null }>(
    'select token_hash, id, last_used_at from session order by token_hash',
  )
  expect(rows.map(({ token_hash, last_used_at }) => [token_hash, last_used_at])).toEqual([
    ['hash_1', null],
    ['hash_2', null],
    ['hash_3', null],
  ])
  expect(new Set(rows.map(({ id }) => id)).size).toBe(3)
  for (const { id } of rows) expect(id).toMatch(/^ses_[0-9a-f]{32}$/)
  await pool.end()
  await older.close()
})

it('gives existing postings the employer of their payments, and refuses any change of them as before', async () => {
  const older = await createTestDatabase('nothing')
  const pool = new Pool({ connectionString: older.url })
  pool.on('connect', (client) => client.on('error', () => undefined))
  await migrateUntil(pool, '0011_posting-employers')
  await pool.query(`
    insert into employer (id, email, first_name, last_name, password_hash, created_at) select 'emp_' || n, n || '@venue.example', 'A', 'B', '', now() from generate_series(1, 2) n;
    insert into payment (id, reference, employer_id, type, direction, amount_kobo, status, description, provider, created_at) select 'txn_' || n, 'MQ-' || n, 'emp_' || n, 'wallet_funding', 'credit', n, 'success', '', 'sandbox', now() from generate_series(1, 2) n;
    insert into ledger_account (id, kind, employer_id) select 'wallet:emp_' || n, 'wallet', 'emp_' || n from generate_series(1, 2) n;
    insert into ledger_posting (payment_id, kind, posted_at) select id, 'funding', now() from payment;
    insert into ledger_entry (posting_id, account_id, amount_kobo) select p.id, account, case account when 'gateway' then -1 else 1 end from ledger_posting p, unnest(array['gateway', 'wallet:' || replace(p.payment_id, 'txn', 'emp')]) account`)
  await migrateDatabase(older.url)
  const { rows } = await pool.query('select payment_id, employer_id from ledger_posting order by payment_id')
  expect(rows).toEqual([
    { payment_id: 'txn_1', employer_id: 'emp_1' },
    { payment_id: 'txn_2', employer_id: 'emp_2' },
  ])
  await expect(pool.query(`update ledger_posting set employer_id = 'emp_1'`)).rejects.toThrow('never changed')
  await pool.end()
  await older.close()
})
