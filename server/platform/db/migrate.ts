import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { Client, type ClientBase } from 'pg'
import { OperatorError } from '../config/operator-error.ts'
import { projectRoot } from '../config/root.ts'

/** Key of the advisory lock for migrations. */
export const migrationLock = 7_262_027

const migrationsFolder = join(projectRoot, 'server/db/migrations')

/** A migration that a database has. `createdAt`, the time at which it was made, identifies it for Drizzle, too. */
export interface AppliedMigration {
  readonly hash: string
  readonly createdAt: number
}

/** The migrations of this version, oldest first. */
export const readMigrations = (): readonly MigrationMeta[] => readMigrationFiles({ migrationsFolder })

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

/** The migrations that a database has, oldest first; none for a database that Marquee has never opened. */
export async function readAppliedMigrations(client: Client): Promise<readonly AppliedMigration[]> {
  const { rows: tables } = await client.query<{ isPresent: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isPresent"`,
  )
  if (tables[0]?.isPresent !== true) return []
  const { rows } = await client.query<AppliedMigration>(
    'select hash, created_at::float8 as "createdAt" from drizzle.__drizzle_migrations order by created_at',
  )
  return rows
}

/**
 * Applies migrations in the transaction of the caller, in which Drizzle's own function would commit. The database has none of them yet.
 */
export async function applyMigrations(client: ClientBase, migrations: readonly MigrationMeta[]) {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  for (const { sql, hash, folderMillis } of migrations) {
    // Statements that are sent together save a round trip for each of them.
    await client.query(sql.join('\n;\n'))
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ])
  }
}

async function assertNotNewer(client: Client) {
  const ownMigrations = new Set(readMigrations().map(({ folderMillis }) => folderMillis))
  const unknown = (await readAppliedMigrations(client)).filter(({ createdAt }) => !ownMigrations.has(createdAt))
  if (unknown.length === 0) return
  throw new OperatorError(
    `This database belongs to a newer version of Marquee: it has ${unknown.length} ${unknown.length === 1 ? 'migration' : 'migrations'} that this version does not know and could damage. ` +
      'Start the newer version, or restore a backup from before the update.',
  )
}
