import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Client } from 'pg'
import type { Log } from '../../log.ts'
import { OperatorError } from '../../operator-error.ts'
import { findBinaries, sharedPlace } from './binaries.ts'
import {
  type Cluster,
  clusterUrl,
  databaseName,
  freePort,
  initialise,
  runningPort,
  startCluster,
  stopCluster,
} from './cluster.ts'
import { lock, tryLock } from './lock.ts'
import { type DatabaseRecord, newPassword, openDataDir, readRecord, writeRecord } from './record.ts'
import { canReach, chooseUser } from './run-as.ts'

/** The embedded PostgreSQL as one process uses it. */
export interface EmbeddedDatabase {
  readonly url: string
  /** Where its files lie; outside the data folder when PostgreSQL's user cannot reach that. */
  readonly clusterDir: string
  /** Starts the server again if it is gone (killed, out of memory). Cheap when it runs. */
  revive: () => Promise<void>
  /** Says that this process needs it no more; the last process to say so stops it. */
  release: () => Promise<void>
}

/** Long enough for another process to create a cluster on a slow disk, or to recover one. */
const lockTimeoutMs = 120_000

/** Reasons of a failed start that pass by themselves: processes of a killed server are still ending. */
const passing =
  /pre-existing shared memory block|postmaster\.pid" already exists|database system is (?:starting|shutting)/
const portTaken = /could not bind|Address already in use|could not create any TCP\/IP sockets/

/**
 * Opens the embedded PostgreSQL of a data folder: creates it the first time, adopts a server that runs already, starts it otherwise.
 *
 * Any number of processes may do so at once. Starting and stopping happen under one lock; each user holds another, shared lock as long as
 * it lives, and whoever leaves and finds no further holder stops the server. Both locks are the kernel's, so a `kill -9` leaves none behind:
 * the server then runs on and the next start adopts it.
 * @throws {OperatorError} naming MARQUEE_DATA_DIR or DATABASE_URL and the way out
 */
export async function openEmbedded(
  dataDir: string,
  log: Log,
  settings: readonly string[] = [],
): Promise<EmbeddedDatabase> {
  openDataDir(dataDir)
  const startLock = join(dataDir, 'start.lock')
  const usersLock = join(dataDir, 'users.lock')
  const starting = await lock(startLock, lockTimeoutMs)
  try {
    const cluster = await prepare(dataDir, log, settings)
    let record = await ensureRunning(dataDir, cluster)
    await createDatabase(record)
    const user = tryLock(usersLock, 'shared')
    if (user === undefined) throw new Error(`${usersLock} is held exclusively outside the start lock`)

    const underLock = async (work: () => Promise<void>) => {
      const held = await lock(startLock, lockTimeoutMs)
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
        underLock(async () => {
          record = await ensureRunning(dataDir, { ...cluster, record }, 'same port')
        }),
      release: () =>
        underLock(async () => {
          user.release()
          const last = tryLock(usersLock, 'exclusive')
          if (last === undefined) return
          await stopCluster({ ...cluster, record })
          last.release()
        }),
    }
  } finally {
    starting.release()
  }
}

/** Finds or makes the cluster and what runs it. */
async function prepare(dataDir: string, log: Log, settings: readonly string[]): Promise<Cluster> {
  const known = readRecord(dataDir)
  const runAs = chooseUser(known?.clusterDir)
  let record = known
  if (record === undefined) {
    const isReachable = canReach(runAs, dataDir)
    const clusterDir = isReachable
      ? join(dataDir, 'postgres')
      : join(sharedPlace, `data-${randomBytes(6).toString('hex')}`)
    if (!isReachable) log.info(`PostgreSQL's user cannot reach ${dataDir}; the database's files are in ${clusterDir}.`)
    record = { clusterDir, port: await freePort(), password: newPassword() }
    writeRecord(dataDir, record)
  } else if (!canReach(runAs, dirname(record.clusterDir))) {
    throw new OperatorError(
      `The user PostgreSQL runs as can no longer reach ${record.clusterDir}. Give it access to the folders above, or copy the data folder to a place it can reach and set MARQUEE_DATA_DIR.`,
    )
  }
  const cluster = { binaries: findBinaries(runAs), runAs, record, settings }
  mkdirSync(dirname(record.clusterDir), { recursive: true })
  if (runAs !== undefined && record.clusterDir.startsWith(sharedPlace)) chmodSync(sharedPlace, 0o755)
  await initialise(cluster)
  return cluster
}

/** Adopts or starts the server; a taken port is exchanged for a free one unless others already know it (`same port`). */
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
    const running = await runningPort(record)
    if (running !== undefined) {
      changePort(running)
      return record
    }
    const failure = await startCluster({ ...cluster, record })
    if (failure === undefined) return record
    reason = failure
    if (portTaken.test(failure) && port === 'any port') changePort(await freePort())
    else if (passing.test(failure)) await wait(500)
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
