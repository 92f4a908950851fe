import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { defineBrand } from '../../src/design-system/tokens/brand.ts'
import { failingPairs } from '../../src/design-system/tokens/failing-pairs.ts'
import { darkTheme } from '../../src/design-system/tokens/theme-dark.ts'
import { lightTheme } from '../../src/design-system/tokens/theme-light.ts'
import { harmattan } from '../../stories/design-system/rebrand/harmattan.css.ts'
import { inRoot } from '../lib/paths.mjs'

const ownHues = { brand: { hue: 291 }, accent: { hue: 80 }, neutral: { hue: 292 } }

describe.each(['light', 'dark'] as const)('another brand in the %s theme', (theme) => {
  it.each(['text', 'graphic'] as const)('reaches the contrast of every allowed pair of kind %s', (kind) => {
    expect(failingPairs(harmattan[theme], kind)).toEqual([])
  })

  it('is really another one', () => {
    const own = { light: lightTheme, dark: darkTheme }[theme]
    for (const pick of [
      (t: typeof own) => t.color.action.primary.rest,
      (t: typeof own) => t.brand.tile,
      (t: typeof own) => t.color.text.default,
    ]) {
      expect(pick(harmattan[theme])).not.toBe(pick(own))
    }
  })
})

describe('a brand', () => {
  it('takes single colours from its own palette where the hues alone are not right', () => {
    const brand = defineBrand({ hues: ownHues, light: ({ accent }) => ({ color: { focus: { ring: accent[700] } } }) })
    expect(brand.light.color.focus.ring).not.toBe(lightTheme.color.focus.ring)
    expect(brand.light.color.text).toEqual(defineBrand({ hues: ownHues }).light.color.text)
    expect(brand.dark).toEqual(defineBrand({ hues: ownHues }).dark)
  })

  it('is caught when it cannot be read', () => {
    const pale = defineBrand({ hues: ownHues, light: ({ neutral }) => ({ color: { text: { muted: neutral[400] } } }) })
    expect(failingPairs(pale.light, 'text')).toContainEqual(
      expect.stringMatching(/^color\.text\.muted on color\.surface\.page: \d\.\d\d < 4\.5$/),
    )
  })

  it('sets the weight of every text style that had the old one, and scales space but not the side margin', () => {
    const { scales } = defineBrand({ hues: ownHues, weights: { medium: '600' }, density: 0.5 })
    expect(scales.type).toEqual({ label: { weight: '600' } })
    expect(scales.space).toMatchObject({ 0: '0', 4: '0.5rem' })
    expect(scales.space).not.toHaveProperty('gutter')
  })

  it('is one file', () => {
    const files = readdirSync(inRoot('stories', 'design-system', 'rebrand'))
    expect(files.filter((name) => !name.endsWith('.stories.tsx'))).toEqual(['harmattan.css.ts'])
  })
})
