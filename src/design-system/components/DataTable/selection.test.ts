import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countElsewhere, headerState, rangeOf, withRows } from './selection.ts'

const ids = ['a', 'b', 'c', 'd', 'e']

describe('headerState', () => {
  it('considers only the rows of the page', () => {
    expect(headerState(ids, new Set())).toBe('none')
    expect(headerState(ids, new Set(['elsewhere']))).toBe('none')
    expect(headerState(ids, new Set(['b']))).toBe('some')
    expect(headerState(ids, new Set([...ids, 'elsewhere']))).toBe('all')
    expect(headerState([], new Set(['elsewhere']))).toBe('none')
  })
})

describe('rangeOf', () => {
  it('includes both ends and the rows between, up and down', () => {
    expect(rangeOf(ids, 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(rangeOf(ids, 'd', 'b')).toEqual(['b', 'c', 'd'])
    expect(rangeOf(ids, 'c', 'c')).toEqual(['c'])
  })

  it('is the row alone when the row pressed before is not in the list', () => {
    expect(rangeOf(ids, undefined, 'c')).toEqual(['c'])
    expect(rangeOf(ids, 'gone', 'c')).toEqual(['c'])
  })
})

describe('withRows', () => {
  it('changes the named rows and no other, whatever was selected before', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.uniqueArray(fc.string()), fc.boolean(), (before, named, isOn) => {
        const selected: ReadonlySet<string> = new Set(before)
        const after = withRows(selected, named, isOn)
        for (const id of named) expect(after.has(id)).toBe(isOn)
        for (const id of before.filter((other) => !named.includes(other))) expect(after.has(id)).toBe(true)
        expect([...selected]).toEqual(before)
        expect(after.size).toBe(new Set([...before, ...named].filter((id) => isOn || !named.includes(id))).size)
      }),
    )
  })
})

it('counts selected rows that are not on the page', () => {
  expect(countElsewhere(ids, new Set(['a', 'x', 'y']))).toBe(2)
  expect(countElsewhere([], new Set(['x']))).toBe(1)
})
