import type { Ticket } from '../contract/schemas/support.ts'
import { worldNow } from './factories.ts'
import { employerOf, type MockState } from './state.ts'
import type { World } from './world.ts'
import type { Mocks } from './world-handlers.ts'

type Question = Pick<Ticket, 'topic' | 'subject' | 'message'> & {
  reference?: string | undefined
  gigId?: string | undefined
}

/** Adds a question as the newest ticket, with the next number. */
export function addTicket(world: World, { topic, subject, message, reference, gigId }: Question): Ticket {
  const number = Math.max(10_000, ...world.tickets.map((existing) => Number(existing.number.slice(3)))) + 1
  const created: Ticket = {
    id: `tkt_${number}`,
    number: `MQ-${number}`,
    status: 'open',
    createdAt: new Date(worldNow).toISOString(),
    topic,
    subject,
    message,
    reference: reference ?? null,
    gigId: gigId ?? null,
    answers: [],
  }
  world.tickets = [created, ...world.tickets]
  return created
}

/** The mocks of support. Nobody answers a ticket here: a story that shows answers has them in its world. */
export function supportMocks(state: MockState): Mocks['support'] {
  return {
    createTicket: ({ employerId, body }) => {
      const created = addTicket(employerOf(state, employerId), body)
      return { message: `Ticket ${created.number} created`, data: created }
    },
    getTickets: ({ employerId, query: { limit, skip } }) => {
      const all = employerOf(state, employerId).tickets
      return { data: { tickets: all.slice(skip, skip + limit), totalTicket: all.length } }
    },
  }
}
