import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { diskStorage } from '../adapters/storage/disk.ts'
import { s3Storage } from '../adapters/storage/s3.ts'
import type { Storage } from '../ports/storage.ts'
import type { Env } from '../platform/config/env.ts'
import type { Log } from '../platform/log/log.ts'
import { OperatorError } from '../platform/config/operator-error.ts'
import { describeUrl } from '../platform/db/database.ts'
import { type EmbeddedDatabase, openEmbedded } from '../platform/db/embedded/embedded.ts'
import { tryLock } from '../platform/db/embedded/lock.ts'
import { openDataDir, readRecord } from '../platform/db/embedded/record.ts'

/** Where a backup is restored to. */
export interface RestoreTarget {
  readonly url: string
  readonly storage: Storage
  /** Folder, or host and name. */
  readonly description: string
  /** Makes what was restored the data of a server. */
  complete: () => Promise<void>
  /** Removes what was created. @param mayBeCommitted the database may hold the backup, whose images it then needs */
  discard: (mayBeCommitted: boolean) => Promise<void>
}

type Settings = Pick<Env, 'databaseUrl' | 'dataDir' | 'storage'>

/**
 * Prepares the target that the settings of a server name.
 * @throws {OperatorError} when its data folder, or its folder of uploaded images, is in use or not empty
 */
export function openTarget(settings: Settings, log: Log): Promise<RestoreTarget> {
  const { databaseUrl } = settings
  return databaseUrl === undefined ? openDataFolder(settings, log) : openExternal(databaseUrl, settings)
}

/** Files of the locks of a data folder. */
const lockFile = /^(?:start|users)\.lock/

const contentOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !lockFile.test(name)) : []

/** @throws {OperatorError} */
function assertEmptyFolder(folder: string) {
  const names = contentOf(folder)
  if (names.length === 0) return
  const shown = names.length > 3 ? `${names.slice(0, 3).join(', ')} and more` : names.join(', ')
  throw new OperatorError(
    `${folder} is not empty: it holds ${shown}. A backup is restored into an empty data folder only: ` +
      'set MARQUEE_DATA_DIR to a new one, or stop Marquee and move this one away.',
  )
}

/**
 * A new embedded database. It is created in a folder inside of the data folder and moved to its place when it is complete; the record,
 * which makes it a database for a start, is moved last. An interrupted restore therefore leaves no database that a server would open.
 */
async function openDataFolder({ dataDir, storage }: Settings, log: Log): Promise<RestoreTarget> {
  openDataDir(dataDir)
  const lock = tryLock(join(dataDir, 'start.lock'), 'exclusive')
  if (lock === undefined) {
    throw new OperatorError(
      `The data folder ${dataDir} is in use. Stop Marquee, or set MARQUEE_DATA_DIR to an empty folder.`,
    )
  }
  const stagingDir = join(dataDir, 'restore')
  let embedded: EmbeddedDatabase
  try {
    assertEmptyFolder(dataDir)
    embedded = await createDatabase(stagingDir, log)
  } catch (error) {
    lock.release()
    throw error
  }
  let stopping: Promise<void> | undefined
  const stop = () => (stopping ??= embedded.release())
  return {
    url: embedded.url,
    storage: storage.kind === 's3' ? s3Storage(storage) : diskStorage(join(stagingDir, 'uploads')),
    description: dataDir,
    complete: async () => {
      await stop()
      for (const name of ['uploads', 'postgres', 'postgres.json']) {
        if (existsSync(join(stagingDir, name))) renameSync(join(stagingDir, name), join(dataDir, name))
      }
      rmSync(stagingDir, { recursive: true })
      lock.release()
    },
    discard: async () => {
      await stop()
      deleteDatabase(stagingDir)
      lock.release()
    },
  }
}

async function createDatabase(dataDir: string, log: Log): Promise<EmbeddedDatabase> {
  try {
    return await openEmbedded(dataDir, log)
  } catch (error) {
    deleteDatabase(dataDir)
    throw error
  }
}

/** Deletes a data folder and its database, which may be outside of it. */
function deleteDatabase(dataDir: string) {
  const clusterDir = readRecord(dataDir)?.clusterDir
  if (clusterDir !== undefined) rmSync(clusterDir, { recursive: true, force: true, maxRetries: 10 })
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 })
}

/** A database of the operator's. What is written to it is one transaction. */
async function openExternal(url: string, { storage }: Settings): Promise<RestoreTarget> {
  const target = { url, description: describeUrl(url), complete: async () => undefined }
  // Files in a bucket stay after a failure: the bucket may be that of the server that was backed up, with these very files.
  if (storage.kind === 's3') return { ...target, storage: s3Storage(storage), discard: async () => undefined }
  assertEmptyFolder(storage.folder)
  return {
    ...target,
    storage: diskStorage(storage.folder),
    discard: async (mayBeCommitted) => {
      if (mayBeCommitted) return
      for (const name of contentOf(storage.folder)) rmSync(join(storage.folder, name), { recursive: true })
    },
  }
}
