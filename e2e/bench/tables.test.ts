import { describe, expect, it } from 'vitest'
import { aimTable, type Results, visitTable, withSection } from './tables.ts'
import type { Visit } from './visit.ts'

const aVisit = (over: Partial<Visit> = {}): Visit => ({
  firstPaint: 1000,
  largestPaint: 1000,
  interactive: 1000,
  requests: [{ path: '/assets/a.js', bytes: 90_000, start: 0 }],
  longTasks: [],
  heap: 3_000_000,
  ...over,
})

const rounds = {
  product: [aVisit({ firstPaint: 1200, interactive: 1100 })],
  react: [aVisit()],
  plain: [aVisit({ interactive: undefined })],
}
const occasions = { first: rounds, repeat: rounds }
const changes = { product: [{ first: 90, back: 60, again: 50 }], react: [{ first: 45, back: 0, again: 50 }] }
const results: Results = {
  visits: { 'sign-in': { slow: occasions, full: occasions } },
  changes: { slow: changes, full: changes },
}

describe('the table of aims', () => {
  const rowOf = (start: string) =>
    aimTable(results)
      .split('\n')
      .find((row) => row.startsWith(start))

  it('holds ratios to the reference against their aim', () => {
    expect(rowOf('| Sign-in | first')).toBe(
      '| Sign-in | first contentful paint | 1,200 ms | 1,000 ms, plain HTML | × 1.20 | ≤ × 1.10 | **no** |',
    )
    expect(rowOf('| Sign-in | interactive')).toBe(
      '| Sign-in | interactive | 1,100 ms | 1,000 ms, bare React | × 1.10 | ≤ × 1.15 | yes |',
    )
  })

  it('holds sizes against their aim themselves', () => {
    expect(rowOf('| Sign-in | JavaScript before')).toBe(
      '| Sign-in | JavaScript before interactive | 90.0 kB | 90.0 kB | 90.0 kB | ≤ 85.0 kB | **no** |',
    )
  })

  it('names no verdict without an aim', () => {
    expect(rowOf('| Sign-in | JavaScript heap')).toMatch(/\| 3\.0 MB \| – \| – \|$/)
  })

  it('holds the ms of route changes against their aim', () => {
    expect(rowOf('| Route change | home')).toBe(
      '| Route change | home to the Gig list, first time | 90 ms | 45 ms, bare React | 90 ms, × 2.00 | ≤ 100 ms | yes |',
    )
    expect(rowOf('| Route change | back')).toMatch(/60 ms, × ∞ \| ≤ 50 ms \| \*\*no\*\* \|$/)
    expect(rowOf('| Route change | to the Gig list again')).toMatch(/≤ 50 ms \| yes \|$/)
  })

  it('has only what was measured', () => {
    expect(aimTable({ visits: {}, changes: undefined }).split('\n')).toHaveLength(2)
    expect(aimTable(results)).not.toContain('Dashboard |')
  })
})

describe('the table of visits', () => {
  it('has first and repeat visits, slowed down and not', () => {
    const [, , ...rows] = visitTable({ ...results, changes: undefined }).split('\n')
    expect(rows).toHaveLength(4)
    expect(rows[3]).toBe(
      '| Sign-in | not slowed down | repeat | 1,200 ms, × 1.20 | 1,000 ms, × 1.00 | 1,100 ms, × 1.10 |',
    )
  })
})

describe('the section of the document', () => {
  const document = 'before\n<!-- bench: npm run bench writes this -->\nold\n<!-- bench end -->\nafter\n'

  it('is replaced, and what stands around it is not', () => {
    const written = withSection(document, 'new')
    expect(written).toBe('before\n<!-- bench: npm run bench writes this -->\n\nnew\n\n<!-- bench end -->\nafter\n')
    expect(withSection(written, 'new')).toBe(written)
  })

  it.each(['', '<!-- bench end -->', '<!-- bench end --><!-- bench: npm run bench writes this -->'])(
    'is not written into a document with the markers %j',
    (text) => {
      expect(() => withSection(text, 'new')).toThrow(/has lost its markers/)
    },
  )
})
