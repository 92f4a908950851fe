import type { Transaction } from '../../platform/db/database.ts'
import type { worker, GigRow } from '../../db/gig-schema.ts'
import { minute } from '../../platform/clock/time.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import type { Deps } from '../../ports/deps.ts'
import { naira } from '../money/naira.ts'
import { type MailText, queueMail } from '../notifications/mails.ts'
import { selectHiredPlaces } from './places-repository.ts'

const gigChangedMail = (firstName: string, title: string): MailText => ({
  subject: 'A Gig you were hired for has changed',
  greeting: `Hello ${firstName}`,
  paragraphs: [`The details of “${title}” were changed. Look at the times and the place again before you go.`],
})

const gigCancelledMail = (firstName: string, title: string): MailText => ({
  subject: 'A Gig you were hired for was cancelled',
  greeting: `Hello ${firstName}`,
  paragraphs: [
    `“${title}” was cancelled by the employer. You do not have to come. If you are owed a part of the pay, it is sent to your bank account.`,
  ],
})

/** Mails every hired worker of a Gig about a change or a cancellation. */
export async function notifyHiredWorkers(
  tx: Transaction,
  { id, title }: GigRow,
  change: 'changed' | 'cancelled',
  at: Date,
) {
  for (const { email, firstName } of await selectHiredPlaces(tx, id)) {
    if (email !== null) {
      await queueMail(tx, email, (change === 'changed' ? gigChangedMail : gigCancelledMail)(firstName, title), at)
    }
  }
}

/**
 * Limits how often an employer has many workers mailed: changes and messages to the hired ones, and invitations. A call that is refused takes its
 * count back.
 * @throws {Refusal} RATE_LIMITED
 */
export const limitWorkerMails = ({ limits, now }: Deps, tx: Transaction, employerId: string) =>
  enforceRateLimits({ db: tx, now }, [
    { key: `worker-mails:${employerId}`, limit: limits.workerMailsPerHour, windowMs: 60 * minute },
  ])

/**
 * Limits how often an employer has one worker mailed about a decision: words after a decline, hires and their cancellations. A limit of all of
 * them together would end the hiring for a large Gig.
 * @throws {Refusal} RATE_LIMITED
 */
export const limitMailsToWorker = (
  { limits, now }: Pick<Deps, 'limits' | 'now'>,
  tx: Transaction,
  { employerId, workerId }: { readonly employerId: string; readonly workerId: string },
) =>
  enforceRateLimits({ db: tx, now }, [
    { key: `worker-mails:${employerId}:${workerId}`, limit: limits.workerMailsPerHour, windowMs: 60 * minute },
  ])

/** Mails a worker, who has given an address, that a payout was sent. @param kobo what the worker gets */
export async function mailPayoutSent(
  tx: Transaction,
  { title }: GigRow,
  { email, firstName }: Pick<typeof worker.$inferSelect, 'email' | 'firstName'>,
  kobo: number,
  at: Date,
) {
  if (email === null) return
  const letter = {
    subject: `You were paid ${naira(kobo)}`,
    greeting: `Hello ${firstName}`,
    paragraphs: [`${naira(kobo)} for “${title}” was sent to your bank account.`],
  }
  await queueMail(tx, email, letter, at)
}
