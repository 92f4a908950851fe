import { describe, expect, it } from 'vitest'
import { groupByDay } from './day-groups.ts'

const now = new Date('2025-11-14T08:00:00+01:00')
const notificationAt = (createdAt: string) => ({ _id: createdAt, title: 'News', message: '', read: false, createdAt })
const headings = (...moments: string[]) => groupByDay(moments.map(notificationAt), now).map(({ heading }) => heading)

describe('groupByDay', () => {
  it('names the days as the specification does', () => {
    expect(
      headings('2025-11-14T06:00:00Z', '2025-11-13T06:00:00Z', '2025-11-12T06:00:00Z', '2025-03-03T09:00:00Z'),
    ).toEqual(['Today', 'Yesterday', 'Wednesday 12th of November, 2025', 'Monday 3rd of March, 2025'])
  })

  it('begins the day at midnight in Lagos, wherever the employer is', () => {
    expect(headings('2025-11-13T23:00:00Z', '2025-11-13T22:59:59Z')).toEqual(['Today', 'Yesterday'])
  })

  it('keeps the order and never shows a day twice', () => {
    const groups = groupByDay(
      ['2025-11-14T06:00:00Z', '2025-11-13T06:00:00Z', '2025-11-14T05:00:00Z'].map(notificationAt),
      now,
    )
    expect(groups.map(({ day, notifications }) => [day, notifications.length])).toEqual([
      ['2025-11-14', 2],
      ['2025-11-13', 1],
    ])
  })

  it('returns no groups for an empty list', () => {
    expect(groupByDay([], now)).toEqual([])
  })
})
