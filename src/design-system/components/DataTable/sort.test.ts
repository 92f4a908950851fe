import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nextSort, sortRows, type SortValue } from './sort.ts'

const sorted = (values: readonly SortValue[], direction: 'ascending' | 'descending' = 'ascending') =>
  sortRows(values, (value) => value, direction, 'en-NG')

describe('sortRows', () => {
  it('orders text as people expect it', () => {
    expect(sorted(['Gig 10', 'gig 9', 'Gig 1'])).toEqual(['Gig 1', 'gig 9', 'Gig 10'])
    expect(sorted(['Zainab', 'Ọládípọ̀', 'Oladipo', 'Amaka'])).toEqual(['Amaka', 'Oladipo', 'Ọládípọ̀', 'Zainab'])
  })

  it('orders numbers, amounts beyond them, days and yes or no', () => {
    expect(sorted([10, 9, -1])).toEqual([-1, 9, 10])
    expect(sorted([99_999_999_999_999n, 1n])).toEqual([1n, 99_999_999_999_999n])
    expect(sorted([new Date(2), new Date(1)])).toEqual([new Date(1), new Date(2)])
    expect(sorted([true, false])).toEqual([false, true])
  })

  it.each(['ascending', 'descending'] as const)('keeps missing values at the end, %s', (direction) => {
    expect(sorted([null, 1, undefined, Number.NaN, 2, new Date(Number.NaN)], direction).slice(2)).toEqual([
      null,
      undefined,
      Number.NaN,
      new Date(Number.NaN),
    ])
  })

  it.each(['ascending', 'descending'] as const)('leaves equal rows in the order they came in, %s', (direction) => {
    const rows = [
      { id: 1, by: 'a' },
      { id: 2, by: 'b' },
      { id: 3, by: 'a' },
      { id: 4, by: 'b' },
    ]
    const ids = sortRows(rows, ({ by }) => by, direction, 'en-NG').map(({ id }) => id)
    expect(ids).toEqual(direction === 'ascending' ? [1, 3, 2, 4] : [2, 4, 1, 3])
  })

  it('keeps all rows, does not change its input, and reads the value of each row once', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.oneof(fc.integer(), fc.double()))),
        fc.constantFrom('ascending', 'descending'),
        (values, direction) => {
          const inputValues = Object.freeze([...values])
          const rows = inputValues.map((value, id) => ({ id, value }))
          const readIds: number[] = []
          const result = sortRows(rows, ({ id, value }) => (readIds.push(id), value), direction, 'en-NG')
          expect(result.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(rows.map(({ id }) => id))
          expect(readIds).toEqual(rows.map(({ id }) => id))
          const present = result.flatMap(({ value }) => (value === null || Number.isNaN(value) ? [] : [value]))
          const inOrder = direction === 'ascending' ? present : present.toReversed()
          const isOrdered = inOrder.every((value, index) => index === 0 || value >= (inOrder[index - 1] ?? value))
          expect(isOrdered).toBe(true)
        },
      ),
    )
  })
})

describe('nextSort', () => {
  it('starts a column in its first direction and then reverses it', () => {
    expect(nextSort('amount', undefined, 'descending')).toEqual({ column: 'amount', direction: 'descending' })
    expect(nextSort('amount', { column: 'name', direction: 'descending' })).toEqual({
      column: 'amount',
      direction: 'ascending',
    })
    expect(nextSort('amount', { column: 'amount', direction: 'descending' }, 'descending')).toEqual({
      column: 'amount',
      direction: 'ascending',
    })
    expect(nextSort('amount', { column: 'amount', direction: 'ascending' }, 'descending')).toEqual({
      column: 'amount',
      direction: 'descending',
    })
  })
})
