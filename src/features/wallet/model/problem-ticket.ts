import { longestSubject } from '@/api/contract/limits.ts'
import type { PaymentTransaction } from '@/api/contract/schemas/transaction.ts'
import type { TicketDraft } from '@/shared/ticket-dialog/ticket.ts'
import { dateTime } from '@/lib/dates.ts'
import { formatNaira } from '@/lib/money.ts'

/** 'Report a problem' with a payment (docs/product/wallet.md): topic, reference, amount and date are filled in; the employer adds the problem. */
export function problemTicket({ reference, amountKobo, createdAt, gigId }: PaymentTransaction): TicketDraft {
  return {
    title: 'Report a problem',
    topic: 'payment',
    subject: `Problem with payment ${reference}`.slice(0, longestSubject),
    message: '',
    facts: `Payment ${reference} of ${formatNaira(amountKobo)} on ${dateTime(createdAt)}.`,
    reference,
    ...(gigId && { gigId }),
  }
}
