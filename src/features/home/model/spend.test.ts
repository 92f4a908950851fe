import { describe, expect, it } from 'vitest'
import { noSpendText, rangeOf, spendChange, spendData } from './spend.ts'

const change = (spendKobo: number, previousSpendKobo: number | null) =>
  spendChange({ spendKobo, previousSpendKobo }, '30d')

describe('the change of the spend', () => {
  it.each([
    [48_000_000, 36_000_000, '₦120,000.00 more than the 30 days before', '+33%'],
    [36_000_000, 48_000_000, '₦120,000.00 less than the 30 days before', '\u221225%'],
    [12_000_000, 0, '₦120,000.00 more than the 30 days before', undefined],
    [0, 12_000_000, '₦120,000.00 less than the 30 days before', '\u2212100%'],
    [12_000_000, -1, '₦120,000.01 more than the 30 days before', undefined],
    [1_000_001, 1_000_000, '₦0.01 more than the 30 days before', undefined],
    [12_000_000, 12_000_000, 'The same as the 30 days before', undefined],
    [1_210_000, 10_000, '₦12,000.00 more than the 30 days before', undefined],
  ])('from %i after %i', (spendKobo, previous, text, percent) => {
    expect(change(spendKobo, previous)).toEqual({ text, percent })
  })

  it('is nothing where there is nothing to compare', () => {
    expect(change(12_000_000, null)).toBeUndefined()
    expect(change(0, 0)).toBeUndefined()
  })

  it.each([
    ['7d', 'the 7 days before'],
    ['90d', 'the 90 days before'],
    ['12m', 'the 12 months before'],
  ] as const)('of %s names its period', (range, before) => {
    expect(spendChange({ spendKobo: 100, previousSpendKobo: 0 }, range)?.text).toBe(`₦1.00 more than ${before}`)
  })
})

it('says that nothing was ever spent only where that is known', () => {
  expect(noSpendText({ spendKobo: 0, previousSpendKobo: null }, '7d')).toBe('No spending yet')
  expect(noSpendText({ spendKobo: 0, previousSpendKobo: 0 }, '7d')).toBe('No spending in the last 7 days')
})

const seriesOf = (...values: [date: string, spendKobo: number][]) => ({
  series: values.map(([date, spendKobo]) => ({ date, spendKobo, applicants: 0, hires: 0 })),
})

describe('the data of the chart', () => {
  it('has days, or the months of a year', () => {
    expect(spendData(seriesOf(['2025-10-31', 0], ['2025-11-01', 500]), '7d')).toEqual({
      categoryLabel: 'Day',
      categories: ['31 Oct', '1 Nov'],
      series: [{ id: 'spend', label: 'Spent', values: [0, 500] }],
    })
    expect(spendData(seriesOf(['2024-12-01', 1], ['2025-11-01', 1]), '12m').categories).toEqual([
      'Dec 2024',
      'Nov 2025',
    ])
  })

  it('has no values without spending, but has those that cancel out', () => {
    expect(spendData(seriesOf(['2025-11-01', 0]), '7d').series[0]?.values).toEqual([null])
    expect(spendData(seriesOf(['2025-11-01', 5], ['2025-11-02', -5]), '7d').series[0]?.values).toEqual([5, -5])
  })

  it('belongs to the range of its length', () => {
    const days = (length: number) => seriesOf(...Array.from({ length }, (): [string, number] => ['2025-11-01', 0]))
    expect([7, 30, 90, 12, 31].map((length) => rangeOf(days(length)))).toEqual(['7d', '30d', '90d', '12m', undefined])
  })
})
