import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import { closureObstaclesOf } from '../../../src/rules/closure-obstacles.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Deps } from '../../ports/deps.ts'
import { balancesOf } from '../money/ledger.ts'
import { naira } from '../money/naira.ts'
import { checkCurrentPassword } from '../auth/password.ts'
import type { SessionOwner } from '../../platform/http/context.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { countLatePayments, countRunningGigs, countUnfinishedPayments, selectOpenRequest } from './repository.ts'
import { lockSender, storeTicket, type TicketCall, ticketNumber } from '../support/service.ts'

type Closure = Output<typeof api.account.getClosure>

/** What has to be done before an account can be closed; empty when nothing is left. */
export async function closureObstacles(
  tx: Pick<Database, 'select' | '$count'>,
  employerId: string,
  at: Date,
): Promise<Closure['obstacles']> {
  const { availableKobo, heldKobo, leavingKobo } = await balancesOf(tx, employerId)
  const runningGigs = await countRunningGigs(tx, employerId, at)
  const unfinishedPayments = await countUnfinishedPayments(tx, employerId)
  const latePayments = await countLatePayments(tx, employerId)
  return closureObstaclesOf(
    { availableKobo, heldKobo, leavingKobo, unfinishedPayments, latePayments, runningGigs },
    naira,
  )
}

/** The employer's request that the operator has neither answered nor closed. */
async function findRequest(
  tx: Pick<Transaction, 'select'>,
  employerId: string,
): Promise<Output<typeof api.account.requestClosure> | null> {
  const found = await selectOpenRequest(tx, employerId)
  return found === undefined ? null : sentRequest(found)
}

const sentRequest = (sent: { number: number; createdAt: Date }) => ({
  ticketNumber: ticketNumber(sent),
  requestedAt: sent.createdAt.toISOString(),
})

/** What stands between the account and its closing, and the request that waits for the operator. */
export async function readClosure({ db, now }: Deps, employerId: string): Promise<Closure> {
  return { request: await findRequest(db, employerId), obstacles: await closureObstacles(db, employerId, now()) }
}

/**
 * Stores the request to close the account as a support ticket, with its two mails. While a request waits, asking again returns it and
 * sends nothing.
 * @throws {Refusal} INVALID_PASSWORD, RATE_LIMITED; ACCOUNT_IN_USE while money, Gigs or payments stand in the way
 */
export async function requestClosure(
  deps: Deps,
  call: TicketCall & SessionOwner,
  { reason, currentPassword }: BodyOf<typeof api.account.requestClosure>,
): Promise<Output<typeof api.account.requestClosure>> {
  const { employerId } = call
  await checkCurrentPassword(deps, call, currentPassword)
  return deps.db.transaction(async (tx) => {
    const sender = await lockSender(tx, employerId)
    const waiting = await findRequest(tx, employerId)
    if (waiting !== null) return waiting
    const obstacles = await closureObstacles(tx, employerId, deps.now())
    if (obstacles.length > 0) {
      const reasons = obstacles.map(({ message }) => message).join(' ')
      throw new Refusal('ACCOUNT_IN_USE', `Your account cannot be closed yet. ${reasons}`)
    }
    const question = {
      topic: 'account',
      subject: 'Close my account',
      message: reason || 'I want to close my account.',
    } as const
    const row = await storeTicket(tx, { ...call, sender, asksForClosure: true }, question, deps.now())
    return sentRequest(row)
  })
}
