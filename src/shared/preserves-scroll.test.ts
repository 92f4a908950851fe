import { describe, expect, it } from 'vitest'
import { preservesScroll } from './preserves-scroll.ts'

const stays = (from: string, to: string, by: 'control' | 'link' = 'link') =>
  preservesScroll(new URLSearchParams(from), new URLSearchParams(to), by)

describe('preservesScroll', () => {
  it.each([
    ['', 'q=dj'],
    ['page=2&tab=transactions', 'page=2&tab=transactions&transaction=txn_1'],
    ['step=review', 'gig=gig_1&step=review'],
    ['sort=-date', 'sort=amount'],
  ])('stays from ‘%s’ to ‘%s’ and back', (from, to) => {
    expect(stays(from, to)).toBe(true)
    expect(stays(to, from)).toBe(true)
  })

  it('stays when a control selects a tab, and starts the tab of a link at its top', () => {
    expect(stays('', 'tab=history', 'control')).toBe(true)
    expect(stays('', 'tab=history', 'link')).toBe(false)
  })

  it.each([
    ['', 'page=2'],
    ['step=pay', 'step=review'],
    ['', 'view=statement'],
    ['page=3&q=d', 'q=dj'],
  ])('starts at the top from ‘%s’ to ‘%s’ and back', (from, to) => {
    expect(stays(from, to)).toBe(false)
    expect(stays(to, from)).toBe(false)
  })
})
