import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { toInternalRefusal } from '../http/replies.ts'
import { createDatabase, createPool, openDatabase } from './database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase('nothing')
})
afterAll(() => database.close())

/** A pool of one connection, which may break. */
function smallPool() {
  const pool = new Pool({ connectionString: database.url, max: 1 })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/** Ends its own connection from the server's side, as a crash of PostgreSQL does. */
const endConnection = sql`select pg_terminate_backend(pg_backend_pid())`

it('limits how long statements, locks and idle transactions take, and answers them as unavailable', async () => {
  const pool = createPool(database.url, { info: () => undefined, error: () => undefined })
  const { rows } = await pool.query(
    "select name, setting::int as ms from pg_settings where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name",
  )
  expect(rows).toEqual([
    { name: 'idle_in_transaction_session_timeout', ms: 60_000 },
    { name: 'lock_timeout', ms: 10_000 },
    { name: 'statement_timeout', ms: 15_000 },
  ])
  const client = await pool.connect()
  await client.query('set statement_timeout = 20')
  const error: unknown = await client.query('select pg_sleep(5)').catch((reason: unknown) => reason)
  expect(toInternalRefusal(error, false)).toMatchObject({ code: 'UNAVAILABLE' })
  client.release()
  await pool.end()
})

it('a server that says nothing any more is left after 20 s, by a clock of this process', async () => {
  const { options } = createPool(database.url, { info: () => undefined, error: () => undefined })
  expect(options).toMatchObject({ query_timeout: 20_000 })
  // The same pool with a shorter limit, and without PostgreSQL's own, which a silent server would not keep either.
  const pool = new Pool({ ...options, query_timeout: 50, statement_timeout: 0 })
  const client = await pool.connect()
  const error: unknown = await client.query('select pg_sleep(30)').catch((reason: unknown) => reason)
  expect(toInternalRefusal(error, false)).toMatchObject({ code: 'UNAVAILABLE' })
  client.release(true)
  await pool.end()
})

it('is not ready while it answers reads but stores nothing', async () => {
  const log = { info: () => undefined, error: () => undefined }
  const own = await createTestDatabase()
  const opened = await openDatabase({ databaseUrl: own.url, dataDir: '/nowhere' }, log)
  expect(await opened.isWritable()).toBe(true)
  await own.db.execute(sql`create function full_disk() returns trigger language plpgsql as $$
    begin raise exception 'No space left on device' using errcode = '53100'; end $$`)
  await own.db.execute(
    sql`create trigger full_disk before insert or update on readiness for each row execute function full_disk()`,
  )
  expect((await opened.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await expect.poll(() => opened.isWritable(), { timeout: 10_000 }).toBe(false)
  await opened.close()
  await own.close()
})

it('a transaction whose begin fails gives its connection back', async () => {
  const pool = smallPool()
  const db = createDatabase(pool)
  pool.once('acquire', (client) => void client.end())

  await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow('begin')
  expect(pool.totalCount).toBe(0)
  const { rows } = await db.transaction((tx) => tx.execute(sql`select 1 as one`))
  expect(rows).toEqual([{ one: 1 }])
  await pool.end()
})

it('a transaction whose connection breaks half-way gives it back', async () => {
  const pool = smallPool()
  const db = createDatabase(pool)

  await expect(db.transaction((tx) => tx.execute(endConnection))).rejects.toThrow('rollback')
  expect(await db.transaction((tx) => tx.execute(sql`select 1 as one`))).toMatchObject({ rows: [{ one: 1 }] })
  await pool.end()
})

it('a transaction that its work refuses keeps its connection for the next', async () => {
  const pool = smallPool()
  const db = createDatabase(pool)

  await expect(db.transaction(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(pool.idleCount).toBe(1)
  await pool.end()
})
