import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../../log/log.ts'
import { OperatorError } from '../../config/operator-error.ts'
import { findBinaries, sharedDir } from './binaries.ts'
import {
  type Cluster,
  clusterUrl,
  databaseName,
  findRunningPort,
  freePort,
  initialise,
  startCluster,
  stopCluster,
} from './cluster.ts'
import { assertFree, holdsCluster, removeUnfinished } from './cluster-files.ts'
import { waitForLock, tryLock } from './lock.ts'
import { claimCluster } from './identity.ts'
import {
  clusterDirIn,
  type DatabaseRecord,
  newIdentity,
  newPassword,
  openDataDir,
  readRecord,
  writeRecord,
} from './record.ts'
import { choosePostgresUser, hasAccess, type RunAs } from './run-as.ts'

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
    let record = await ensureRunning(dataDir, cluster, log)
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
          record = await ensureRunning(dataDir, { ...cluster, record }, log, 'same port')
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
  if (savedRecord?.isInitialised === false) removeUnfinished(savedRecord.clusterDir)
  const runAs = choosePostgresUser(savedRecord?.clusterDir)
  const record = savedRecord ?? (await createRecord(dataDir, runAs, log))
  const { clusterDir } = record
  assertAccess(runAs, clusterDir)
  const cluster = { binaries: findBinaries(runAs), runAs, record: { ...record, isInitialised: true }, settings }
  if (!holdsCluster(clusterDir)) {
    if (record.isInitialised) throw new OperatorError(explainMissingCluster(dataDir, clusterDir))
    await initialise(cluster)
  }
  writeRecord(dataDir, cluster.record)
  claimCluster(dataDir, cluster.record)
  return cluster
}

/** Chooses the place of a new cluster and stores its record. @throws {OperatorError} when the folder has a database without its record, or other files there */
async function createRecord(dataDir: string, runAs: RunAs | undefined, log: Log): Promise<DatabaseRecord> {
  const ownClusterDir = clusterDirIn(dataDir)
  if (holdsCluster(ownClusterDir)) {
    throw new OperatorError(
      `${ownClusterDir} holds a database, but ${join(dataDir, 'postgres.json')} with its password is missing. Restore that file from a backup, or move the whole data folder away to start empty.`,
    )
  }
  assertFree(ownClusterDir)
  const isReachable = hasAccess(runAs, dataDir)
  const clusterDir = isReachable ? ownClusterDir : join(sharedDir, `data-${randomBytes(6).toString('hex')}`)
  if (!isReachable) {
    log.info('database-outside', { dataDir, clusterDir })
    mkdirSync(sharedDir, { recursive: true })
    chmodSync(sharedDir, 0o755)
  }
  const record = {
    id: newIdentity(),
    clusterDir,
    port: await freePort(),
    password: newPassword(),
    isInitialised: false,
  }
  writeRecord(dataDir, record)
  return record
}

/** @throws {OperatorError} when PostgreSQL's user cannot reach the cluster, or does not own its files */
function assertAccess(runAs: RunAs | undefined, clusterDir: string) {
  if (runAs === undefined) return
  if (!hasAccess(runAs, dirname(clusterDir))) {
    throw new OperatorError(
      `The user PostgreSQL runs as can no longer reach ${clusterDir}. Give it access to the folders above, or move the data folder to a place it can reach and set MARQUEE_DATA_DIR.`,
    )
  }
  const files = join(clusterDir, 'data')
  if (existsSync(files) && statSync(files).uid !== runAs.uid) {
    throw new OperatorError(
      `The database's files in ${clusterDir} belong to root, as after a copy without their owner, and PostgreSQL does not run as root. Copy the data folder with cp -a, or run: chown -R ${runAs.uid}:${runAs.gid} ${clusterDir}`,
    )
  }
}

const explainMissingCluster = (dataDir: string, clusterDir: string) =>
  `The database of the data folder ${dataDir} is not at ${clusterDir}. ` +
  `Put its folder back, or restore the data folder from a backup. To begin with an empty database, move ${join(dataDir, 'postgres.json')} away.`

/** Uses the running server or starts it; an occupied port is replaced by a free one, unless clients use it already (`same port`). */
async function ensureRunning(
  dataDir: string,
  cluster: Cluster,
  log: Log,
  port: 'any port' | 'same port' = 'any port',
): Promise<DatabaseRecord> {
  let { record } = cluster
  const changePort = (to: number) => {
    if (to === record.port) return
    record = { ...record, port: to }
    writeRecord(dataDir, record)
  }
  const warnOfCopy = () => log.error('data-folder-copied', { dataDir })
  let reason = ''
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const portInUse = await findRunningPort(record, warnOfCopy)
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
