import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { applicant, favorite, gig, workerGig } from '../../db/gig-schema.ts'
import { removedFavorite, workerGroup } from '../../db/work-schema.ts'
import { isUnfinished, payment, pin, ticket, withdrawalAccount } from '../../db/money-schema.ts'
import {
  company,
  device,
  employer,
  knownDevice,
  notification,
  oneTimeCode,
  subscription,
  wallet,
} from '../../db/schema.ts'

/** The name of an account: its employer's email as it is stored, or the employer's id. */
export type AccountName = Pick<typeof employer.$inferSelect, 'email' | 'id'>

const accountStatement = (tx: Transaction, { email, id }: AccountName) =>
  tx
    .select({ id: employer.id, email: employer.email, closedAt: employer.closedAt })
    .from(employer)
    .where(or(eq(employer.email, email), eq(employer.id, id)))

/** Reads the account with a name. */
export const selectNamedAccount = async (tx: Transaction, name: AccountName) => (await accountStatement(tx, name))[0]

/** Reads the account with a name, locked until the transaction ends. */
export const selectNamedAccountForUpdate = async (tx: Transaction, name: AccountName) =>
  (await accountStatement(tx, name).for('update'))[0]

/** Closes the tickets in which an employer asks to close the account. */
export const closeRequests = (tx: Transaction, employerId: string) =>
  tx
    .update(ticket)
    .set({ status: 'closed' })
    .where(and(eq(ticket.employerId, employerId), eq(ticket.asksForClosure, true)))

/** Marks an account as closed, and removes the person's details and those of the business that no record of a payment needs. */
export async function updateToClosed(tx: Transaction, id: string, closedAt: Date) {
  await tx
    .update(employer)
    .set({ firstName: 'Closed', lastName: 'account', phone: null, imageUrl: null, closedAt })
    .where(eq(employer.id, id))
  await tx
    .update(company)
    .set({
      industry: null,
      about: null,
      phone: null,
      email: null,
      website: null,
      street: null,
      city: null,
      state: null,
      imageUrl: null,
    })
    .where(eq(company.employerId, id))
}

/** Deletes what belongs to the use of an account: devices, notifications, codes, PIN, bank account, saved workers, private notes, plan and drafts. */
export async function deleteUse(tx: Transaction, { id, email }: AccountName) {
  await tx.delete(device).where(eq(device.employerId, id))
  await tx.delete(knownDevice).where(eq(knownDevice.employerId, id))
  await tx.delete(notification).where(eq(notification.employerId, id))
  await tx.delete(oneTimeCode).where(eq(oneTimeCode.email, email))
  await tx.delete(pin).where(eq(pin.employerId, id))
  await tx.delete(withdrawalAccount).where(eq(withdrawalAccount.employerId, id))
  await tx.update(wallet).set({ status: 'not_activated' }).where(eq(wallet.employerId, id))
  // The workers of a group go with it.
  await tx.delete(workerGroup).where(eq(workerGroup.employerId, id))
  await tx.delete(favorite).where(eq(favorite.employerId, id))
  await tx.delete(removedFavorite).where(eq(removedFavorite.employerId, id))
  await tx.update(applicant).set({ privateNote: null }).where(eq(applicant.employerId, id))
  await tx.delete(subscription).where(eq(subscription.employerId, id))
  await tx.delete(gig).where(and(eq(gig.employerId, id), eq(gig.status, 'draft')))
}

/**
 * The number of the employer's Gigs that are open, wait for their payment, or are in progress and still need the employer. A Gig whose last
 * session is over and whose places are all approved, paid or cancelled needs only payouts to arrive.
 */
export const countRunningGigs = (db: Pick<Database, '$count' | 'select'>, employerId: string, at: Date) => {
  const unreleasedPlaces = db
    .select({ id: workerGig.id })
    .from(workerGig)
    .where(
      and(
        eq(workerGig.employerId, employerId),
        eq(workerGig.gigId, gig.id),
        notInArray(workerGig.status, ['approved', 'paid', 'cancelled']),
      ),
    )
  const needsEmployer = or(isNull(gig.endsAt), gt(gig.endsAt, at), exists(unreleasedPlaces))
  return db.$count(
    gig,
    and(
      eq(gig.employerId, employerId),
      or(inArray(gig.status, ['open', 'pending_payment']), and(eq(gig.status, 'in_progress'), needsEmployer)),
    ),
  )
}

/**
 * The number of the employer's payments that are not final, without withdrawals, which are counted by their money, and without payouts: one may
 * wait for the worker's bank account, and needs nothing of the employer.
 */
export const countUnfinishedPayments = (tx: Pick<Database, '$count'>, employerId: string) =>
  tx.$count(
    payment,
    and(eq(payment.employerId, employerId), isUnfinished, notInArray(payment.type, ['withdrawal', 'worker_payout'])),
  )

/** The number of the employer's abandoned payments whose provider is still asked about them, because their money may arrive late. */
export const countLatePayments = (tx: Pick<Database, '$count'>, employerId: string) =>
  tx.$count(
    payment,
    and(eq(payment.employerId, employerId), eq(payment.status, 'abandoned'), isNotNull(payment.nextCheckAt)),
  )

/** The employer's newest open ticket that asks to close the account. */
export async function selectOpenRequest(tx: Pick<Transaction, 'select'>, employerId: string) {
  const [found] = await tx
    .select({ number: ticket.number, createdAt: ticket.createdAt })
    .from(ticket)
    .where(and(eq(ticket.employerId, employerId), sql`${ticket.asksForClosure} and ${ticket.status} = 'open'`))
    .orderBy(desc(ticket.createdAt))
    .limit(1)
  return found
}
