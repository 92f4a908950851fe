import { endpoint } from '../endpoint.ts'
import { ticket, ticketBody, ticketList, ticketQuery } from '../schemas/support.ts'

/** Questions to support (spec S7-4). */
export const support = {
  createTicket: endpoint({
    id: 'support.createTicket',
    method: 'POST',
    path: '/support/create-ticket',
    summary: 'Ask support',
    body: ticketBody,
    response: ticket,
    writes: ['ticket'],
    example: {
      body: {
        topic: 'payment',
        subject: 'Payment not confirmed',
        message: 'My bank shows a debit for this payment.',
        reference: 'MQ-F-0000000001',
      },
    },
  }),
  getTickets: endpoint({
    id: 'support.getTickets',
    method: 'GET',
    path: '/support/get-tickets',
    summary: 'List tickets with their answers, newest first',
    query: ticketQuery,
    response: ticketList,
    reads: ['ticket'],
    origin: 'added',
    example: { query: { limit: 20 } },
  }),
}
