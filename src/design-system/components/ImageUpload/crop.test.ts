import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaOf, largestSquare, withSide } from './crop.ts'

const wide = { width: 4000, height: 3000 }

describe('cropping to a square', () => {
  it('begins with the largest square in the middle', () => {
    expect(areaOf(largestSquare(wide), wide)).toEqual({ x: 500, y: 0, side: 3000 })
    expect(areaOf(largestSquare({ width: 200, height: 200 }), { width: 200, height: 200 })).toEqual({
      x: 0,
      y: 0,
      side: 200,
    })
  })

  it('changes its size around its middle', () => {
    expect(areaOf(withSide(largestSquare(wide), 1000, wide), wide)).toEqual({ x: 1500, y: 1000, side: 1000 })
  })

  it('stays inside the picture when it grows at an edge', () => {
    const corner = { unit: '%', x: 0, y: 0, width: 10, height: 40 / 3 } as const
    expect(areaOf(withSide(corner, 2000, wide), wide)).toEqual({ x: 0, y: 0, side: 2000 })
    expect(areaOf(withSide(corner, 9000, wide), wide).side).toBe(3000)
  })

  it('is a square inside the picture, whatever the picture, the size and the place', () => {
    const side = integer({ min: 200, max: 8000 })
    const share = integer({ min: 0, max: 100 })
    assert(
      property(side, side, side, share, share, (width, height, wanted, x, y) => {
        const size = { width, height }
        const moved = { ...withSide(largestSquare(size), wanted, size), x, y }
        const area = areaOf(moved, size)
        expect(area.side).toBeLessThanOrEqual(Math.min(width, height))
        expect(area.x).toBeGreaterThanOrEqual(0)
        expect(area.y).toBeGreaterThanOrEqual(0)
        expect(area.x + area.side).toBeLessThanOrEqual(width)
        expect(area.y + area.side).toBeLessThanOrEqual(height)
      }),
    )
  })
})
