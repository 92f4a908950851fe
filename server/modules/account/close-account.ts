import type { Database, Transaction } from '../../platform/db/database.ts'
import { OperatorError } from '../../platform/config/operator-error.ts'
import { normalEmail } from '../auth/accounts.ts'
import { closureObstacles } from './closure.ts'
import { queueMail } from '../notifications/mails.ts'
import { lockPlan } from '../billing/periods.ts'
import { lockPlanPayments } from '../billing/plan-payments.ts'
import { endSessions } from '../auth/sessions.ts'
import { releaseReplacedUploads } from '../uploads/service.ts'
import { accountClosedMail } from './events.ts'
import {
  closeRequests,
  deleteUse,
  selectNamedAccount,
  selectNamedAccountForUpdate,
  updateToClosed,
} from './repository.ts'

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
    const name = { email: normalEmail(named), id: named }
    const found = await selectNamedAccount(tx, name)
    if (found !== undefined) {
      // Lock order, as in a checkout for a plan: the payments of the plan, the plan, the employer.
      await lockPlanPayments(tx, found.id)
      await lockPlan(tx, found.id)
    }
    // Payments and sessions that begin now wait for this lock, because they refer to the employer; then they find the account closed.
    const account = await selectNamedAccountForUpdate(tx, name)
    if (account === undefined) throw new OperatorError(`There is no employer ${named} in this database.`)
    const { id, email, closedAt } = account
    if (closedAt !== null) throw new OperatorError(`The account of ${email} is closed already.`)
    const obstacles = await closureObstacles(tx, id, at)
    if (obstacles.length > 0) {
      const reasons = obstacles.map(({ message }) => `- ${message}`).join('\n')
      throw new OperatorError(`The account of ${email} cannot be closed yet, and nothing was changed:\n${reasons}`)
    }
    await endSessions(tx, id)
    await removeDetails(tx, { id, email }, at)
    await closeRequests(tx, id)
    await queueMail(tx, email, accountClosedMail(supportEmail), at)
    return email
  })
}

/** Removes what belongs to the person and to the use of the account. The files of its pictures are removed by the server. */
async function removeDetails(tx: Transaction, { id, email }: { id: string; email: string }, at: Date) {
  await updateToClosed(tx, id, at)
  await releaseReplacedUploads(tx, id, 'profile', null, at)
  await releaseReplacedUploads(tx, id, 'company', null, at)
  await deleteUse(tx, { id, email })
}
