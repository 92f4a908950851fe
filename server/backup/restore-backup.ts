import { isDeepStrictEqual } from 'node:util'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { MigrationMeta } from 'drizzle-orm/migrator'
import { type Client, DatabaseError, escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import type { Storage } from '../ports/storage.ts'
import { OperatorError } from '../platform/config/operator-error.ts'
import { imageType } from '../modules/uploads/upload-keys.ts'
import { applyMigrations, migrationLock, readMigrations } from '../platform/db/migrate.ts'
import { type Archive, newer } from './archive-reader.ts'
import {
  isEmptyDatabase,
  readIndexes,
  readLedger,
  readTables,
  sortByReferences,
  type TableColumns,
  tableName,
} from './catalog.ts'
import { closeOnAbort, connect } from './connection.ts'
import { type Manifest, tableEntry, uploadEntry } from './manifest.ts'

type ArchivedTable = Manifest['tables'][number]

/** The migrations that make the schema of a backup, and those that follow it in this version. */
export interface MigrationSteps {
  readonly before: readonly MigrationMeta[]
  readonly after: readonly MigrationMeta[]
}

/**
 * Divides the migrations of this version at those of a backup.
 * @throws {OperatorError} when the backup has others, as one of a newer version
 */
export function divideMigrations({ migrations }: Manifest, path: string): MigrationSteps {
  const ownMigrations = readMigrations()
  const isKnown = migrations.every(({ createdAt }, index) => ownMigrations[index]?.folderMillis === createdAt)
  if (!isKnown || migrations.length === 0) throw newer(path)
  return {
    // A comment in a migration may have been changed since: the database keeps the hash that it had.
    before: ownMigrations
      .slice(0, migrations.length)
      .map((migration, index) => ({ ...migration, hash: migrations[index]?.hash ?? migration.hash })),
    after: ownMigrations.slice(migrations.length),
  }
}

interface RestoreInput {
  readonly archive: Archive
  readonly steps: MigrationSteps
  readonly target: { readonly url: string; readonly storage: Storage; readonly description: string }
  readonly signal: AbortSignal
}

/**
 * Restores a backup into an empty database, and its images, in one transaction: the schema of the backup, its rows, and the migrations
 * since. Servers that start meanwhile wait, as they do for migrations.
 * @returns the names of tables that are not Marquee's, which were left out
 * @throws {OperatorError} when the database is not empty; nothing was changed then
 * @throws {CommitUnknown}
 */
export async function restoreBackup({ archive, steps, target, signal }: RestoreInput): Promise<readonly string[]> {
  const client = await connect(target.url)
  try {
    const keepOpen = closeOnAbort(client, signal)
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    if (!(await isEmptyDatabase(client))) {
      throw new OperatorError(
        `The database ${target.description} is not empty. A backup is restored into an empty database only: create one, and set DATABASE_URL to it.`,
      )
    }
    await client.query('begin')
    await applyMigrations(client, steps.before)
    const leftOut = await loadTables(client, archive, signal)
    await setSequences(client, archive.manifest)
    await assertEqualLedger(client, archive.manifest)
    await applyMigrations(client, steps.after)
    await storeUploads(archive, target.storage, signal)
    const tables = await readTables(client)
    keepOpen()
    await commit(client, target.description)
    // Without statistics the first queries would be planned for empty tables. PostgreSQL collects them later anyway.
    await client.query(`analyze ${listOf(tables)}`).catch(() => undefined)
    return leftOut
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    await client.end()
  }
}

/** The connection ended while the restore was committed: the database may hold the backup. */
export class CommitUnknown extends OperatorError {
  override name = 'CommitUnknown'
}

/** @throws {CommitUnknown} when PostgreSQL did not answer */
async function commit(client: Client, description: string) {
  try {
    await client.query('commit')
  } catch (error) {
    // What PostgreSQL refuses is rolled back. A connection that it ends has a higher severity.
    if (error instanceof DatabaseError && error.severity === 'ERROR') throw error
    throw new CommitUnknown(
      `The connection ended while the restore was committed. Look into the database ${description}: if it has tables, the restore is complete. ` +
        'If it has none, delete the folder of images, which was kept, and restore again.',
      { cause: error },
    )
  }
}

/** Loads the rows of every table. Triggers of the schema are off meanwhile, because the rows have what they would add; foreign keys are checked. */
async function loadTables(client: Client, { manifest, read }: Archive, signal: AbortSignal) {
  const tables = await sortByReferences(client, await readTables(client))
  const archived = new Map(manifest.tables.map((table) => [table.name, table]))
  const missing = tables.filter(({ name, columns }) => !hasColumns(archived.get(name), columns))
  if (missing.length > 0) {
    throw new OperatorError(
      `The backup does not fit its schema: ${missing.map(({ name }) => name).join(', ')} had other columns in that database. Nothing was restored.`,
    )
  }
  await client.query(tables.map(({ name }) => `alter table ${tableName(name)} disable trigger user`).join(';'))
  // An index is built faster from all rows than row by row.
  const indexes = await readIndexes(client)
  await client.query(indexes.map(({ name }) => `drop index ${tableName(name)}`).join(';'))
  // Migrations insert rows of their own, which are in the backup, too.
  await client.query(`truncate ${listOf(tables)}`)
  for (const { name } of tables) {
    const list = (archived.get(name)?.columns ?? []).map(escapeIdentifier).join(', ')
    const rows = client.query(copyFrom(`copy ${tableName(name)} (${list}) from stdin`))
    await pipeline(await read(tableEntry(name)), rows, { signal })
    if (rows.rowCount !== archived.get(name)?.rows) throw new Error(`${name} has ${rows.rowCount} rows after its copy`)
  }
  await client.query(indexes.map(({ definition }) => definition).join(';'))
  await client.query(tables.map(({ name }) => `alter table ${tableName(name)} enable trigger user`).join(';'))
  const names = new Set(tables.map(({ name }) => name))
  return manifest.tables.map(({ name }) => name).filter((name) => !names.has(name))
}

const hasColumns = (table: ArchivedTable | undefined, columns: readonly string[]) =>
  table !== undefined && isDeepStrictEqual(table.columns.toSorted(), columns.toSorted())

const listOf = (tables: readonly TableColumns[]) => tables.map(({ name }) => tableName(name)).join(', ')

async function setSequences(client: Client, { sequences }: Manifest) {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('select setval(sequence, $2, $3) from to_regclass($1) as sequence where sequence is not null', [
      tableName(name),
      lastValue,
      isCalled,
    ])
  }
}

/** Compares the ledger with that of the backed up database. @throws {Error} when they differ */
async function assertEqualLedger(client: Client, { ledger }: Manifest) {
  const restored = await readLedger(client)
  if (!isDeepStrictEqual(restored, ledger)) throw new Error('The restored ledger differs from that of the backup')
}

async function storeUploads({ manifest: { uploads }, read }: Archive, storage: Storage, signal: AbortSignal) {
  if (uploads.kind !== 'disk') return
  for (const { key } of uploads.files) {
    signal.throwIfAborted()
    await storage.put(key, await buffer(await read(uploadEntry(key))), imageType)
  }
}
