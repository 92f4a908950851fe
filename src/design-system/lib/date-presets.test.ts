import { expect, it } from 'vitest'
import { lagosDay } from '@/lib/dates.ts'
import { presetWithin, usualPresets } from './date-presets.ts'

const rangesOf = (today: string) =>
  Object.fromEntries(usualPresets(today).map(({ label, range }) => [label, [range.start, range.end]]))

it('offers whole months and years, over ends of months, years and leap days', () => {
  expect(rangesOf('2025-11-14')).toEqual({
    'This month': ['2025-11-01', '2025-11-30'],
    'Last month': ['2025-10-01', '2025-10-31'],
    'This year': ['2025-01-01', '2025-12-31'],
  })
  expect(rangesOf('2026-01-31')['Last month']).toEqual(['2025-12-01', '2025-12-31'])
  expect(rangesOf('2024-03-31')['Last month']).toEqual(['2024-02-01', '2024-02-29'])
})

it('follows the day in Lagos: the year turns there an hour before it does in UTC', () => {
  expect(rangesOf(lagosDay('2025-12-31T23:00:00Z'))['This year']).toEqual(['2026-01-01', '2026-12-31'])
})

it('cuts a preset to the allowed days', () => {
  const [thisMonth, lastMonth] = usualPresets('2025-11-14')
  const limits = { min: '2025-11-03', max: '2025-11-14' }
  expect(thisMonth && presetWithin(thisMonth, limits)).toEqual({ start: '2025-11-03', end: '2025-11-14' })
  expect(lastMonth && presetWithin(lastMonth, limits)).toBeUndefined()
})
