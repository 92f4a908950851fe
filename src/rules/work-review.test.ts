import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { workerNet } from './gig-price.ts'
import {
  approvalLimits,
  approvalSum,
  disputeSubject,
  mayRequestChanges,
  movedReviewDueAt,
  reviewDueAt,
} from './work-review.ts'

it('ends the review period 120 hours after the submission, or after the last session where that is later', () => {
  const submittedAt = new Date('2025-11-14T10:30:00Z')
  const due = new Date('2025-11-19T10:30:00Z')
  expect(reviewDueAt(submittedAt, undefined)).toEqual(due)
  expect(reviewDueAt(submittedAt, new Date('2025-11-14T10:29:00Z'))).toEqual(due)
  expect(reviewDueAt(submittedAt, new Date('2025-11-15T02:00:00Z'))).toEqual(new Date('2025-11-20T02:00:00Z'))
})

it('ends a review period later where the last session moves to later, and never before the date that was told', () => {
  const promisedAt = new Date('2025-11-20T02:00:00Z')
  expect(movedReviewDueAt(promisedAt, new Date('2025-11-16T02:00:00Z'))).toEqual(new Date('2025-11-21T02:00:00Z'))
  expect(movedReviewDueAt(promisedAt, new Date('2025-11-14T12:00:00Z'))).toEqual(promisedAt)
})

it('allows changes in the first two rounds, or as many as were agreed', () => {
  expect([1, 2, 3].map((round) => mayRequestChanges(round))).toEqual([true, true, false])
  expect([1, 2].map((round) => mayRequestChanges(round, 1))).toEqual([true, false])
  expect(mayRequestChanges(1, 0)).toBe(false)
})

it('releases the agreed pay without the commission, when nothing else is said', () => {
  expect(approvalSum(4_500_000)).toEqual({ payKobo: 4_500_000, bonusKobo: 0, netKobo: 4_275_000, keptKobo: 0 })
})

it('keeps the rest of a part, and adds a bonus without commission', () => {
  expect(approvalSum(4_500_000, { payKobo: 3_000_000, bonusKobo: 100_000 })).toEqual({
    payKobo: 3_000_000,
    bonusKobo: 100_000,
    netKobo: 2_950_000,
    keptKobo: 1_500_000,
  })
})

it('limits a part to ₦1,000 or a lower agreed pay, and a bonus to the agreed pay', () => {
  expect(approvalLimits(4_500_000)).toEqual({ leastPayKobo: 100_000, mostBonusKobo: 4_500_000 })
  expect(approvalLimits(40_000)).toEqual({ leastPayKobo: 40_000, mostBonusKobo: 40_000 })
})

it('accounts for every kobo of the agreed pay and the bonus', () => {
  const agreed = fc.integer({ min: 1, max: 1_000_000_000 })
  fc.assert(
    fc.property(
      agreed,
      fc.integer({ min: 1 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (agreedKobo, part, bonusKobo) => {
        const payKobo = 1 + (part % agreedKobo)
        const sum = approvalSum(agreedKobo, { payKobo, bonusKobo })
        expect(sum.payKobo + sum.keptKobo).toBe(agreedKobo)
        expect(sum.netKobo).toBe(workerNet(payKobo) + bonusKobo)
      },
    ),
  )
})

it('names the ticket of a dispute within the length of a subject', () => {
  expect(disputeSubject('no_show', 'Tunde Bakare')).toBe('Tunde Bakare did not come')
  expect(disputeSubject('quality', 'Tunde Bakare')).toBe('Problem with the work of Tunde Bakare')
  expect(disputeSubject('quality', 'x'.repeat(200))).toHaveLength(120)
  const cut = disputeSubject('quality', `x${'👩🏾‍🎤'.repeat(40)}`)
  expect(cut).toBe(`Problem with the work of x${'👩🏾‍🎤'.repeat(13)}`)
  expect(cut.length).toBeLessThanOrEqual(120)
})
