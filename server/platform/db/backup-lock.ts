import { sql } from 'drizzle-orm'
import type { Client } from 'pg'
import { errorCode, OperatorError } from '../config/operator-error.ts'
import type { Database } from './database.ts'

/** Key of the advisory lock that a backup holds. */
const backupLock = 7_262_029

/** PostgreSQL's code for a lock that was not free in time. */
const lockNotAvailable = '55P03'

/**
 * Takes the lock of a backup until the connection ends. While it is held no uploaded file is deleted, so that the backup finds the files of
 * the rows in its snapshot.
 * @throws {OperatorError} when another backup of the database is running
 */
export async function takeBackupLock(client: Client) {
  // The checks of `isBackupRunning` hold the lock for moments, so it is worth a wait.
  await client.query("set lock_timeout = '2s'")
  try {
    await client.query('select pg_advisory_lock($1)', [backupLock])
  } catch (error) {
    if (errorCode(error) !== lockNotAvailable) throw error
    throw new OperatorError('Another backup of this database is running. Wait until it has ended.')
  }
  await client.query('set lock_timeout = 0')
}

/** Whether a backup of the database is running. */
export async function isBackupRunning(db: Pick<Database, 'execute'>): Promise<boolean> {
  // Outside a transaction the lock is released with the end of the statement.
  const { rows } = await db.execute<{ isFree: boolean }>(
    sql`select pg_try_advisory_xact_lock_shared(${backupLock}::bigint) as "isFree"`,
  )
  return rows[0]?.isFree !== true
}
