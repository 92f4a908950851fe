import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import { Pool } from 'pg'
import type { Log } from '../log/log.ts'
import { OperatorError } from '../config/operator-error.ts'
import { settlesWithin } from '../jobs/within.ts'
import { openEmbedded } from './embedded/embedded.ts'
import { readRecord } from './embedded/record.ts'
import { migrateDatabase } from './migrate.ts'

export type Database = NodePgDatabase
/** The database inside `db.transaction`. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]

/** How many connections a pool has, how many of them are unused, and how many callers wait for one. */
export interface PoolUse {
  readonly total: number
  readonly idle: number
  readonly waiting: number
}

/** An open, migrated database. */
export interface OpenDatabase {
  readonly db: Database
  /** Host and name, or folder, without the password. */
  readonly description: string
  /** The connections of this process. */
  poolUse: () => PoolUse
  /** Whether it stores a row now. The answer is at most a second old. */
  isWritable: () => Promise<boolean>
  close: () => Promise<void>
}

/** Interval of the health check of the embedded database, in milliseconds. */
const watchIntervalMs = 2000

/** Maximum time of the write of a readiness check, and how long its answer is used, in milliseconds. */
const readinessTimeoutMs = 2000
const readinessAgeMs = 1000

/** Maximum wait for connections in use at a shutdown, in milliseconds. */
const poolEndTimeoutMs = 500

/**
 * Limits of queries, in milliseconds: a query or a lock that takes longer is an error, which calls answer with 503. `query_timeout` is this
 * process's own clock, for a server that says nothing any more; the others are PostgreSQL's.
 */
const timeouts = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
  query_timeout: 20_000,
}

export function createPool(url: string, log: Log): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    ...timeouts,
    application_name: 'marquee',
  })
  // A connection that breaks fails the call that uses it and is replaced by the next; without listeners it would end the process:
  // the pool's is for idle connections, the client's for those between two queries of a transaction.
  pool.on('error', (error) => log.error('connection-lost', { error }))
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * The database over a pool, with transactions that always give their connection back.
 *
 * Drizzle's own keep it when `begin` fails: after ten of those, as when PostgreSQL dies under load, the pool has none left.
 */
export function createDatabase(pool: Pool): Database {
  const db = drizzle(pool)
  db.transaction = async (work, config) => {
    const client = await pool.connect()
    try {
      return await drizzle(client).transaction(work, config)
    } finally {
      // A connection still inside a transaction, because `rollback` failed too, is closed and not used again.
      client.release(client.getTransactionStatus() !== 'I')
    }
  }
  return db
}

async function ping(pool: Pool): Promise<boolean> {
  try {
    await pool.query('select 1')
    return true
  } catch {
    return false
  }
}

/** Whether a row can be stored soon. */
async function canWrite(pool: Pool): Promise<boolean> {
  const write = pool.query(
    'insert into readiness (id, checked_at) values (1, now()) on conflict (id) do update set checked_at = excluded.checked_at',
  )
  return settlesWithin(readinessTimeoutMs, write).catch(() => false)
}

/** Repeats the last answer of a check until it is `ageMs` milliseconds old, so that callers cannot cause more checks than that. */
function cached(ageMs: number, check: () => Promise<boolean>): () => Promise<boolean> {
  let last = { at: -Infinity, answer: Promise.resolve(false) }
  return () => {
    const at = performance.now()
    if (at - last.at > ageMs) last = { at, answer: check() }
    return last.answer
  }
}

/**
 * Opens the database of DATABASE_URL, or else the embedded one of the data folder, and migrates it.
 * @throws {OperatorError} naming the variable to correct
 */
export async function openDatabase(
  settings: { databaseUrl: string | undefined; dataDir: string },
  log: Log,
): Promise<OpenDatabase> {
  return settings.databaseUrl === undefined
    ? openEmbeddedDatabase(settings.dataDir, log)
    : openExternal(settings.databaseUrl, log)
}

async function openExternal(url: string, log: Log): Promise<OpenDatabase> {
  const pool = createPool(url, log)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw connectionError(url, error)
  }
  return migrateAndWrap(pool, url, describeUrl(url), () => endPool(pool))
}

/** Host and name of a database, without the user and the password. */
export function describeUrl(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** The error of a database that cannot be reached by DATABASE_URL. */
export function connectionError(url: string, error: unknown): OperatorError {
  const { host, pathname } = new URL(url)
  return new OperatorError(
    `DATABASE_URL: no connection to ${pathname.slice(1) || 'the database'} on ${host || 'this machine'} (${describeError(error)}). ` +
      'Check host, port, name, user and password; or unset DATABASE_URL to use the embedded PostgreSQL.',
  )
}

/** Refuses a data folder without a database, for commands: opening it would create an empty one. @throws {OperatorError} */
export function assertDatabaseExists({
  databaseUrl,
  dataDir,
}: {
  readonly databaseUrl: string | undefined
  readonly dataDir: string
}) {
  if (databaseUrl !== undefined || readRecord(dataDir) !== undefined) return
  throw new OperatorError(
    `There is no database in ${dataDir}. Set MARQUEE_DATA_DIR or DATABASE_URL as for the server, or start Marquee first (npm start).`,
  )
}

/** Closes the connections. One that is still in use, by work that a shutdown interrupts, is closed by the end of the process or of PostgreSQL. */
const endPool = async (pool: Pool) => void (await settlesWithin(poolEndTimeoutMs, pool.end()))

/** Message of an error. A refused connection to a host with several addresses is an AggregateError with an empty message. */
function describeError(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describeError).join('; ')
  return error instanceof Error ? error.message : String(error)
}

async function openEmbeddedDatabase(dataDir: string, log: Log): Promise<OpenDatabase> {
  const embedded = await openEmbedded(dataDir, log)
  const pool = createPool(embedded.url, log)
  const watch = async () => {
    if (await ping(pool)) return
    log.error('database-lost')
    try {
      await embedded.revive()
      log.info('database-restarted')
    } catch (error) {
      log.error('database-not-restarted', { error })
    }
  }
  let watching: Promise<void> | undefined
  const timer = setInterval(() => {
    watching ??= watch().finally(() => {
      watching = undefined
    })
  }, watchIntervalMs)
  return migrateAndWrap(pool, embedded.url, embedded.clusterDir, async () => {
    clearInterval(timer)
    await watching
    await endPool(pool)
    await embedded.release()
  })
}

async function migrateAndWrap(
  pool: Pool,
  url: string,
  description: string,
  close: () => Promise<void>,
): Promise<OpenDatabase> {
  try {
    await migrateDatabase(url)
  } catch (error) {
    await close()
    throw error
  }
  return {
    db: createDatabase(pool),
    description,
    poolUse: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    isWritable: cached(readinessAgeMs, () => canWrite(pool)),
    close,
  }
}
