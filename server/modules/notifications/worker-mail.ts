import type { WorkerRow } from '../../db/gig-schema.ts'
import { oneLine } from '../../platform/http/escape.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { type MailText, queueMail } from './mails.ts'

/** A worker as others are told of. */
export type WorkerName = Pick<WorkerRow, 'firstName' | 'lastName'>

/** First and last name; a worker may have one of them only. */
export const nameOf = ({ firstName, lastName }: WorkerName) => `${firstName} ${lastName}`.trim()

/** The text of a mail to a worker; the greeting is added. */
export type Letter = Pick<MailText, 'subject' | 'paragraphs' | 'replyTo'>

/** Mails a worker who has given an address; one without an email is told nothing. */
export async function mailWorker(
  tx: Transaction,
  { email, firstName }: Pick<WorkerRow, 'email' | 'firstName'>,
  letter: Letter,
  at: Date,
) {
  if (email !== null) await queueMail(tx, email, { greeting: `Hello ${oneLine(firstName)}`, ...letter }, at)
}
