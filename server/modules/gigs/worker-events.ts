import type { Transaction } from '../../platform/db/database.ts'
import type { GigRow } from '../../db/gig-schema.ts'
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
    `“${title}” was cancelled by the employer. You do not have to come. If you are owed a part of the pay, it is set aside for you.`,
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
