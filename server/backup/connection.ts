import { Client } from 'pg'
import { connectionError } from '../platform/db/database.ts'

/**
 * What the form of the copied rows and the duration of a backup depend on, whatever the defaults of the database and its user are. A row
 * that a policy hides is an error instead of missing in the backup.
 */
const settings = `
  set statement_timeout = 0;
  set lock_timeout = 0;
  set idle_in_transaction_session_timeout = 0;
  set client_encoding = 'UTF8';
  set timezone = 'UTC';
  set datestyle = 'ISO';
  set intervalstyle = 'postgres';
  set extra_float_digits = 1;
  set bytea_output = 'hex';
  set row_security = off;
  set search_path = public`

/** Connects for a backup or a restore. @throws {OperatorError} naming DATABASE_URL */
export async function connect(url: string): Promise<Client> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: 'marquee-backup',
  })
  // A connection that breaks fails the query that uses it; without a listener it would also end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    throw connectionError(url, error)
  }
  await client.query(settings)
  return client
}

/**
 * Closes a connection when a signal interrupts its work, which rolls back what is in progress.
 * @returns what ends this, for a commit, whose outcome would be unknown without its answer
 * @throws the reason of a signal that came before
 */
export function closeOnAbort(client: Client, signal: AbortSignal): () => void {
  signal.throwIfAborted()
  const close = () => void client.end()
  signal.addEventListener('abort', close)
  return () => signal.removeEventListener('abort', close)
}
