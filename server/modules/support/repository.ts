import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { BodyOf } from '../../../src/api/contract/endpoint.ts'
import type { api } from '../../../src/api/contract/table.ts'
import { ticket, ticketAnswer } from '../../db/money-schema.ts'
import { company, employer } from '../../db/schema.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import { existingRow, firstRow, hasRows } from '../../platform/db/rows.ts'

export type TicketRow = typeof ticket.$inferSelect
export type AnswerRow = typeof ticketAnswer.$inferSelect

const sender = {
  firstName: employer.firstName,
  lastName: employer.lastName,
  email: employer.email,
  companyName: company.companyName,
}

const selectTickets = (db: Pick<Database, 'select'>) =>
  db
    .select({ ticket, ...sender })
    .from(ticket)
    .innerJoin(employer, eq(employer.id, ticket.employerId))
    .leftJoin(company, eq(company.employerId, employer.id))

/** A ticket with the employer who asks, as the operator sees it. */
export type OperatorTicket = Awaited<ReturnType<typeof selectTickets>>[number]

/** The tickets that wait for an answer, or all, oldest first. */
export const listForOperator = (db: Database, which: 'open' | 'all'): Promise<OperatorTicket[]> =>
  selectTickets(db)
    .where(which === 'open' ? eq(ticket.status, 'open') : undefined)
    .orderBy(asc(ticket.number))

/** Reads a ticket with the employer who asks. */
export const selectTicket = (db: Database, number: number) =>
  firstRow(selectTickets(db).where(eq(ticket.number, number)))

/** Reads a ticket with the employer who asks, locked until the transaction ends. */
export const selectTicketForUpdate = (tx: Transaction, number: number) =>
  firstRow(selectTickets(tx).where(eq(ticket.number, number)).for('update', { of: ticket }))

/** Stores a ticket. @returns its row, with its number */
export const insertTicket = (tx: Transaction, values: typeof ticket.$inferInsert) =>
  existingRow(tx.insert(ticket).values(values).returning(), 'Unreachable: the inserted ticket was not returned')

/** Stores an answer; an open ticket becomes answered. */
export async function insertAnswer(
  tx: Transaction,
  { id, status }: Pick<TicketRow, 'id' | 'status'>,
  message: string,
  at: Date,
) {
  await tx.insert(ticketAnswer).values({ ticketId: id, message, createdAt: at })
  if (status === 'open') await tx.update(ticket).set({ status: 'answered' }).where(eq(ticket.id, id))
}

/** Closes a ticket. @returns whether there is one of this number */
export const updateToClosed = (db: Pick<Database, 'update'>, number: number) =>
  hasRows(db.update(ticket).set({ status: 'closed' }).where(eq(ticket.number, number)).returning())

/** The answers to tickets, oldest first. */
export const answersOf = (tx: Pick<Transaction, 'select'>, ticketIds: readonly string[]): Promise<AnswerRow[]> =>
  tx.select().from(ticketAnswer).where(inArray(ticketAnswer.ticketId, ticketIds)).orderBy(asc(ticketAnswer.id))

/** One page of the employer's tickets, newest first. */
export const selectTicketPage = (
  tx: Transaction,
  employerId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<TicketRow[]> =>
  tx
    .select()
    .from(ticket)
    .where(eq(ticket.employerId, employerId))
    .orderBy(desc(ticket.createdAt), desc(ticket.number))
    .limit(limit)
    .offset(skip)

/** The number of the employer's tickets. */
export const countTickets = (tx: Transaction, employerId: string): Promise<number> =>
  tx.$count(ticket, eq(ticket.employerId, employerId))

/** Reads who asks and locks the employer's row, so that concurrent repetitions of a call run one after the other. */
export async function lockSender(tx: Transaction, employerId: string) {
  const [found] = await tx
    .select(sender)
    .from(employer)
    .leftJoin(company, eq(company.employerId, employer.id))
    .where(eq(employer.id, employerId))
    .for('no key update', { of: employer })
  if (found === undefined) throw new Error(`Employer ${employerId} does not exist`)
  return found
}

/** The same question of the employer, open and created after a moment. */
export async function findRepeated(
  tx: Transaction,
  employerId: string,
  { topic, subject, message, reference, gigId }: BodyOf<typeof api.support.createTicket>,
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
