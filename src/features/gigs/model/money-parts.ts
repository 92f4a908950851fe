import type { GigPayment } from '@/api/contract/schemas/gig.ts'

export interface MoneyPart {
  id: 'held' | 'released' | 'refunded' | 'fee' | 'vat'
  label: string
  /** Kobo. */
  value: number
  /** Where it is, as a sentence. */
  text: string
}

/** The five parts of the money of a paid Gig (docs/product/gig-details.md), in kobo. */
export function moneyParts({ heldKobo, releasedKobo, refundedKobo, feeKobo, vatKobo }: GigPayment): MoneyPart[] {
  return [
    { id: 'held', label: 'Held', value: heldKobo, text: 'Kept safe until you approve work' },
    { id: 'released', label: 'Released', value: releasedKobo, text: 'Paid to workers, or set aside for them' },
    { id: 'refunded', label: 'Refunded', value: refundedKobo, text: 'Back in your wallet' },
    { id: 'fee', label: 'Fee', value: feeKobo, text: 'Our service fee' },
    { id: 'vat', label: 'VAT', value: vatKobo, text: 'Tax on the fee' },
  ]
}

/** Whether the parts add up to the paid total. While they do not, a movement is being booked, and no bar is drawn. */
export function addsUp(payment: GigPayment): boolean {
  return moneyParts(payment).reduce((sum, { value }) => sum + value, 0) === payment.paidKobo
}
