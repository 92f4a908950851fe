import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { productDataDir } from './environment.ts'

/** A notification as the marketplace would create it. */
export interface SeededNotification {
  readonly title: string
  readonly message: string
  readonly createdAt: string
  readonly read?: boolean
  readonly gigId?: string
}

/** The address of a database in the product's own PostgreSQL. */
async function databaseUrl(name: string): Promise<string> {
  const record = JSON.parse(await readFile(join(productDataDir(), 'postgres.json'), 'utf8')) as {
    port: number
    password: string
  }
  return `postgres://marquee:${encodeURIComponent(record.password)}@127.0.0.1:${record.port}/${name}`
}

/** Makes an empty database for another copy of the product. @returns its address */
export async function createDatabase(): Promise<string> {
  const name = `other_${randomUUID().replaceAll('-', '')}`
  await run(`create database ${name}`, [])
  return databaseUrl(name)
}

/** Runs one statement in the product's own database, for what no call of the API can cause. */
async function run(statement: string, values: readonly unknown[]): Promise<void> {
  const client = new Client({ connectionString: await databaseUrl('marquee') })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}

/** Gives an employer notifications. */
export async function giveNotifications(
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

/** Lets the time of an email's codes run out. */
export async function expireCodes(email: string): Promise<void> {
  await run(`update one_time_code set expires_at = now() - interval '1 second' where email = $1`, [email])
}

/** Lets what the payment page decided to happen later not happen before `hurryPayment`, however slow the machine is. */
export async function holdPayment(reference: string): Promise<void> {
  await run(
    `update sandbox_payment set known_at = now() + interval '1 hour' where reference = $1 and known_at is not null`,
    [reference],
  )
}

/** Lets what the payment page decided to happen later be known now, and the product ask about it. */
export async function hurryPayment(reference: string | undefined): Promise<void> {
  await run(`update sandbox_payment set known_at = now() where reference = $1 and known_at is not null`, [reference])
  await run(`update payment set next_check_at = now() where reference = $1 and next_check_at is not null`, [reference])
}
