import { array, assert, integer, pre, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sharesOf, shareTextsOf, summaryOf } from './chart-data.ts'
import { labelLetters, labelStep, ticksOf } from './ticks.ts'

describe('ticksOf', () => {
  it.each([
    [
      [3, 7, 12],
      [0, 5, 10, 15],
    ],
    [[980], [0, 250, 500, 750, 1000]],
    [[0.3], [0, 0.1, 0.2, 0.3]],
    [
      [-40, 90],
      [-50, 0, 50, 100],
    ],
    [[-8], [-8, -6, -4, -2, 0]],
    [
      [0, 0],
      [0, 1],
    ],
    [[], [0, 1]],
  ])('encloses %o with %o', (values, ticks) => {
    expect(ticksOf(values)).toEqual(ticks)
  })

  it('always encloses every value and zero, at even distances and with a readable number of ticks', () => {
    assert(
      property(array(integer({ min: -1e13, max: 1e13 }), { maxLength: 40 }), (values) => {
        const ticks = ticksOf(values)
        const [first = 0, second = 0] = ticks
        const last = ticks.at(-1) ?? 0
        expect(ticks).toContain(0)
        expect(first).toBeLessThanOrEqual(Math.min(0, ...values))
        expect(last).toBeGreaterThanOrEqual(Math.max(0, ...values))
        expect(ticks.length).toBeGreaterThanOrEqual(2)
        expect(ticks.length).toBeLessThanOrEqual(7)
        ticks.forEach((tick, index) => expect(tick).toBeCloseTo(first + index * (second - first), 3))
      }),
    )
  })
})

describe('labelStep', () => {
  it('leaves out labels only where they do not fit', () => {
    expect(labelStep(12, 600, 3, 7)).toBe(1)
    expect(labelStep(6, 220, 3, 7)).toBe(1)
    expect(labelStep(12, 300, 3, 7)).toBe(2)
    expect(labelStep(31, 230, 6, 7)).toBe(10)
    expect(labelStep(3, 0, 3, 7)).toBeGreaterThan(1)
  })
})

describe('shareTextsOf', () => {
  it('says of a small part that it is there', () => {
    expect(shareTextsOf([{ value: 996 }, { value: 4 }, { value: 0 }])).toEqual(['100%', '<1%', '0%'])
  })
})

describe('sharesOf', () => {
  it('gives the rounding remainder to the values that lost most', () => {
    expect(sharesOf([1, 1, 1])).toEqual([34, 33, 33])
    expect(sharesOf([996, 3, 1])).toEqual([100, 0, 0])
    expect(sharesOf([0, 0])).toEqual([0, 0])
  })

  it('adds up to 100 and is never a whole percent off', () => {
    assert(
      property(array(integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 5 }), (values) => {
        const total = values.reduce((sum, value) => sum + value, 0)
        pre(total > 0)
        const shares = sharesOf(values)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
        values.forEach((value, index) =>
          expect(Math.abs((shares[index] ?? 0) - (value / total) * 100)).toBeLessThanOrEqual(1),
        )
      }),
    )
  })
})

describe('summaryOf', () => {
  const naira = (value: number) => `₦${value}`

  it('states the span, the lowest and the highest value of every series, and which series has no data', () => {
    const summary = summaryOf(
      {
        categoryLabel: 'Month',
        categories: ['Jan', 'Feb', 'Mar'],
        series: [
          { id: 'paid', label: 'Paid', values: [5, null, 2] },
          { id: 'held', label: 'Held', values: [null, null, null] },
        ],
      },
      naira,
    )
    expect(summary).toBe('3 values, from Jan to Mar. Paid: lowest ₦2 (Mar), highest ₦5 (Jan). Held: no data.')
  })

  it('lists the parts with their shares', () => {
    const parts = [
      { id: 'dj', label: 'DJs', value: 3 },
      { id: 'other', label: 'Other', value: 1 },
    ]
    expect(summaryOf({ partLabel: 'Craft', valueLabel: 'Spent', parts }, naira)).toBe('DJs: ₦3, 75%. Other: ₦1, 25%.')
  })
})

it('shortens long labels to their category before it leaves any out', () => {
  expect(labelLetters(40, 14, 56, 7)).toBe(6)
  expect(labelStep(3, 168, labelLetters(40, 14, 56, 7), 7)).toBe(1)
  // Dates and months are short: of them only some are shown.
  expect(labelLetters(6, 14, 9, 7)).toBe(6)
  // The remaining letters would not be enough to recognise the word.
  expect(labelLetters(40, 14, 30, 7)).toBe(14)
})
