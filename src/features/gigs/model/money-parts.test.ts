import { describe, expect, it } from 'vitest'
import { someGigs } from '@/api/mocks/gig-factories.ts'
import { addsUp, moneyParts } from './money-parts.ts'

const paid = someGigs().filter(({ payment }) => payment.paidKobo > 0)

describe("the parts of a Gig's money", () => {
  it.each(paid.map(({ status, payment }) => [status, payment] as const))(
    'add up for a Gig that is %s',
    (_, payment) => {
      expect(addsUp(payment)).toBe(true)
      expect(addsUp({ ...payment, heldKobo: payment.heldKobo + 1 })).toBe(false)
    },
  )

  it('are five, in the order in which money moves', () => {
    const payment = {
      subtotalKobo: 0,
      totalKobo: 15,
      paidKobo: 15,
      currency: 'NGN',
      heldKobo: 1,
      releasedKobo: 2,
      refundedKobo: 3,
      feeKobo: 4,
      vatKobo: 5,
    }
    expect(moneyParts(payment).map(({ label, value }) => `${label} ${value}`)).toEqual([
      'Held 1',
      'Released 2',
      'Refunded 3',
      'Fee 4',
      'VAT 5',
    ])
    expect(addsUp(payment)).toBe(true)
  })
})
