import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../db/database.ts'
import { job } from '../db/money-schema.ts'
import type { Log } from '../log.ts'
import { type Deps, later, minute } from './deps.ts'

type Job = typeof job.$inferSelect

/** Work for later. The same id is planned once, however often it is asked for. */
export async function planJob(
  tx: Pick<Transaction, 'insert'>,
  planned: { id: string; kind: string; payload: object; runAt: Date },
) {
  await tx.insert(job).values(planned).onConflictDoNothing()
}

/** How each kind of work is done: in the transaction that marks it as done, so that it happens once or not at all. */
export type Work = Readonly<Record<string, (tx: Transaction, payload: unknown, at: Date) => Promise<void>>>

const longestWaitMs = 60 * minute

/**
 * Does one piece of work that is due. Of several processes each takes another one: a row that someone works on is passed over.
 * What fails is tried again later, later each time. Work of other kinds waits for a process that knows how to do it.
 * @returns whether there was something to do
 */
export async function runDueJob({ db, now }: Deps, work: Work, log: Log): Promise<boolean> {
  const at = now()
  let taken: Job | undefined
  try {
    return await db.transaction(async (tx) => {
      const [due] = await tx
        .select()
        .from(job)
        .where(and(isNull(job.doneAt), lte(job.runAt, at), inArray(job.kind, Object.keys(work))))
        .orderBy(asc(job.runAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (due === undefined) return false
      taken = due
      const act = work[due.kind]
      if (act === undefined) throw new Error(`Nobody knows how to do ${due.kind}`)
      await act(tx, due.payload, at)
      await tx.update(job).set({ doneAt: at }).where(eq(job.id, due.id))
      return true
    })
  } catch (error) {
    if (taken === undefined) throw error
    log.error(`Job ${taken.id} failed and will be tried again`, error)
    const waitMs = Math.min(minute * 2 ** taken.attempts, longestWaitMs)
    await db
      .update(job)
      .set({
        attempts: sql`${job.attempts} + 1`,
        runAt: later(at, waitMs),
        lastError: error instanceof Error ? error.message : String(error),
      })
      .where(and(eq(job.id, taken.id), isNull(job.doneAt)))
    return true
  }
}
