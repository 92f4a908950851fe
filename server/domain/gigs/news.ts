import { and, desc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../db/database.ts'
import { notification } from '../../db/schema.ts'
import { newId } from '../secrets.ts'
import type { GigRow } from './rows.ts'

/** What happened to a Gig, in words for the bell. */
const words = {
  published: ({ title }: GigRow) => ({ title: 'Gig published', message: `“${title}” is now open for applications.` }),
  begun: ({ title }: GigRow) => ({ title: 'Gig started', message: `“${title}” has begun.` }),
  expired: ({ title }: GigRow) => ({
    title: 'Gig expired',
    message: `Nobody was hired for “${title}”. What you paid is back in your wallet.`,
  }),
  completed: ({ title }: GigRow) => ({ title: 'Gig completed', message: `“${title}” is completed.` }),
  cancelled: ({ title }: GigRow) => ({ title: 'Gig cancelled', message: `“${title}” was cancelled.` }),
  unpaid: ({ title }: GigRow) => ({
    title: 'Gig not paid',
    message: `“${title}” was not paid for and is a draft again.`,
  }),
  'taken-back': ({ title }: GigRow) => ({
    title: 'Payment returned',
    message: `Your bank took the payment for “${title}” back. Contact support.`,
  }),
} as const

/** Tells the employer what happened to a Gig. */
export async function tellOfGig(tx: Transaction, row: GigRow, what: keyof typeof words, at: Date) {
  await tx.insert(notification).values({
    id: newId('ntf'),
    employerId: row.employerId,
    ...words[what](row),
    metadata: { type: 'gig', gigId: row.id },
    createdAt: at,
  })
}

/** What workers did about a Gig: the title for one of them and for several, and what one of them did besides. */
const doings = {
  applied: ['New applicant', 'New applicants', (title: string) => `applied to “${title}”`],
  accepted: [
    'Invitation accepted',
    'Invitations accepted',
    (title: string) => `accepted your invitation to “${title}”`,
  ],
  declined: ['Invitation declined', 'Invitations declined', (title: string) => `cannot come to “${title}”`],
} as const

/** What a worker did about a Gig. */
export interface WorkerNews {
  readonly what: keyof typeof doings
  /** First and last name. */
  readonly name: string
  /** What else is worth knowing while there is only one of them: 'asks for ₦150,000.00'. */
  readonly detail?: string | undefined
}

const others = (count: number) => (count === 1 ? '1 other' : `${count} others`)

/**
 * Tells the employer what a worker did about a locked Gig. While a message of the same kind about the Gig has not been read, it counts
 * this one too and comes to the top again: a Gig that many apply to never has more than one unread message about it.
 */
export async function tellOfWorker(
  tx: Transaction,
  { id: gigId, employerId, title: gigTitle }: GigRow,
  { what, name, detail }: WorkerNews,
  at: Date,
) {
  const [one, many, say] = doings[what]
  const isSame = and(
    eq(notification.employerId, employerId),
    eq(notification.read, false),
    sql`${notification.metadata}->>'gigId' = ${gigId}`,
    sql`${notification.metadata}->>'news' = ${what}`,
  )
  const [unread] = await tx
    .select()
    .from(notification)
    .where(isSame)
    .orderBy(desc(notification.createdAt))
    .limit(1)
    .for('update')
  const people = (unread?.metadata?.people ?? 0) + 1
  const metadata = { type: 'gig', gigId, news: what, people }
  if (unread === undefined) {
    const message = `${name} ${say(gigTitle)}${detail === undefined ? '' : ` and ${detail}`}.`
    await tx.insert(notification).values({ id: newId('ntf'), employerId, title: one, message, metadata, createdAt: at })
    return
  }
  const message = `${name} and ${others(people - 1)} ${say(gigTitle)}.`
  await tx
    .update(notification)
    .set({ title: many, message, metadata, createdAt: at })
    .where(eq(notification.id, unread.id))
}
