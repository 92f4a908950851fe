import { expect, it } from 'vitest'
import { ticketBody } from '@/api/contract/schemas/support.ts'
import { aTransaction } from '@/api/mocks/money-factories.ts'
import { toTicketBody } from '@/shared/ticket-dialog/ticket.ts'
import { paymentTicket } from './payment-ticket.ts'

const payment = aTransaction({
  type: 'subscription',
  description: 'Premium plan, 1 month',
  amountKobo: 1_500_000,
  reference: 'MQ-S-1',
  createdAt: '2025-11-14T08:00:00+01:00',
})

it.each(['unconfirmed', 'debited'] as const)(
  'contains all details of a payment that is %s, and is valid unchanged',
  (about) => {
    const draft = paymentTicket(about, payment)
    expect(ticketBody.safeParse(toTicketBody(draft, draft)).success).toBe(true)
    expect(draft).toMatchObject({ topic: 'payment', reference: 'MQ-S-1' })
    expect(draft.message).toContain('₦15,000.00 for Premium plan, 1 month, Fri 14 Nov 2025, 8:00 AM, reference MQ-S-1')
  },
)
