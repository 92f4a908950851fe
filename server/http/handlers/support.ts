import { createTicket } from '../../domain/support.ts'
import type { Handlers } from '../implement.ts'

export const support: Handlers['support'] = {
  createTicket: async ({ deps, employerId, body }) => {
    const data = await createTicket(deps, employerId, body)
    return { message: `Ticket ${data.number} created`, data }
  },
}
