import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../platform/db/database.ts'

/** The number of connections that wait for a lock. Call it outside of the transaction that holds the lock, whose snapshot would not change. */
async function waiting(db: Database): Promise<number> {
  const { rows } = await db.execute<{ count: string }>(
    sql`select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return Number(rows[0]?.count)
}

/** Waits until so many connections wait for a lock. */
export async function untilWaiting(db: Database, connections: number): Promise<void> {
  while ((await waiting(db)) < connections) await wait(5)
}

/** Waits until each call waits for a lock, or one of them has ended without waiting. */
export async function untilLocked(db: Database, calls: readonly Promise<unknown>[]): Promise<void> {
  const end = Promise.race(calls).then(
    () => true,
    () => true,
  )
  const areWaiting = async () => (await waiting(db)) >= calls.length
  while (!(await Promise.race([end, areWaiting()]))) await wait(5)
}
