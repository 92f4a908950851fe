import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { type Client, escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import * as z from 'zod/mini'
import { diskStorage } from '../adapters/storage/disk.ts'
import type { StorageSettings } from '../platform/config/env.ts'
import { OperatorError } from '../platform/config/operator-error.ts'
import { thumbnailKey } from '../modules/uploads/upload-keys.ts'
import { projectRoot } from '../platform/config/root.ts'
import { migrationLock, readAppliedMigrations } from '../platform/db/migrate.ts'
import { type ArchiveWriter, createArchive } from './archive-writer.ts'
import { takeBackupLock } from '../platform/db/backup-lock.ts'
import { readLedger, readSequences, readTables, type TableColumns, tableName } from './catalog.ts'
import { closeOnAbort, connect } from './connection.ts'
import { formatVersion, type Manifest, tableEntry, uploadEntry } from './manifest.ts'

const notice =
  'A backup of Marquee. It holds personal data, bank account numbers and hashes of passwords. Restore it with: npm run restore -- FILE'

const readAppVersion = () =>
  z.parse(z.object({ version: z.string() }), JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')))
    .version

interface BackupSource {
  readonly url: string
  readonly storage: StorageSettings
}

/**
 * Writes a backup of a database and of the uploaded images on the disk, while servers use them.
 *
 * Everything is read in one transaction with one snapshot. Rows are copied as text, which every version of PostgreSQL on every platform
 * reads.
 * @returns what the backup holds
 * @throws {OperatorError} when the file exists or cannot be written, or the database is not Marquee's
 */
export async function writeBackup(
  { url, storage }: BackupSource,
  path: string,
  signal: AbortSignal,
): Promise<Manifest> {
  const client = await connect(url)
  try {
    closeOnAbort(client, signal)
    await takeBackupLock(client)
    const { createdAt, migrations, tables } = await beginSnapshot(client)
    const archive = await createArchive(path, createdAt)
    try {
      const manifest = {
        format: 'marquee-backup' as const,
        formatVersion,
        notice,
        appVersion: readAppVersion(),
        createdAt: createdAt.toISOString(),
        migrations: [...migrations],
        tables: await addTables(client, archive, tables),
        sequences: await readSequenceValues(client),
        ledger: await readLedger(client),
        uploads: await addUploads(client, archive, { storage, signal, tables }),
      }
      // Fails when the connection was lost, and with it the lock: images may have been deleted before they were read.
      await client.query('commit')
      await archive.finish(manifest)
      return manifest
    } catch (error) {
      await archive.discard()
      throw error
    }
  } catch (error) {
    throw signal.aborted ? signal.reason : error
  } finally {
    await client.end()
  }
}

/** Begins the transaction of the backup. Migrations wait until it ends; other changes go on. */
async function beginSnapshot(client: Client) {
  // Without this lock a migration could commit between the snapshot and the locks of the tables.
  await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
  await client.query('begin isolation level repeatable read, read only')
  const { rows } = await client.query<{ now: Date }>('select now() as now')
  const migrations = await readAppliedMigrations(client)
  if (migrations.length === 0) {
    throw new OperatorError('This database is not one of Marquee: it has no migrations. Check DATABASE_URL.')
  }
  const tables = await readTables(client)
  await client.query(`lock table ${tables.map(({ name }) => tableName(name)).join(', ')} in access share mode`)
  await client.query('select pg_advisory_unlock_shared($1)', [migrationLock])
  return { createdAt: rows[0]?.now ?? new Date(), migrations, tables }
}

async function addTables(client: Client, archive: ArchiveWriter, tables: readonly TableColumns[]) {
  const added: Manifest['tables'] = []
  for (const { name, columns } of tables) {
    const rows = client.query(copyTo(`copy ${tableName(name)} (${columns.map(escapeIdentifier).join(', ')}) to stdout`))
    const digest = await archive.add(tableEntry(name), rows, true)
    added.push({ name, columns: [...columns], rows: rows.rowCount, ...digest })
  }
  return added
}

/** Sequences are not part of a snapshot: their values are read after it, so that they are never behind its rows. */
async function readSequenceValues(client: Client): Promise<Manifest['sequences']> {
  const values: Manifest['sequences'] = []
  for (const name of await readSequences(client)) {
    const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${tableName(name)}`,
    )
    values.push(...rows.map((row) => ({ name, ...row })))
  }
  return values
}

/** The images of the rows in the snapshot. Of an upload in progress there may be no file yet: no profile uses it, so it is left out. */
async function addUploads(
  client: Client,
  archive: ArchiveWriter,
  {
    storage: settings,
    signal,
    tables,
  }: Pick<BackupSource, 'storage'> & { readonly signal: AbortSignal; readonly tables: readonly TableColumns[] },
): Promise<Manifest['uploads']> {
  if (settings.kind === 's3') return { kind: 's3', bucket: settings.bucket }
  const uploads: Manifest['uploads'] & { kind: 'disk' } = { kind: 'disk', files: [], missing: [] }
  if (!tables.some(({ name }) => name === 'upload')) return uploads
  const storage = diskStorage(settings.folder)
  const { rows } = await client.query<{ key: string; isUsed: boolean }>(
    'select key, unused_since is null as "isUsed" from public.upload where not is_being_removed order by key',
  )
  for (const { key: imageKey, isUsed } of rows) {
    for (const key of [imageKey, thumbnailKey(imageKey)]) {
      signal.throwIfAborted()
      const content = await storage.get(key)
      if (content !== undefined) {
        uploads.files.push({ key, ...(await archive.add(uploadEntry(key), Readable.from([content]), false)) })
      } else if (isUsed) uploads.missing.push(key)
    }
  }
  return uploads
}
