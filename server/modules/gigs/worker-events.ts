import type { Transaction } from '../../platform/db/database.ts'
import type { GigRow } from '../../db/gig-schema.ts'
import { minute } from '../../platform/clock/time.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import type { Deps } from '../../ports/deps.ts'
import { naira } from '../money/naira.ts'
import { type Letter, mailWorker } from '../notifications/worker-mail.ts'
import { selectHiredPlaces } from './places-repository.ts'

const gigChangedLetter = ({ title }: GigRow): Letter => ({
  subject: 'A Gig you were hired for has changed',
  paragraphs: [`The details of “${title}” were changed. Look at the times and the place again before you go.`],
})

/** @param hasAccount without a bank account a payout waits for one (`money/payouts.ts`) */
const gigCancelledLetter = ({ title }: GigRow, hasAccount: boolean): Letter => ({
  subject: 'A Gig you were hired for was cancelled',
  paragraphs: [
    `“${title}” was cancelled by the employer. You do not have to come.`,
    hasAccount
      ? 'If you are owed a part of the pay, it is sent to your bank account.'
      : 'If you are owed a part of the pay, it is kept for you, and will be sent once you have added a bank account.',
  ],
})

/** To a worker whose check-in does not count any more, because its session moved too far. */
export const checkInOutdatedLetter = ({ title }: GigRow): Letter => ({
  subject: 'Check in again when you arrive',
  paragraphs: [
    `The employer has moved a session of “${title}” that you had checked in to. Your check-in is too early for the new time. Look at the times again, and check in again when you arrive.`,
  ],
})

/** Mails every hired worker of a Gig about a change or a cancellation. */
export async function notifyHiredWorkers(tx: Transaction, row: GigRow, change: 'changed' | 'cancelled', at: Date) {
  for (const person of await selectHiredPlaces(tx, row.id)) {
    const letter = change === 'changed' ? gigChangedLetter(row) : gigCancelledLetter(row, person.account !== null)
    await mailWorker(tx, person, letter, at)
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

/** To a worker to whom a payout was sent. @param kobo what the worker gets */
export const payoutSentLetter = ({ title }: GigRow, kobo: number): Letter => ({
  subject: `You were paid ${naira(kobo)}`,
  paragraphs: [`${naira(kobo)} for “${title}” was sent to your bank account.`],
})
