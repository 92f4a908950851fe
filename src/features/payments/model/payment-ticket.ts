import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { TicketDraft } from '@/shared/ticket-dialog/ticket.ts'
import { dateTime } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'

/** The topics for support: a payment that is not confirmed, or a failed one that the bank shows as paid. */
export type TicketSubject = 'unconfirmed' | 'debited'

/** A support request with all the details that identify the payment. */
export function paymentTicket(
  about: TicketSubject,
  { amountKobo, description, reference, createdAt, gigId }: PaymentTransaction,
): TicketDraft {
  const details = `${formatNaira(amountKobo)} for ${description}, ${dateTime(createdAt)}, reference ${reference}`
  const payment = { topic: 'payment', reference, ...(gigId && { gigId }) } as const
  return about === 'debited'
    ? {
        ...payment,
        title: 'Report a debit',
        subject: 'Debited for a failed payment',
        message: `My bank shows a debit for a payment that failed: ${details}.`,
      }
    : {
        ...payment,
        title: 'Contact support',
        subject: 'Payment not confirmed',
        message: `My payment is still not confirmed: ${details}.`,
      }
}
