import type { BodyOf, Output } from '../../src/api/contract/endpoint.ts'
import type { api } from '../../src/api/contract/table.ts'
import { ticket } from '../db/money-schema.ts'
import { type Deps, minute } from './deps.ts'
import { countCall } from './rate-limit.ts'
import { newId } from './secrets.ts'

/** Tickets of one employer in an hour. */
const ticketsPerHour = 20

/** Asks support. @throws {Refusal} RATE_LIMITED */
export async function createTicket(
  deps: Deps,
  employerId: string,
  body: BodyOf<typeof api.support.createTicket>,
): Promise<Output<typeof api.support.createTicket>> {
  await countCall(deps, [{ key: `ticket:${employerId}`, limit: ticketsPerHour, windowMs: 60 * minute }])
  const [row] = await deps.db
    .insert(ticket)
    .values({ id: newId('tkt'), employerId, ...body, createdAt: deps.now() })
    .returning()
  if (row === undefined) throw new Error('A ticket that was written is there')
  return { ...row, number: `MQ-${row.number}`, createdAt: row.createdAt.toISOString() }
}
