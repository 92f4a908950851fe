import type { Transaction } from '../../platform/db/database.ts'
import { mailMoneyNotification } from '../notifications/money-notifications.ts'
import { addNotification, lockUnreadNotification, replaceNotification } from '../notifications/service.ts'
import type { GigRow } from '../../db/gig-schema.ts'

/** Title and message of the notification about each event of a Gig. */
const notificationTemplates = {
  published: ({ title }: GigRow) => ({ title: 'Gig published', message: `“${title}” is now open for applications.` }),
  begun: ({ title }: GigRow) => ({ title: 'Gig started', message: `“${title}” has begun.` }),
  expired: ({ title }: GigRow) => ({
    title: 'Gig expired',
    message: `Nobody was hired for “${title}”. What you paid is back in your wallet.`,
  }),
  expiredAfterHires: ({ title }: GigRow) => ({
    title: 'Gig expired',
    message: `Nobody was hired for “${title}” when it was to start. What it held is back in your wallet. The service fee and VAT are not refunded.`,
  }),
  completed: ({ title }: GigRow) => ({ title: 'Gig completed', message: `“${title}” is completed.` }),
  cancelled: ({ title }: GigRow) => ({ title: 'Gig cancelled', message: `“${title}” was cancelled.` }),
  unpaid: ({ title }: GigRow) => ({
    title: 'Gig not paid',
    message: `“${title}” was not paid for and is a draft again.`,
  }),
  paymentReversed: ({ title }: GigRow) => ({
    title: 'Payment returned',
    message: `Your bank took the payment for “${title}” back. Contact support.`,
  }),
} as const

/** Notifies the employer of an event of a Gig; of a returned payment by email, too. */
export async function notifyGigEvent(
  tx: Transaction,
  row: GigRow,
  event: keyof typeof notificationTemplates,
  at: Date,
) {
  const notification = notificationTemplates[event](row)
  await addNotification(tx, {
    employerId: row.employerId,
    ...notification,
    metadata: { type: 'gig', gigId: row.id, ...(event === 'paymentReversed' && { news: event }) },
    createdAt: at,
  })
  if (event === 'paymentReversed') await mailMoneyNotification(tx, row.employerId, notification, at)
}

/** For each action of a worker: the title for one worker, the title for several, and the message's verb phrase. */
const workerActionTemplates = {
  applied: ['New applicant', 'New applicants', (title: string) => `applied to “${title}”`],
  accepted: [
    'Invitation accepted',
    'Invitations accepted',
    (title: string) => `accepted your invitation to “${title}”`,
  ],
  hired: ['Worker hired', 'Workers hired', (title: string) => `accepted your invitation and got a place in “${title}”`],
  declined: ['Invitation declined', 'Invitations declined', (title: string) => `cannot come to “${title}”`],
} as const

/** An action of a worker on a Gig. */
export interface WorkerAction {
  readonly action: keyof typeof workerActionTemplates
  readonly workerId: string
  /** First and last name. */
  readonly name: string
  /** Detail that is shown while the notification counts one worker only: 'asks for ₦150,000.00'. */
  readonly detail?: string | undefined
  /** The application or the hired place that the notification leads to while it counts one worker only. */
  readonly about?: { readonly applicantId: string } | { readonly workerGigId: string }
}

const otherPeople = (count: number) => (count === 1 ? '1 other' : `${count} others`)

/**
 * Notifies the employer of a worker's action on a locked Gig. An unread notification of the same kind about the same Gig is updated
 * with the new count and time instead, so a Gig has at most one unread notification of each kind. It counts people: who was invited again and
 * declines again is counted once.
 */
export async function notifyWorkerAction(
  tx: Transaction,
  { id: gigId, employerId, title: gigTitle }: GigRow,
  { action, workerId, name, detail, about }: WorkerAction,
  at: Date,
) {
  const [singularTitle, pluralTitle, describe] = workerActionTemplates[action]
  const unread = await lockUnreadNotification(tx, employerId, gigId, action)
  const { people: counted = 0, workerIds = [] } = unread?.metadata ?? {}
  const isCounted = workerIds.includes(workerId)
  const people = counted + (isCounted ? 0 : 1)
  const metadata = {
    type: 'gig',
    gigId,
    news: action,
    people,
    // The other actions happen once for each worker of a Gig, which may have thousands of applicants.
    ...(action === 'declined' && { workerIds: isCounted ? workerIds : [...workerIds, workerId] }),
  }
  const notification =
    people === 1
      ? {
          title: singularTitle,
          message: `${name} ${describe(gigTitle)}${detail === undefined ? '' : ` and ${detail}`}.`,
          metadata: { ...metadata, ...about },
          createdAt: at,
        }
      : {
          title: pluralTitle,
          message: `${name} and ${otherPeople(people - 1)} ${describe(gigTitle)}.`,
          metadata,
          createdAt: at,
        }
  if (unread === undefined) await addNotification(tx, { employerId, ...notification })
  else await replaceNotification(tx, unread.id, notification)
}
