import { expect, it } from 'vitest'
import { filteredDays } from './filtered-days.ts'

it('says the days a list is narrowed to in few words', () => {
  expect(filteredDays('2025-11-01', '2025-11-30')).toBe('1 – 30 Nov 2025')
  expect(filteredDays('2025-11-14', '2025-11-14')).toBe('14 Nov 2025')
  expect(filteredDays('2025-11-01', undefined)).toBe('from 1 Nov 2025')
  expect(filteredDays(undefined, '2025-11-30')).toBe('until 30 Nov 2025')
  expect(filteredDays(undefined, undefined)).toBeUndefined()
})
