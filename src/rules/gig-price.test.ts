import { describe, expect, it } from 'vitest'
import { placePay } from './gig-price.ts'

const day = { start: '10:00', end: '18:00', arrival: null, endsNextDay: false }
const sessions = [
  { ...day, date: '2025-11-22' },
  { ...day, date: '2025-11-23' },
]

describe('the pay of one place', () => {
  it.each([
    ['per_gig', 5_000_000, 5_000_000],
    ['per_day', 2_500_000, 5_000_000],
    ['per_hour', 312_500, 5_000_000],
  ])('of a Gig that is paid %s is what its rate comes to for all sessions', (payType, rateKobo, payKobo) => {
    expect(placePay({ payType, rateKobo, sessions })).toBe(payKobo)
  })

  it('is what is held for it while somebody can be hired', () => {
    expect(placePay({ hiring: { payKobo: 4_500_000 }, payType: 'per_day', rateKobo: 1, sessions })).toBe(4_500_000)
  })

  it.each([
    { payType: 'per_gig', rateKobo: null },
    { payType: null, rateKobo: 5_000_000 },
  ])('is not known without a rate and what it is for', (gig) => {
    expect(placePay({ ...gig, sessions })).toBeUndefined()
  })
})
