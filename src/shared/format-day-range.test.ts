import { expect, it } from 'vitest'
import { formatDayRange } from './format-day-range.ts'

it('formats the date filter of a list', () => {
  expect(formatDayRange('2025-11-01', '2025-11-30')).toBe('1 – 30 Nov 2025')
  expect(formatDayRange('2025-11-14', '2025-11-14')).toBe('14 Nov 2025')
  expect(formatDayRange('2025-11-01', undefined)).toBe('from 1 Nov 2025')
  expect(formatDayRange(undefined, '2025-11-30')).toBe('until 30 Nov 2025')
  expect(formatDayRange(undefined, undefined)).toBeUndefined()
})
