import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { BodyOf, Output } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { ticket, ticketAnswer } from '../../db/money-schema.ts'
import { company, employer } from '../../db/schema.ts'
import type { Deps } from '../../ports/deps.ts'
import { queueMail } from '../notifications/mails.ts'
import { enforceRateLimits } from '../../platform/limits/rate-limit.ts'
import { newId } from '../../platform/secrets/secrets.ts'
import { newTicketMail, type Sender, ticketReceiptMail } from './events.ts'
import { later, minute } from '../../platform/clock/time.ts'

/** Limit of support tickets per employer and hour. */
const ticketsPerHour = 20

/** How long the same question again is a repeated call and not another ticket, in milliseconds. */
const repeatMs = 10 * minute

type Question = BodyOf<typeof api.support.createTicket>
type TicketRow = typeof ticket.$inferSelect
type AnswerRow = typeof ticketAnswer.$inferSelect

/** The number that employers and operators use: MQ-10243. */
export const ticketNumber = ({ number }: Pick<TicketRow, 'number'>) => `MQ-${number}`

const toTicket = (row: TicketRow, answers: readonly AnswerRow[]): Output<typeof api.support.createTicket> => ({
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
  body: Question,
): Promise<Output<typeof api.support.createTicket>> {
  const { employerId } = call
  await enforceRateLimits(deps, [{ key: `ticket:${employerId}`, limit: ticketsPerHour, windowMs: 60 * minute }])
  const createdAt = deps.now()
  return deps.db.transaction(async (tx) => {
    const sender = await lockSender(tx, employerId)
    const repeated = await findRepeated(tx, employerId, body, later(createdAt, -repeatMs))
    if (repeated !== undefined) return toTicket(repeated, [])
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
  const [row] = await tx
    .insert(ticket)
    .values({ id: newId('tkt'), employerId, ...question, asksForClosure, createdAt })
    .returning()
  if (row === undefined) throw new Error('Unreachable: the inserted ticket was not returned')
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

/** The answers to tickets, oldest first. */
export const answersOf = (tx: Pick<Transaction, 'select'>, ticketIds: readonly string[]): Promise<AnswerRow[]> =>
  tx.select().from(ticketAnswer).where(inArray(ticketAnswer.ticketId, ticketIds)).orderBy(asc(ticketAnswer.id))

/** One page of the employer's tickets, newest first, with their answers and the number of all, read in one snapshot. */
export async function listTickets(
  { db }: Deps,
  employerId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<Output<typeof api.support.getTickets>> {
  return db.transaction(
    async (tx) => {
      const own = eq(ticket.employerId, employerId)
      const rows = await tx
        .select()
        .from(ticket)
        .where(own)
        .orderBy(desc(ticket.createdAt), desc(ticket.number))
        .limit(limit)
        .offset(skip)
      const answers = await answersOf(
        tx,
        rows.map(({ id }) => id),
      )
      const answersById = Map.groupBy(answers, ({ ticketId }) => ticketId)
      return {
        tickets: rows.map((row) => toTicket(row, answersById.get(row.id) ?? [])),
        totalTicket: await tx.$count(ticket, own),
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** Reads who asks and locks the employer's row, so that concurrent repetitions of a call run one after the other. */
export async function lockSender(tx: Transaction, employerId: string): Promise<Sender> {
  const [sender] = await tx
    .select({
      firstName: employer.firstName,
      lastName: employer.lastName,
      email: employer.email,
      companyName: company.companyName,
    })
    .from(employer)
    .leftJoin(company, eq(company.employerId, employer.id))
    .where(eq(employer.id, employerId))
    .for('no key update', { of: employer })
  if (sender === undefined) throw new Error(`Employer ${employerId} does not exist`)
  return sender
}

/** The same question of the employer, open and created after a moment. */
async function findRepeated(
  tx: Transaction,
  employerId: string,
  { topic, subject, message, reference, gigId }: Question,
  after: Date,
): Promise<TicketRow | undefined> {
  const [found] = await tx
    .select()
    .from(ticket)
    .where(
      and(
        eq(ticket.employerId, employerId),
        gt(ticket.createdAt, after),
        eq(ticket.status, 'open'),
        eq(ticket.topic, topic),
        eq(ticket.subject, subject),
        eq(ticket.message, message),
        sql`${ticket.reference} is not distinct from ${reference ?? null}`,
        sql`${ticket.gigId} is not distinct from ${gigId ?? null}`,
      ),
    )
    .orderBy(desc(ticket.createdAt))
    .limit(1)
  return found
}
