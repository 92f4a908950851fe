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

/** Runs one statement in the product's own database, for what no call of the API can cause. */
async function run(statement: string, values: readonly unknown[]): Promise<void> {
  const record = JSON.parse(await readFile(join(productDataDir(), 'postgres.json'), 'utf8')) as { port: number; password: string }
  const client = new Client({ host: '127.0.0.1', port: record.port, user: 'marquee', password: record.password, database: 'marquee' })
  await client.connect()
  try {
    await client.query(statement, [...values])
  } finally {
    await client.end()
  }
}

/** Gives an employer notifications. */
export async function giveNotifications(employerId: string, notifications: readonly SeededNotification[]): Promise<void> {
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
