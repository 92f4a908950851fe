import { describe, expect, it } from 'vitest'
import { median, medianRatio, ratio } from './statistics.ts'

describe('median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[100, 20, 3], 20],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected)
  })

  it('has no value without values', () => {
    expect(median([])).toBeNaN()
  })
})

describe('ratio', () => {
  it.each([
    [3, 2, 1.5],
    [0, 2, 0],
    [0, 0, 1],
    [2, 0, Infinity],
  ])('of %d to %d is %d', (value, reference, expected) => {
    expect(ratio(value, reference)).toBe(expected)
  })
})

describe('medianRatio', () => {
  it('compares the two of each round, so that a slow round does not count twice', () => {
    expect(medianRatio([20, 200, 30], [10, 100, 10])).toBe(2)
  })

  it('has no value for a round without a reference', () => {
    expect(medianRatio([1], [])).toBeNaN()
  })
})
