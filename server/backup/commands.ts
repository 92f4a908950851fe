import { resolve } from 'node:path'
import type { Env } from '../platform/config/env.ts'
import type { Log } from '../platform/log/log.ts'
import { OperatorError } from '../platform/config/operator-error.ts'
import { assertDatabaseExists } from '../platform/db/database.ts'
import { openEmbedded } from '../platform/db/embedded/embedded.ts'
import { openArchive } from './archive-reader.ts'
import { assertNotExisting } from './archive-writer.ts'
import type { Manifest } from './manifest.ts'
import { CommitUnknown, divideMigrations, restoreBackup } from './restore-backup.ts'
import { openTarget } from './restore-target.ts'
import { writeBackup } from './write-backup.ts'

type Settings = Pick<Env, 'databaseUrl' | 'dataDir' | 'storage'>

/**
 * Reads the one argument of `npm run backup` and `npm run restore`.
 * @param from the folder that a relative path begins in
 * @throws {OperatorError} showing how the command is used
 */
export function parseFile(command: 'backup' | 'restore', [file, ...others]: readonly string[], from: string): string {
  if (file !== undefined && file !== '' && others.length === 0) return resolve(from, file)
  throw new OperatorError(
    `${file === undefined ? 'Which file?' : `${command} takes one file and nothing else.`}\n\nnpm run ${command} -- FILE`,
  )
}

/**
 * Writes a backup of the database of the settings, beside a running server or without one.
 * @returns what to print
 * @throws {OperatorError}
 */
export async function runBackup(settings: Settings, path: string, log: Log, signal: AbortSignal): Promise<string> {
  assertNotExisting(path)
  assertDatabaseExists(settings)
  const source = await openSource(settings, log)
  try {
    return describeBackup(path, await writeBackup({ url: source.url, storage: settings.storage }, path, signal))
  } finally {
    await source.release()
  }
}

/** The database of the settings, without migrating it: a backup is made before an update, too. */
async function openSource({ databaseUrl, dataDir }: Settings, log: Log) {
  return databaseUrl === undefined ? openEmbedded(dataDir, log) : { url: databaseUrl, release: async () => undefined }
}

/**
 * Restores a backup into the empty database or data folder of the settings.
 * @returns what to print
 * @throws {OperatorError}
 */
export async function runRestore(settings: Settings, path: string, log: Log, signal: AbortSignal): Promise<string> {
  const archive = await openArchive(path, signal)
  try {
    const steps = divideMigrations(archive.manifest, path)
    const target = await openTarget(settings, log)
    try {
      const leftOut = await restoreBackup({ archive, steps, target, signal })
      await target.complete()
      return describeRestore(archive.manifest, target.description, leftOut)
    } catch (error) {
      await target.discard(error instanceof CommitUnknown)
      throw error
    }
  } finally {
    archive.close()
  }
}

const number = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`

function contentOf({ tables, uploads }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const files = uploads.kind === 'disk' ? ` and ${number(uploads.files.length, 'image file')}` : ''
  return `${number(rows, 'row')} in ${number(tables.length, 'table')}${files}`
}

function describeBackup(path: string, manifest: Manifest): string {
  const { createdAt, ledger, uploads } = manifest
  const lines = [
    `${path} holds ${contentOf(manifest)}, as of ${createdAt}.`,
    'It contains personal data, bank account numbers and hashes of passwords. Keep it where only operators can read it, and a copy on another machine.',
  ]
  if (uploads.kind === 's3') {
    lines.push(
      `The uploaded images are in the bucket ${uploads.bucket} and not in this file: back the bucket up by its own means.`,
    )
  } else if (uploads.missing.length > 0) {
    lines.push(
      `WARNING: ${number(uploads.missing.length, 'image file')} that profiles use did not exist: ${uploads.missing.join(', ')}`,
    )
  }
  if (
    ledger !== undefined &&
    (Number(ledger.sumKobo) !== 0 || ledger.unbalancedPostings > 0 || ledger.wrongBalances > 0)
  ) {
    lines.push(`WARNING: the ledger of this database has errors: ${JSON.stringify(ledger)}`)
  }
  return lines.join('\n')
}

function describeRestore(manifest: Manifest, target: string, leftOut: readonly string[]): string {
  const { createdAt, appVersion, uploads } = manifest
  const lines = [
    `${target} holds ${contentOf(manifest)}, as of ${createdAt} (Marquee ${appVersion}). What changed after that time is not in it.`,
  ]
  if (leftOut.length > 0) lines.push(`Left out, because they are not Marquee's: ${leftOut.join(', ')}.`)
  if (uploads.kind === 's3') {
    lines.push(
      `The uploaded images were in the bucket ${uploads.bucket}: set MARQUEE_S3_… to it, or to a copy of it, for the server.`,
    )
  }
  return lines.join('\n')
}
