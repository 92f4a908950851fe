import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pageCount, pageItems } from './page-items.ts'

describe('pageItems', () => {
  it.each([
    [1, 1, [1]],
    [3, 7, [1, 2, 3, 4, 5, 6, 7]],
    [1, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
    [4, 8, [1, 2, 3, 4, 5, 'gap-after', 8]],
    [5, 8, [1, 'gap-before', 4, 5, 6, 7, 8]],
    [10, 500, [1, 'gap-before', 9, 10, 11, 'gap-after', 500]],
    [500, 500, [1, 'gap-before', 496, 497, 498, 499, 500]],
  ])('at page %i of %i offers %j', (page, count, items) => {
    expect(pageItems(page, count)).toEqual(items)
  })

  it('has a constant length, contains the current page, both ends and the neighbours, and leaves out at least two pages at a gap', () => {
    fc.assert(
      fc.property(
        fc
          .integer({ min: 1, max: 2000 })
          .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 1, max: count }))),
        ([count, page]) => {
          const items = pageItems(page, count)
          expect(items).toHaveLength(Math.min(count, 7))
          const expectedPages = [1, page - 1, page, page + 1, count].filter((item) => item >= 1 && item <= count)
          expect(items).toEqual(expect.arrayContaining(expectedPages))
          const numbers = items.filter((item) => typeof item === 'number')
          const steps = numbers.slice(1).map((number, index) => number - (numbers[index] ?? 0))
          expect(steps.every((step) => step === 1 || step > 2)).toBe(true)
        },
      ),
    )
  })
})

it('counts pages, of which there is always one', () => {
  expect([0, 1, 20, 21, 134].map((total) => pageCount(total, 20))).toEqual([1, 1, 1, 2, 7])
})
