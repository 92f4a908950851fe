import { and, count, inArray, isNull, lte, min } from 'drizzle-orm'
import { isUnsent } from '../modules/notifications/mail-repository.ts'
import type { Database } from '../platform/db/database.ts'
import { payment } from '../db/money-schema.ts'
import { mail } from '../db/schema.ts'
import type { GaugeSource } from '../platform/metrics/metrics.ts'
import { job } from '../platform/db/tables.ts'

/** Work in the database that waits. It is the same for all processes of a database. */
export interface Backlog {
  readonly dueJobs: number
  /** Age of the job that is due for the longest time, in seconds; 0 without one. */
  readonly oldestDueJobSeconds: number
  /** Payments of which nobody knows yet how they end. */
  readonly paymentsInDoubt: number
  readonly oldestPaymentInDoubtSeconds: number
  readonly mailsWaiting: number
  readonly oldestMailWaitingSeconds: number
}

/** Reads how much work waits. */
export async function readBacklog(db: Database, now: Date): Promise<Backlog> {
  const secondsSince = (moment: Date | null | undefined) =>
    moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0
  const [[jobs], [payments], [mails]] = await Promise.all([
    db
      .select({ count: count(), oldest: min(job.runAt) })
      .from(job)
      .where(and(isNull(job.doneAt), lte(job.runAt, now))),
    db
      .select({ count: count(), oldest: min(payment.createdAt) })
      .from(payment)
      .where(inArray(payment.status, ['pending', 'processing'])),
    db
      .select({ count: count(), oldest: min(mail.createdAt) })
      .from(mail)
      .where(isUnsent),
  ])
  return {
    dueJobs: jobs?.count ?? 0,
    oldestDueJobSeconds: secondsSince(jobs?.oldest),
    paymentsInDoubt: payments?.count ?? 0,
    oldestPaymentInDoubtSeconds: secondsSince(payments?.oldest),
    mailsWaiting: mails?.count ?? 0,
    oldestMailWaitingSeconds: secondsSince(mails?.oldest),
  }
}

type Gauges = GaugeSource<keyof Backlog>['gauges']

const workGauges: Gauges = {
  dueJobs: ['marquee_jobs_due', 'Scheduled jobs whose time has come.'],
  oldestDueJobSeconds: ['marquee_jobs_oldest_due_seconds', 'How long the oldest of them is due.'],
  paymentsInDoubt: ['marquee_payments_in_doubt', 'Payments that are neither done nor failed.'],
  oldestPaymentInDoubtSeconds: ['marquee_payments_oldest_in_doubt_seconds', 'Age of the oldest of them.'],
}
const mailGauges: Gauges = {
  mailsWaiting: ['marquee_mails_waiting', 'Mails to be sent, those after a failed attempt included.'],
  oldestMailWaitingSeconds: ['marquee_mails_oldest_waiting_seconds', 'Age of the oldest of them.'],
}

/** The backlog as gauges. @param sendsMail whether mails are sent; mails that are caught wait for nobody */
export const backlogGauges = (sendsMail: boolean, read: () => Promise<Backlog>): GaugeSource<keyof Backlog> => ({
  gauges: sendsMail ? { ...workGauges, ...mailGauges } : workGauges,
  read,
})
