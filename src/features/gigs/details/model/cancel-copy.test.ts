import { expect, it } from 'vitest'
import { aGig } from '@/api/mocks/gig-factories.ts'
import { cancelLines, cancelSentence, freeUntilSentence, notifiedSentence } from './cancel-copy.ts'

const now = new Date('2025-11-14T08:00:00+01:00')
const terms = (freeUntil: string | null, feeKobo = 0) => ({ allowed: true, refundKobo: 1, feeKobo, freeUntil })

it('states the refund, and the fee only when there is one', () => {
  expect(cancelSentence({ refundKobo: 25_000_000, feeKobo: 1_500_000 })).toBe(
    'You get back ₦250,000.00. Cancellation fee ₦15,000.00 goes to hired workers.',
  )
  expect(cancelSentence({ refundKobo: 0, feeKobo: 0 })).toBe('You get back ₦0.00.')
})

it('states until when cancelling is free, once workers are hired', () => {
  expect(freeUntilSentence(terms('2025-11-20T10:00:00+01:00'), 2, now)).toBe(
    'There is no cancellation fee until Thu 20 Nov 2025, 10:00 AM.',
  )
  expect(freeUntilSentence(terms('2025-11-20T10:00:00+01:00'), 0, now)).toBeUndefined()
  expect(freeUntilSentence(terms('2025-11-13T10:00:00+01:00', 5), 2, now)).toBe(
    'Cancelling was free until Thu 13 Nov 2025, 10:00 AM.',
  )
  expect(freeUntilSentence(terms(null), 2, now)).toBeUndefined()
})

it('writes how many workers are notified in natural English', () => {
  expect([1, 2, 3].map(notifiedSentence)).toEqual([
    'The hired worker gets an email, if we have an address.',
    'Both hired workers get an email, where we have an address.',
    'All 3 hired workers get an email, where we have an address.',
  ])
})

const paid = { paidKobo: 23_709_375, heldKobo: 22_500_000, feeKobo: 1_125_000, vatKobo: 84_375 }
const cancelled = (refundKobo: number, feeKobo = 0) =>
  cancelLines(aGig({ status: 'open', payment: paid, cancellation: { allowed: true, refundKobo, feeKobo } })).map(
    ({ kobo }) => kobo,
  )

it('says where the money goes, in amounts that add up to what was paid', () => {
  expect(cancelled(22_500_000)).toEqual([23_709_375, 1_209_375, 22_500_000])
  expect(cancelled(20_250_000, 2_250_000)).toEqual([23_709_375, 1_209_375, 2_250_000, 20_250_000])
  expect(cancelled(23_709_375)).toEqual([23_709_375, 0, 23_709_375])
})

it('lists no amounts while they do not add up', () => expect(cancelled(1)).toEqual([]))
