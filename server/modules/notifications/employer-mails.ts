import type { NotificationKind } from '../../../src/api/contract/schemas/notification-settings.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { type MailText, queueMail } from './mails.ts'
import { selectRecipient } from './repository.ts'
import { isNotificationOn } from './settings.ts'
import { oneLine } from '../../platform/http/escape.ts'

/** Mails an employer news that no setting turns off. */
export async function mailEmployerAlways(
  tx: Transaction,
  employerId: string,
  letter: Pick<MailText, 'subject' | 'paragraphs'>,
  at: Date,
) {
  const person = await selectRecipient(tx, employerId)
  if (person === undefined) return
  await queueMail(tx, person.email, { greeting: `Hello ${oneLine(person.firstName)}`, ...letter }, at)
}

/**
 * Mails an employer about news of a kind, unless the employer has turned its email off. Codes and mails about the account's security are
 * sent by `queueMail` instead, because they have no setting.
 */
export async function mailEmployer(
  tx: Transaction,
  employerId: string,
  kind: NotificationKind,
  letter: Pick<MailText, 'subject' | 'paragraphs'>,
  at: Date,
) {
  if (await isNotificationOn(tx, employerId, kind, 'email')) await mailEmployerAlways(tx, employerId, letter, at)
}
