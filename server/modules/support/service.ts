import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { snapshot } from '../../platform/db/snapshot.ts'
import type { Deps } from '../../ports/deps.ts'
import { queueMail } from '../notifications/mails.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { newTicketMail, type Question, type Sender, ticketReceiptMail } from './events.ts'
import { later, minute } from '../../platform/clock/time.ts'
import {
  type AnswerRow,
  answersOf,
  countTickets,
  findRepeated,
  insertTicket,
  lockSender,
  selectTicketPage,
  type TicketRow,
} from './repository.ts'

export { lockSender } from './repository.ts'

/** Limits of tickets per employer and hour. Reports about workers have their own, so that a Gig with many absent workers can replace them all. */
const perHour = { ticket: 20, report: 100 } as const

/** How long the same question again is a repeated call and not another ticket, in milliseconds. */
const repeatMs = 10 * minute

/**
 * Counts a ticket, in the transaction that stores it: a call that is refused, or answered with an earlier ticket, mails nobody and does not count.
 * @param kind a question, or a report about a worker
 * @throws {Refusal} RATE_LIMITED
 */
export const limitTickets = (
  { now }: Pick<Deps, 'now'>,
  tx: Transaction,
  employerId: string,
  kind: keyof typeof perHour,
) => enforceRateLimits({ db: tx, now }, [{ key: `${kind}:${employerId}`, limit: perHour[kind], windowMs: 60 * minute }])

/** The number that employers and operators use: MQ-10243. */
export const ticketNumber = ({ number }: Pick<TicketRow, 'number'>) => `MQ-${number}`

/** Serializes a ticket for the contract. */
export const toTicket = (row: TicketRow, answers: readonly AnswerRow[]): Output<typeof api.support.createTicket> => ({
  ...row,
  number: ticketNumber(row),
  createdAt: row.createdAt.toISOString(),
  answers: answers.map(({ message, createdAt }) => ({ message, createdAt: createdAt.toISOString() })),
})

/** The call that creates a ticket. */
export interface TicketCall {
  readonly employerId: string
  readonly requestId: string
  readonly supportEmail: string
}

/**
 * Creates a support ticket. The same question again within ten minutes, such as a retry after a lost connection, returns the first ticket
 * and sends nothing.
 * @throws {Refusal} RATE_LIMITED
 */
export async function createTicket(
  deps: Deps,
  call: TicketCall,
  body: BodyOf<typeof api.support.createTicket>,
): Promise<Output<typeof api.support.createTicket>> {
  const { employerId } = call
  const createdAt = deps.now()
  return deps.db.transaction(async (tx) => {
    const sender = await lockSender(tx, employerId)
    const repeated = await findRepeated(tx, employerId, body, later(createdAt, -repeatMs))
    if (repeated !== undefined) return toTicket(repeated, [])
    await limitTickets(deps, tx, employerId, 'ticket')
    return toTicket(await storeTicket(tx, { ...call, sender, asksForClosure: false }, body, createdAt), [])
  })
}

/** Stores a ticket, with a mail to the operator and a receipt to the employer in the same transaction. */
export async function storeTicket(
  tx: Transaction,
  {
    employerId,
    requestId,
    supportEmail,
    sender,
    asksForClosure,
  }: TicketCall & { readonly sender: Sender; readonly asksForClosure: boolean },
  question: Question,
  createdAt: Date,
): Promise<TicketRow> {
  const row = await insertTicket(tx, { id: newId('tkt'), employerId, ...question, asksForClosure, createdAt })
  const number = ticketNumber(row)
  await queueMail(
    tx,
    supportEmail,
    newTicketMail(number, question, sender, { employerId, requestId, asksForClosure }),
    createdAt,
  )
  await queueMail(tx, sender.email, ticketReceiptMail(number, question, sender, supportEmail), createdAt)
  return row
}

/** One page of the employer's tickets, newest first, with their answers and the number of all, read in one snapshot. */
export async function listTickets(
  { db }: Deps,
  employerId: string,
  page: { limit: number; skip: number },
): Promise<Output<typeof api.support.getTickets>> {
  return db.transaction(async (tx) => {
    const rows = await selectTicketPage(tx, employerId, page)
    const answers = await answersOf(
      tx,
      rows.map(({ id }) => id),
    )
    const answersById = Map.groupBy(answers, ({ ticketId }) => ticketId)
    return {
      tickets: rows.map((row) => toTicket(row, answersById.get(row.id) ?? [])),
      totalTicket: await countTickets(tx, employerId),
    }
  }, snapshot)
}
