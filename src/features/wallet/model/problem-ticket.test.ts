import { expect, it } from 'vitest'
import { ticketBody } from '@/api/contract/schemas/support.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { ticketForm, toTicketBody } from '@/shared/ticket-dialog/ticket.ts'
import { problemTicket } from './problem-ticket.ts'

it('names the payment and asks for the problem', () => {
  const draft = problemTicket(aTransaction({ gigId: 'gig_1' }))
  expect(draft).toMatchObject({
    topic: 'payment',
    reference: 'MQ-F-0000000001',
    gigId: 'gig_1',
    facts: 'Payment MQ-F-0000000001 of ₦50,000.00 on Fri 14 Nov 2025, 6:00 AM.',
  })
  expect(ticketForm(draft).safeParse(draft).error?.issues).toMatchObject([{ path: ['message'] }])
  expect(
    ticketBody.safeParse(toTicketBody({ ...draft, message: 'My bank shows two debits for it.' }, draft)).success,
  ).toBe(true)
})
