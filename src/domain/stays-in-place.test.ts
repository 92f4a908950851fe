import { describe, expect, it } from 'vitest'
import { staysInPlace } from './stays-in-place.ts'

const stays = (from: string, to: string) => staysInPlace(new URLSearchParams(from), new URLSearchParams(to))

describe('staysInPlace', () => {
  it.each([
    ['', 'q=dj'],
    ['page=2&tab=transactions', 'page=2&tab=transactions&transaction=txn_1'],
    ['step=review', 'gig=gig_1&step=review'],
    ['sort=-date', 'sort=amount'],
  ])('stays from ‘%s’ to ‘%s’ and back', (from, to) => {
    expect(stays(from, to)).toBe(true)
    expect(stays(to, from)).toBe(true)
  })

  it.each([
    ['', 'page=2'],
    ['step=pay', 'step=review'],
    ['tab=overview', 'tab=transactions'],
    ['', 'view=statement'],
    ['page=3&q=d', 'q=dj'],
  ])('begins at the top from ‘%s’ to ‘%s’ and back', (from, to) => {
    expect(stays(from, to)).toBe(false)
    expect(stays(to, from)).toBe(false)
  })
})
