import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../../log.ts'
import { OperatorError } from '../../operator-error.ts'
import { findBinaries, sharedDir } from './binaries.ts'
import {
  type Cluster,
  clusterUrl,
  databaseName,
  freePort,
  initialise,
  findRunningPort,
  startCluster,
  stopCluster,
} from './cluster.ts'
import { waitForLock, tryLock } from './lock.ts'
import { type DatabaseRecord, newPassword, openDataDir, readRecord, writeRecord } from './record.ts'
import { hasAccess, choosePostgresUser } from './run-as.ts'

/** A process's handle of the embedded PostgreSQL. */
export interface EmbeddedDatabase {
  readonly url: string
  /** Folder of its files; outside the data folder when PostgreSQL's user has no access to that. */
  readonly clusterDir: string
  /** Restarts the server if it was killed. Cheap when it runs. */
  revive: () => Promise<void>
  /** Releases the server for this process; the last process stops it. */
  release: () => Promise<void>
}

/** Maximum wait for the start lock, in milliseconds: another process may create or recover a cluster on a slow disk. */
const lockTimeoutMs = 120_000

/** Messages of a failed start that are worth a retry: processes of a killed server are still ending. */
const transientFailure =
  /pre-existing shared memory block|postmaster\.pid" already exists|database system is (?:starting|shutting)/
const portTaken = /could not bind|Address already in use|could not create any TCP\/IP sockets/

/**
 * Opens the embedded PostgreSQL of a data folder: creates the cluster the first time, uses a running server, or starts it.
 *
 * Any number of processes may do so concurrently. Start and stop run under an exclusive lock. Each process holds a second, shared lock for
 * its lifetime; a process that releases it and finds no other holder stops the server. Both are kernel locks, so a `kill -9` leaves no
 * stale lock: the server keeps running and the next start uses it.
 * @throws {OperatorError} naming MARQUEE_DATA_DIR or DATABASE_URL and the solution
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
  settings: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  openDataDir(dataDir)
  const startLock = join(dataDir, 'start.lock')
  const usersLock = join(dataDir, 'users.lock')
  const heldStartLock = await waitForLock(startLock, lockTimeoutMs)
  try {
    const cluster = await prepareCluster(dataDir, log, settings)
    let record = await ensureRunning(dataDir, cluster)
    await createDatabase(record)
    const userLock = tryLock(usersLock, 'shared')
    if (userLock === undefined) throw new Error(`${usersLock} is held exclusively outside the start lock`)

    const withStartLock = async (work: () => Promise<void>) => {
      const held = await waitForLock(startLock, lockTimeoutMs)
      try {
        await work()
      } finally {
        held.release()
      }
    }
    return {
      url: clusterUrl(record),
      clusterDir: record.clusterDir,
      revive: () =>
        withStartLock(async () => {
          record = await ensureRunning(dataDir, { ...cluster, record }, 'same port')
        }),
      release: () =>
        withStartLock(async () => {
          userLock.release()
          const exclusiveLock = tryLock(usersLock, 'exclusive')
          if (exclusiveLock === undefined) return
          await stopCluster({ ...cluster, record })
          exclusiveLock.release()
        }),
    }
  } finally {
    heldStartLock.release()
  }
}

/** Finds or creates the cluster and chooses its user and programs. */
async function prepareCluster(dataDir: string, log: Log, settings: readonly string[]): Promise<Cluster> {
  const savedRecord = readRecord(dataDir)
  const runAs = choosePostgresUser(savedRecord?.clusterDir)
  let record = savedRecord
  if (record === undefined) {
    const isReachable = hasAccess(runAs, dataDir)
    const clusterDir = isReachable
      ? join(dataDir, 'postgres')
      : join(sharedDir, `data-${randomBytes(6).toString('hex')}`)
    if (!isReachable) log.info('database-outside', { dataDir, clusterDir })
    record = { clusterDir, port: await freePort(), password: newPassword() }
    writeRecord(dataDir, record)
  } else if (!hasAccess(runAs, dirname(record.clusterDir))) {
    throw new OperatorError(
      `The user PostgreSQL runs as can no longer reach ${record.clusterDir}. Give it access to the folders above, or copy the data folder to a place it can reach and set MARQUEE_DATA_DIR.`,
    )
  }
  const cluster = { binaries: findBinaries(runAs), runAs, record, settings }
  mkdirSync(dirname(record.clusterDir), { recursive: true })
  if (runAs !== undefined && record.clusterDir.startsWith(sharedDir)) chmodSync(sharedDir, 0o755)
  await initialise(cluster)
  return cluster
}

/** Uses the running server or starts it; an occupied port is replaced by a free one, unless clients use it already (`same port`). */
async function ensureRunning(
  dataDir: string,
  cluster: Cluster,
  port: 'any port' | 'same port' = 'any port',
): Promise<DatabaseRecord> {
  const record = { ...cluster.record }
  const changePort = (to: number) => {
    if (to === record.port) return
    record.port = to
    writeRecord(dataDir, record)
  }
  let reason = ''
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const portInUse = await findRunningPort(record)
    if (portInUse !== undefined) {
      changePort(portInUse)
      return record
    }
    const failure = await startCluster({ ...cluster, record })
    if (failure === undefined) return record
    reason = failure
    if (portTaken.test(failure) && port === 'any port') changePort(await freePort())
    else if (transientFailure.test(failure)) await wait(500)
    else break
  }
  throw new OperatorError(
    `The embedded PostgreSQL in ${record.clusterDir} does not start. It says:\n${reason.trim()}\n` +
      'If the disk is full, make room; otherwise set MARQUEE_DATA_DIR to another folder, or DATABASE_URL to a PostgreSQL of your own.',
  )
}

async function createDatabase(record: DatabaseRecord) {
  const client = new Client({ connectionString: clusterUrl(record, 'postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [databaseName])
    if (rowCount === 0) await client.query(`create database ${databaseName}`)
  } finally {
    await client.end()
  }
}
