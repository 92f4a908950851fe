import { createTicket, listTickets } from './service.ts'
import type { Handlers } from '../../ports/handlers.ts'

export const support: Handlers['support'] = {
  createTicket: async ({ deps, employerId, body, context }) => {
    const call = { employerId, requestId: context.get('requestId'), supportEmail: deps.supportEmail }
    const data = await createTicket(deps, call, body)
    return { message: `Ticket ${data.number} created`, data }
  },

  getTickets: async ({ deps, employerId, query }) => ({ data: await listTickets(deps, employerId, query) }),
}
