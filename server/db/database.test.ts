import { sql } from 'drizzle-orm'
import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { createDatabase } from './database.ts'

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
