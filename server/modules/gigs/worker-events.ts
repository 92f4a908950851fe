import type { Transaction } from '../../platform/db/database.ts'
import type { GigRow, WorkerRow } from '../../db/gig-schema.ts'
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

/** @param hasAccount without a bank account a payout waits for one (`money/payouts.ts`) */
const gigCancelledMail = (firstName: string, title: string, hasAccount: boolean): MailText => ({
  subject: 'A Gig you were hired for was cancelled',
  greeting: `Hello ${firstName}`,
  paragraphs: [
    `“${title}” was cancelled by the employer. You do not have to come.`,
    hasAccount
      ? 'If you are owed a part of the pay, it is sent to your bank account.'
      : 'If you are owed a part of the pay, it is kept for you, and will be sent once you have added a bank account.',
  ],
})

/** Mails a worker, who has given an address, that a session moved so far that the check-in to it does not count any more. */
export async function mailCheckInOutdated(
  tx: Transaction,
  { title }: GigRow,
  { email, firstName }: Pick<WorkerRow, 'email' | 'firstName'>,
  at: Date,
) {
  if (email === null) return
  const letter = {
    subject: 'Check in again when you arrive',
    greeting: `Hello ${firstName}`,
    paragraphs: [
      `The employer has moved a session of “${title}” that you had checked in to. Your check-in is too early for the new time. Look at the times again, and check in again when you arrive.`,
    ],
  }
  await queueMail(tx, email, letter, at)
}

/** Mails every hired worker of a Gig about a change or a cancellation. */
export async function notifyHiredWorkers(
  tx: Transaction,
  { id, title }: GigRow,
  change: 'changed' | 'cancelled',
  at: Date,
) {
  for (const { email, firstName, account } of await selectHiredPlaces(tx, id)) {
    if (email === null) continue
    const letter =
      change === 'changed' ? gigChangedMail(firstName, title) : gigCancelledMail(firstName, title, account !== null)
    await queueMail(tx, email, letter, at)
  }
}

/** Why many workers of a Gig are mailed. An offer is an invitation by which the first who accepts is hired. */
type WorkerMailing = 'change' | 'message' | 'invitation' | 'offer'

/** The mailings that one employer may make in an hour over all Gigs, in multiples of those of one kind for one Gig. */
const mailingsOfAllGigs = 10

/**
 * Limits how often an employer has many workers mailed: each kind for each Gig, and all of them together. Offers count for themselves alone, so that
 * messages of the day never prevent that an absent worker is replaced. A call that is refused takes its count back.
 * @throws {Refusal} RATE_LIMITED
 */
export function limitWorkerMails(
  { limits, now }: Deps,
  tx: Transaction,
  { id, employerId }: Pick<GigRow, 'id' | 'employerId'>,
  kind: WorkerMailing,
) {
  const limit = limits.workerMailsPerHour
  const windowMs = 60 * minute
  const ofGig = { key: `worker-mails:${employerId}:${id}:${kind}`, limit, windowMs }
  const ofAll = { key: `worker-mails:${employerId}`, limit: limit * mailingsOfAllGigs, windowMs }
  return enforceRateLimits({ db: tx, now }, kind === 'offer' ? [ofGig] : [ofGig, ofAll])
}

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
  { email, firstName }: Pick<WorkerRow, 'email' | 'firstName'>,
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
