import type { Transaction } from '../../platform/db/database.ts'
import type { NotificationMetadata } from '../../db/schema.ts'
import { mailEmployer } from './employer-mails.ts'
import { addNotification } from './service.ts'

/** Title and message about money, the same in the notification and in the mail. */
export interface MoneyNotification {
  readonly title: string
  readonly message: string
}

/** Notifies the employer of news about money, in the dashboard and by email. */
export async function notifyOfMoney(
  tx: Transaction,
  employerId: string,
  notification: MoneyNotification,
  at: Date,
  metadata?: NotificationMetadata,
) {
  await addNotification(tx, { employerId, ...notification, metadata, createdAt: at })
  await mailMoneyNotification(tx, employerId, notification, at)
}

/** Mails news about money. Its email is always on. */
export const mailMoneyNotification = (
  tx: Transaction,
  employerId: string,
  { title, message }: MoneyNotification,
  at: Date,
) =>
  mailEmployer(
    tx,
    employerId,
    'payment',
    { subject: title, paragraphs: [message, 'Your payments are under Wallet and Payments in your dashboard.'] },
    at,
  )
