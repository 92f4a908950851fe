import { expect, it } from 'vitest'
import { aSubscription } from '@/api/mocks/factories.ts'
import { gigsLastUntil } from './forecast.ts'

const now = new Date('2025-11-14T08:00:00+01:00')
const tenDaysIn = aSubscription({
  gigCount: 10,
  gigUsed: 5,
  startedAt: '2025-11-04T08:00:00+01:00',
  renewsAt: '2025-12-04T08:00:00+01:00',
})

it('continues at the pace of the period so far', () => {
  expect(gigsLastUntil(tenDaysIn, now)).toEqual(new Date('2025-11-24T08:00:00+01:00'))
})

it('is the renewal, not a date, when Gigs are left over then', () => {
  // At three in ten days, ten last 33 days: longer than the month.
  expect(gigsLastUntil({ ...tenDaysIn, gigUsed: 3 }, now)).toBe('renewal')
})

it('is the renewal when the last Gig and the renewal fall together', () => {
  expect(gigsLastUntil({ ...tenDaysIn, gigCount: 6, gigUsed: 2 }, now)).toBe('renewal')
})

it('is the end of the Gigs from a server that does not say when they renew', () => {
  expect(gigsLastUntil({ ...tenDaysIn, gigUsed: 2, renewsAt: null }, now)).toEqual(
    new Date('2025-12-24T08:00:00+01:00'),
  )
})

it('counts again at the end of the month within a year', () => {
  const yearly = { ...tenDaysIn, gigUsed: 2, interval: 'year', renewsAt: '2026-11-04T08:00:00+01:00' }
  expect(gigsLastUntil(yearly, now)).toBe('renewal')
  expect(gigsLastUntil({ ...yearly, cancelAtPeriodEnd: true }, now)).toBe('renewal')
  expect(gigsLastUntil({ ...yearly, gigUsed: 5 }, now)).toEqual(new Date('2025-11-24T08:00:00+01:00'))
})

it('of a cancelled plan is only the end of the Gigs, not that of the plan', () => {
  const cancelled = { ...tenDaysIn, cancelAtPeriodEnd: true }
  expect(gigsLastUntil(cancelled, now)).toEqual(new Date('2025-11-24T08:00:00+01:00'))
  expect(gigsLastUntil({ ...cancelled, gigUsed: 2 }, now)).toBeUndefined()
  // In the last month of a year nothing renews either; in an earlier one the count does, however slow the pace.
  const yearly = { ...cancelled, gigCount: 1_000, gigUsed: 2, interval: 'year' }
  expect(gigsLastUntil(yearly, now)).toBeUndefined()
  expect(gigsLastUntil({ ...yearly, renewsAt: '2026-01-04T08:00:00+01:00' }, now)).toBe('renewal')
})

it.each([
  [{ gigUsed: 1 }, 'one Gig is no pace'],
  [{ gigUsed: 10 }, 'none are left'],
  [{ gigUsed: 12 }, 'more were used than there are'],
  [{ gigCount: 'unlimited' as const }, 'they never run out'],
  [{ startedAt: null }, 'nobody knows when the period began'],
  [{ startedAt: '2025-12-01T00:00:00Z' }, 'the period has not begun'],
  [{ status: 'past_due' }, 'none can be posted'],
])('is undefined for %j: %s', (changes, _why) => {
  expect(gigsLastUntil({ ...tenDaysIn, ...changes }, now)).toBeUndefined()
})
