import { describe, expect, it } from 'vitest'
import { day, timestamp } from './days.ts'
import { gigQuery } from './gig.ts'
import { transactionQuery } from './transaction.ts'

describe('a day', () => {
  it.each(['2000-01-01', '2024-02-29', '2100-12-31'])('is %s', (text) =>
    expect(day('from').safeParse(text).success).toBe(true),
  )

  it.each([
    '0000-01-01',
    '1999-12-31',
    '2101-01-01',
    '9999-12-31',
    '2025-02-29',
    '2025-02-31',
    '2025-13-01',
    '2025-1-1',
    ' 2025-01-01',
    '',
  ])('is not %o', (text) =>
    expect(day('from').safeParse(text).error?.issues[0]?.message).toBe(
      'from must be a date from 2000 to 2100, like 2025-11-14',
    ),
  )

  it.each([gigQuery, transactionQuery])('is what a list is asked for with', (query) => {
    expect(query.safeParse({ from: '2025-11-01', to: '2025-11-30' }).success).toBe(true)
    expect(query.safeParse({ from: '0000-01-01' }).error?.issues).toMatchObject([{ path: ['from'] }])
    expect(query.safeParse({ to: '2025-02-31' }).error?.issues).toMatchObject([{ path: ['to'] }])
  })
})

it.each([
  '2025-12-01T23:59Z',
  '2025-12-01T23:59:00+01:00',
  '2025-12-01T23:59:00.123456789-11:30',
  '2024-02-29T00:00:00.000Z',
])('%s is a moment', (text) => {
  expect(timestamp('Deadline').safeParse(text).success).toBe(true)
  expect(Date.parse(text)).not.toBeNaN()
})
