import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client } from 'pg'
import { OperatorError } from '../operator-error.ts'
import { projectRoot } from '../root.ts'

/** Key of the advisory lock for migrations. */
const migrationLock = 7_262_027

const migrationsFolder = join(projectRoot, 'server/db/migrations')

/**
 * Applies pending migrations under an advisory lock, so that concurrently starting processes run them once. It uses a connection of its
 * own, without the timeouts of other queries.
 * @throws {OperatorError} when the database has migrations of a newer version, which this one cannot know how to use
 */
export async function migrateDatabase(url: string) {
  const client = new Client({ connectionString: url, application_name: 'marquee-migrations' })
  // A connection that breaks fails the query that uses it; without a listener it would also end the process.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    await assertNotNewer(client)
    await migrate(drizzle(client), { migrationsFolder })
  } finally {
    // Closing the connection also releases the lock.
    await client.end()
  }
}

/** Compares by the time at which a migration was made, which identifies it for Drizzle, too. */
async function assertNotNewer(client: Client) {
  const { rows: tables } = await client.query<{ isPresent: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isPresent"`,
  )
  if (tables[0]?.isPresent !== true) return
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis)
  const { rows: unknown } = await client.query(
    'select from drizzle.__drizzle_migrations where not created_at = any ($1::bigint[])',
    [known],
  )
  if (unknown.length === 0) return
  throw new OperatorError(
    `This database belongs to a newer version of Marquee: it has ${unknown.length} ${unknown.length === 1 ? 'migration' : 'migrations'} that this version does not know and could damage. ` +
      'Start the newer version, or restore a backup from before the update.',
  )
}
