import { randomBytes } from 'node:crypto'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import type { Database } from '../db/database.ts'
import * as schema from '../db/schema.ts'
import { templateName } from './global-setup.ts'

export interface TestDatabase {
  readonly db: Database
  readonly url: string
  /** Closes the connections and deletes the database. */
  close: () => Promise<void>
}

/** A new database of this test file's own: a copy of the migrated template, or an empty one. */
export async function createTestDatabase(from: 'template' | 'nothing' = 'template'): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const address = new URL(inject('databaseUrl'))
  const asAdmin = async (statement: string) => {
    const admin = new Client({ connectionString: inject('databaseUrl') })
    await admin.connect()
    await admin.query(statement).finally(() => admin.end())
  }
  await asAdmin(`create database ${name} template ${from === 'template' ? templateName : 'template0'}`)
  address.pathname = `/${name}`
  const pool = new Pool({ connectionString: address.href, max: 6 })
  // Dropping the database breaks what connections a failed test has left behind.
  pool.on('error', () => undefined)
  return {
    db: drizzle(pool, { schema }),
    url: address.href,
    close: async () => {
      await pool.end()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}
