import { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import journal from './migrations/meta/_journal.json' with { type: 'json' }
import { type TestDatabase, createTestDatabase } from '../testing/test-database.ts'
import * as schema from './schema.ts'
import { migrateDatabase } from './migrate.ts'

let database: TestDatabase
let pools: Pool[]
beforeAll(async () => {
  database = await createTestDatabase('nothing')
  pools = [1, 2, 3].map(() => new Pool({ connectionString: database.url }))
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.end()))
  await database.close()
})

it('takes an empty database to the newest version, once, however many processes start together', async () => {
  await Promise.all(pools.map(migrateDatabase))
  await Promise.all(pools.map(migrateDatabase))
  const applied = await database.db.execute('select * from drizzle.__drizzle_migrations')
  expect(applied.rows).toHaveLength(journal.entries.length)
})

it('makes every table and column the code reads', async () => {
  const tables = Object.values(schema)
  expect(tables.length).toBeGreaterThan(5)
  for (const table of tables) expect(await database.db.select().from(table)).toEqual([])
})
