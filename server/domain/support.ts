import type { BodyOf, Output } from '../../src/api/contract/endpoint.ts'
import type { api } from '../../src/api/contract/table.ts'
import { ticket } from '../db/money-schema.ts'
import { type Deps, minute } from './deps.ts'
import { enforceRateLimits } from './rate-limit.ts'
import { newId } from './secrets.ts'

/** Limit of support tickets per employer and hour. */
const ticketsPerHour = 20

/** Creates a support ticket. @throws {Refusal} RATE_LIMITED */
export async function createTicket(
  deps: Deps,
  employerId: string,
  body: BodyOf<typeof api.support.createTicket>,
): Promise<Output<typeof api.support.createTicket>> {
  await enforceRateLimits(deps, [{ key: `ticket:${employerId}`, limit: ticketsPerHour, windowMs: 60 * minute }])
  const [row] = await deps.db
    .insert(ticket)
    .values({ id: newId('tkt'), employerId, ...body, createdAt: deps.now() })
    .returning()
  if (row === undefined) throw new Error('Unreachable: the inserted ticket was not returned')
  return { ...row, number: `MQ-${row.number}`, createdAt: row.createdAt.toISOString() }
}
