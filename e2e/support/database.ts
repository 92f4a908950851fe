import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Pool, type QueryResultRow } from 'pg'
import { productDataDir } from './environment.ts'

/** A notification row, as the server inserts it. */
export interface SeededNotification {
  readonly title: string
  readonly message: string
  readonly createdAt: string
  readonly read?: boolean
  readonly gigId?: string
}

/** Returns the connection URL of a database in the product's PostgreSQL. */
async function databaseUrl(name: string): Promise<string> {
  const record = JSON.parse(await readFile(join(productDataDir(), 'postgres.json'), 'utf8')) as {
    port: number
    password: string
  }
  return `postgres://marquee:${encodeURIComponent(record.password)}@127.0.0.1:${record.port}/${name}`
}

/** Creates an empty database for another copy of the product. @returns its connection URL */
export async function createDatabase(): Promise<string> {
  const name = `other_${randomUUID().replaceAll('-', '')}`
  await run(`create database ${name}`, [])
  return databaseUrl(name)
}

/** Runs a statement in the product's database, for states that no endpoint can cause. @returns how many rows it read or changed */
export const run = async (statement: string, values: readonly unknown[]): Promise<number> =>
  (await query(statement, values)).rowCount ?? 0

/** Reads rows of the product's database, for facts that no endpoint answers. Numbers beyond 32 bits arrive as text. */
export const read = async <Row extends QueryResultRow>(statement: string, values: readonly unknown[]): Promise<Row[]> =>
  (await query<Row>(statement, values)).rows

let pool: Promise<Pool> | undefined

/** Opening a connection costs 10 ms of processor time, so connections stay open for the next statement. */
const openPool = async () => {
  const opened = new Pool({ connectionString: await databaseUrl('marquee'), max: 2, allowExitOnIdle: true })
  // A connection that PostgreSQL ends while nothing uses it is opened again by the next statement.
  opened.on('error', () => undefined)
  return opened
}

async function query<Row extends QueryResultRow>(statement: string, values: readonly unknown[]) {
  pool ??= openPool()
  return (await pool).query<Row>(statement, [...values])
}

/** Inserts notifications of an employer. */
export async function insertNotifications(
  employerId: string,
  notifications: readonly SeededNotification[],
): Promise<void> {
  const rows = notifications.map(({ title, message, createdAt, read = false, gigId }) => ({
    id: `ntf_${randomUUID()}`,
    employer_id: employerId,
    title,
    message,
    read,
    metadata: gigId === undefined ? null : { type: 'gig', gigId },
    created_at: createdAt,
  }))
  await run(
    `insert into notification (id, employer_id, title, message, read, metadata, created_at)
     select id, employer_id, title, message, read, metadata, created_at from json_populate_recordset(null::notification, $1)`,
    [JSON.stringify(rows)],
  )
}

/** Expires the codes of an email. */
export async function expireCodes(email: string): Promise<void> {
  await run(`update one_time_code set expires_at = now() - interval '1 second' where email = $1`, [email])
}

/** Delays the outcome of a sandbox payment until `settlePaymentNow`, so that no journey depends on the machine's speed. */
export async function delayPayment(reference: string | undefined): Promise<void> {
  await run(
    `update sandbox_payment set known_at = now() + interval '1 hour' where reference = $1 and known_at is not null`,
    [reference],
  )
}

/** Makes the outcome of a sandbox payment available now and the server's next check due. */
export async function settlePaymentNow(reference: string | undefined): Promise<void> {
  await run(`update sandbox_payment set known_at = now() where reference = $1 and known_at is not null`, [reference])
  await run(`update payment set next_check_at = now() where reference = $1 and next_check_at is not null`, [reference])
}

/** Makes the reminder of an open Gig due now. @returns whether it was there to be sent */
export const makeReminderDue = async (gigId: string): Promise<boolean> =>
  (await run(`update job set run_at = now() where kind = 'gig-reminder' and payload->>'gigId' = $1`, [gigId])) === 1

/** Whether the server has worked on the reminder of a Gig, and so has sent it or not. */
export const isReminderDone = async (gigId: string): Promise<boolean> =>
  (await run(`select 1 from job where kind = 'gig-reminder' and payload->>'gigId' = $1 and done_at is not null`, [
    gigId,
  ])) === 1
