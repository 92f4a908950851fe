import { describe, expect, it } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { failingPairs } from './failing-pairs.ts'
import { type PairKind, requiredRatio } from './pairs.ts'
import { darkTheme } from './theme-dark.ts'
import { lightTheme } from './theme-light.ts'

const themes = { light: lightTheme, dark: darkTheme }

describe('contrastRatio', () => {
  it('agrees with the WCAG examples', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrastRatio('#ffffff', '#777777')).toBeCloseTo(4.48, 2)
  })

  it('refuses a colour it cannot judge', () => {
    expect(() => contrastRatio('#00000080', '#ffffff')).toThrow('#00000080')
  })
})

describe.each(Object.entries(themes))('the %s theme', (_name, theme) => {
  it.each(Object.keys(requiredRatio))('reaches its contrast on every allowed pair of kind %s', (kind) => {
    expect(failingPairs(theme, kind as PairKind)).toEqual([])
  })
})

it('keeps the active button at the purple of the brand', () => {
  expect(contrastRatio(lightTheme.color.action.primary.rest, '#6a2bdb')).toBeLessThan(1.02)
  expect(lightTheme.color.action.primary.rest).toBe(darkTheme.color.action.primary.rest)
})
