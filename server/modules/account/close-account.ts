import { and, eq, or } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { applicant, favorite, gig, workerGroup } from '../../db/gig-schema.ts'
import { pin, ticket, withdrawalAccount } from '../../db/money-schema.ts'
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
import { OperatorError } from '../../platform/config/operator-error.ts'
import { normalEmail } from '../auth/accounts.ts'
import { closureObstacles } from './closure.ts'
import { queueMail } from '../notifications/mails.ts'
import { lockPlan } from '../billing/periods.ts'
import { lockPlanPayments } from '../billing/plan-payments.ts'
import { endSessions } from '../auth/sessions.ts'
import { releaseReplacedUploads } from '../uploads/service.ts'
import { accountClosedMail } from './events.ts'

/**
 * Closes an employer's account for the operator: ends its sessions and its plan, refuses later log-ins, and removes the personal details
 * that no record of a payment needs. The ledger, payments, tickets and ended Gigs stay, with the email and the name, CAC number and TIN of
 * the business.
 * @param named the employer's email or id
 * @returns the employer's email
 * @throws {OperatorError} for an unknown or closed account, and while money, Gigs or payments stand in the way
 */
export async function closeAccount(
  db: Database,
  { named, supportEmail }: { named: string; supportEmail: string },
  at: Date,
): Promise<string> {
  return db.transaction(async (tx) => {
    const isNamed = or(eq(employer.email, normalEmail(named)), eq(employer.id, named))
    const [found] = await tx.select({ id: employer.id }).from(employer).where(isNamed)
    if (found !== undefined) {
      // Lock order, as in a checkout for a plan: the payments of the plan, the plan, the employer.
      await lockPlanPayments(tx, found.id)
      await lockPlan(tx, found.id)
    }
    // Payments and sessions that begin now wait for this lock, because they refer to the employer; then they find the account closed.
    const [account] = await tx
      .select({ id: employer.id, email: employer.email, closedAt: employer.closedAt })
      .from(employer)
      .where(isNamed)
      .for('update')
    if (account === undefined) throw new OperatorError(`There is no employer ${named} in this database.`)
    const { id, email, closedAt } = account
    if (closedAt !== null) throw new OperatorError(`The account of ${email} is closed already.`)
    const obstacles = await closureObstacles(tx, id)
    if (obstacles.length > 0) {
      const reasons = obstacles.map(({ message }) => `- ${message}`).join('\n')
      throw new OperatorError(`The account of ${email} cannot be closed yet, and nothing was changed:\n${reasons}`)
    }
    await endSessions(tx, id)
    await removeDetails(tx, { id, email }, at)
    await tx
      .update(ticket)
      .set({ status: 'closed' })
      .where(and(eq(ticket.employerId, id), eq(ticket.asksForClosure, true)))
    await queueMail(tx, email, accountClosedMail(supportEmail), at)
    return email
  })
}

/** Removes what belongs to the person and to the use of the account. The files of its pictures are removed by the server. */
async function removeDetails(tx: Transaction, { id, email }: { id: string; email: string }, at: Date) {
  await tx
    .update(employer)
    .set({ firstName: 'Closed', lastName: 'account', phone: null, imageUrl: null, closedAt: at })
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
  await releaseReplacedUploads(tx, id, 'profile', null, at)
  await releaseReplacedUploads(tx, id, 'company', null, at)
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
  await tx.update(applicant).set({ privateNote: null }).where(eq(applicant.employerId, id))
  await tx.delete(subscription).where(eq(subscription.employerId, id))
  await tx.delete(gig).where(and(eq(gig.employerId, id), eq(gig.status, 'draft')))
}
