import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { projectRoot } from '../root.ts'

/** Key of the advisory lock for migrations. */
const migrationLock = 7_262_027

/** Applies pending migrations under an advisory lock, so that concurrently starting processes run them once. */
export async function migrateDatabase(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await migrate(drizzle(client), { migrationsFolder: join(projectRoot, 'server/db/migrations') })
    await client.query('select pg_advisory_unlock($1)', [migrationLock])
    client.release()
  } catch (error) {
    // Closing the connection also releases the lock.
    client.release(true)
    throw error
  }
}
