import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../db/database.ts'
import { hasRows } from '../db/rows.ts'
import { job } from '../db/tables.ts'
import { summarizeError } from '../log/describe-error.ts'
import type { Log } from '../log/log.ts'
import { later, minute } from '../clock/time.ts'

type Job = typeof job.$inferSelect

/** Stores a job for later. The id is the idempotency key: a job with an existing id is not stored again. @returns whether it was stored */
export const scheduleJob = (
  tx: Pick<Transaction, 'insert'>,
  newJob: { id: string; kind: string; payload: object; runAt: Date },
) => hasRows(tx.insert(job).values(newJob).onConflictDoNothing().returning({ id: job.id }))

/** The payload of a job, done or not; undefined when it is unknown or was deleted after its retention. */
export const selectJobPayload = async (tx: Pick<Transaction, 'select'>, id: string): Promise<unknown> =>
  (await tx.select({ payload: job.payload }).from(job).where(eq(job.id, id)))[0]?.payload

/** Replaces the payload of a job that is not done. @returns whether there was one */
export async function replaceJobPayload(tx: Transaction, id: string, payload: object): Promise<boolean> {
  const replaced = await tx
    .update(job)
    .set({ payload })
    .where(and(eq(job.id, id), isNull(job.doneAt)))
    .returning({ id: job.id })
  return replaced.length > 0
}

/** A handler for each job kind. It runs in the transaction that marks the job as done, so its effects are committed once or not at all. */
export type JobHandlers = Readonly<Record<string, (tx: Transaction, payload: unknown, at: Date) => Promise<void>>>

const maxRetryDelayMs = 60 * minute

/**
 * Runs one due job. Concurrent processes run different jobs, because locked rows are skipped. A failed job is retried with exponential
 * backoff. Jobs without a handler in `handlers` are left for another process.
 * @returns whether a job was due
 */
export async function runDueJob(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  handlers: JobHandlers,
  log: Log,
): Promise<boolean> {
  const at = now()
  let claimedJob: Job | undefined
  try {
    return await db.transaction(async (tx) => {
      const [dueJob] = await tx
        .select()
        .from(job)
        .where(and(isNull(job.doneAt), lte(job.runAt, at), inArray(job.kind, Object.keys(handlers))))
        .orderBy(asc(job.runAt))
        .limit(1)
        .for('update', { skipLocked: true })
      if (dueJob === undefined) return false
      claimedJob = dueJob
      const handler = handlers[dueJob.kind]
      if (handler === undefined) throw new Error(`No handler for job kind ${dueJob.kind}`)
      await handler(tx, dueJob.payload, at)
      await tx.update(job).set({ doneAt: at }).where(eq(job.id, dueJob.id))
      return true
    })
  } catch (error) {
    if (claimedJob === undefined) throw error
    log.error('job-failed', { job: claimedJob.kind, attempt: claimedJob.attempts + 1, error })
    const retryDelayMs = Math.min(minute * 2 ** claimedJob.attempts, maxRetryDelayMs)
    await db
      .update(job)
      .set({
        attempts: sql`${job.attempts} + 1`,
        runAt: later(at, retryDelayMs),
        lastError: summarizeError(error),
      })
      .where(and(eq(job.id, claimedJob.id), isNull(job.doneAt)))
    return true
  }
}
