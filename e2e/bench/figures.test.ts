import { describe, expect, it } from 'vitest'
import { figureOf, figureRatio, readFigure } from './figures.ts'
import type { Visit } from './visit.ts'

const aVisit = (over: Partial<Visit> = {}): Visit => ({
  firstPaint: 100,
  largestPaint: 200,
  interactive: 1000,
  requests: [],
  longTasks: [],
  heap: 1,
  ...over,
})

describe('what was requested before the page could be used', () => {
  const requests = [
    { path: '/', bytes: 2000, start: 0 },
    { path: '/assets/a.js', bytes: 100, start: 1 },
    { path: '/assets/b.js?v=1', bytes: 10, start: 1000 },
    { path: '/assets/late.js', bytes: 1, start: 1001 },
    { path: '/api/v1/a.json', bytes: 7, start: 5 },
  ]

  it('counts the page itself and not what came later', () => {
    expect(readFigure.requests(aVisit({ requests }))).toBe(4)
  })

  it('adds up scripts alone', () => {
    expect(readFigure.script(aVisit({ requests }))).toBe(110)
  })

  it('is everything for a page without script', () => {
    expect(readFigure.requests(aVisit({ requests, interactive: undefined }))).toBe(5)
  })
})

describe('blocking time', () => {
  it('is what long tasks lasted beyond 50 ms, of those that ended before the page could be used', () => {
    const longTasks = [
      { start: 0, duration: 60 },
      { start: 100, duration: 150 },
      { start: 950, duration: 51 },
      { start: 2000, duration: 500 },
    ]
    expect(readFigure.blocking(aVisit({ longTasks }))).toBe(110)
  })
})

describe('a figure of several visits', () => {
  const product = [aVisit({ firstPaint: 100 }), aVisit({ firstPaint: 300 }), aVisit({ firstPaint: 900 })]
  const plain = [aVisit({ firstPaint: 100 }), aVisit({ firstPaint: 100 }), aVisit({ firstPaint: 100 })]

  it('is their median', () => {
    expect(figureOf('firstPaint', product)).toBe(300)
  })

  it('is compared round by round', () => {
    expect(figureRatio('firstPaint', { product, react: [], plain }, plain)).toBe(3)
  })
})
