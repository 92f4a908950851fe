import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { Client, DatabaseError, Pool } from 'pg'
import { inject } from 'vitest'
import { createDatabase, type Database } from '../platform/db/database.ts'
import { templateName } from './global-setup.ts'

export interface TestDatabase {
  readonly db: Database
  readonly url: string
  /** Closes the connections and deletes the database, or keeps it for the next `reuseTestDatabase`. */
  close: () => Promise<void>
}

interface OpenDatabase extends TestDatabase {
  readonly pool: Pool
}

/** Databases of this process that hold again what the template holds, with their open connections. */
const restored: OpenDatabase[] = []

/** A new database of this test file's own: a copy of the migrated template, or an empty one. */
export function createTestDatabase(from: 'template' | 'nothing' = 'template'): Promise<TestDatabase> {
  return copyTemplate(from)
}

/**
 * A database like a new copy of the template. Where possible it is one that an earlier test has closed: restoring it costs
 * a tenth of a copy. Planner statistics, and what no row holds, may come from earlier tests.
 */
export async function reuseTestDatabase(): Promise<TestDatabase> {
  const database = restored.pop() ?? (await copyTemplate('template'))
  return {
    db: database.db,
    url: database.url,
    close: async () => {
      const { pool } = database
      // A connection in use belongs to a call that still runs, which could write into the next test.
      if (pool.idleCount < pool.totalCount) return database.close()
      await pool.query('select test_template.restore()')
      restored.push(database)
    },
  }
}

async function copyTemplate(from: 'template' | 'nothing'): Promise<OpenDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const address = new URL(inject('databaseUrl'))
  await asAdmin(`create database ${name} template ${from === 'template' ? templateName : 'template0'}`)
  address.pathname = `/${name}`
  const pool = new Pool({ connectionString: address.href, max: 6 })
  // Dropping the database breaks what connections a failed test has left behind.
  pool.on('error', () => undefined)
  return {
    db: createDatabase(pool),
    url: address.href,
    pool,
    close: async () => {
      await pool.end()
      await dropDatabase(name)
    },
  }
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new Client({ connectionString: inject('databaseUrl') })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

/** PostgreSQL's code for a database that has connections. */
const objectInUse = '55006'

/**
 * Drops a database when its connections have ended: a pool's `end` does not wait for that, and breaking them raises an error in a
 * connection that has no listener any more. After 5 s it breaks what a failed test has left open.
 */
async function dropDatabase(name: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    try {
      return await asAdmin(`drop database ${name}`)
    } catch (error) {
      if (!(error instanceof DatabaseError) || error.code !== objectInUse) throw error
      await wait(50)
    }
  }
  await asAdmin(`drop database ${name} with (force)`)
}
