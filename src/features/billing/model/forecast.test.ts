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
  expect(gigsLastUntil(tenDaysIn, now)?.toISOString()).toBe('2025-11-24T07:00:00.000Z')
})

it('ends at the renewal, when the count starts again', () => {
  expect(gigsLastUntil({ ...tenDaysIn, gigUsed: 2 }, now)?.toISOString()).toBe('2025-12-04T07:00:00.000Z')
})

it('ends at the end of the month within a year, when the count starts again', () => {
  const yearly = { ...tenDaysIn, gigUsed: 2, interval: 'year', renewsAt: '2026-11-04T08:00:00+01:00' }
  expect(gigsLastUntil(yearly, now)?.toISOString()).toBe('2025-12-03T23:00:00.000Z')
})

it('of a cancelled plan is only the end of the Gigs, not that of the plan', () => {
  const cancelled = { ...tenDaysIn, cancelAtPeriodEnd: true }
  expect(gigsLastUntil(cancelled, now)?.toISOString()).toBe('2025-11-24T07:00:00.000Z')
  expect(gigsLastUntil({ ...cancelled, gigUsed: 2 }, now)).toBeUndefined()
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
