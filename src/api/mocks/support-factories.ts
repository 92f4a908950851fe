import { type Ticket, ticket } from '../contract/schemas/support.ts'
import { ago, built } from './factories.ts'

/** An open ticket about a payment, without an answer. */
export function aTicket(changes: Partial<Ticket> = {}): Ticket {
  return built(ticket, {
    id: 'tkt_9954',
    number: 'MQ-9954',
    topic: 'payment',
    subject: 'Payment not confirmed',
    message: 'My bank shows a debit for this payment, but the wallet does not show it.',
    reference: 'MQ-F-0000000001',
    gigId: null,
    status: 'open',
    createdAt: ago({ hours: 2 }),
    answers: [],
    ...changes,
  })
}

/** One ticket of each status. Their numbers are below MQ-10001, which is the number of the first ticket that a mock creates. */
export function someTickets(): Ticket[] {
  return [
    aTicket(),
    aTicket({
      id: 'tkt_9871',
      number: 'MQ-9871',
      topic: 'account',
      subject: 'Change my email address',
      message: 'Please change the email address of my account to events@ekoevents.example.',
      reference: null,
      status: 'answered',
      createdAt: ago({ days: 3 }),
      answers: [
        { message: 'Please send us the CAC number of your business first.', createdAt: ago({ days: 2, hours: 5 }) },
        { message: 'Thank you. The address is changed.\nPlease sign in with it.', createdAt: ago({ days: 1 }) },
      ],
    }),
    aTicket({
      id: 'tkt_9702',
      number: 'MQ-9702',
      topic: 'gig',
      subject: 'A Gig with the wrong date',
      message: 'I published a Gig with the wrong date. How can I change it?',
      reference: null,
      gigId: 'gig_1',
      status: 'closed',
      createdAt: ago({ days: 20 }),
      answers: [{ message: 'Open the Gig and choose Edit Gig.', createdAt: ago({ days: 19 }) }],
    }),
  ]
}
