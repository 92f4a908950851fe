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

  it('has other colours than the default theme', () => {
    const defaultTheme = { light: lightTheme, dark: darkTheme }[theme]
    for (const pick of [
      (t: typeof defaultTheme) => t.color.action.primary.rest,
      (t: typeof defaultTheme) => t.brand.tile,
      (t: typeof defaultTheme) => t.color.text.default,
    ]) {
      expect(pick(harmattan[theme])).not.toBe(pick(defaultTheme))
    }
  })
})

describe('a brand', () => {
  it('uses single colours of its own palette where a change of hue is not enough', () => {
    const brand = defineBrand({ hues: ownHues, light: ({ accent }) => ({ color: { focus: { ring: accent[700] } } }) })
    expect(brand.light.color.focus.ring).not.toBe(lightTheme.color.focus.ring)
    expect(brand.light.color.text).toEqual(defineBrand({ hues: ownHues }).light.color.text)
    expect(brand.dark).toEqual(defineBrand({ hues: ownHues }).dark)
  })

  it('fails the contrast test when its text is not readable', () => {
    const pale = defineBrand({ hues: ownHues, light: ({ neutral }) => ({ color: { text: { muted: neutral[400] } } }) })
    expect(failingPairs(pale.light, 'text')).toContainEqual(
      expect.stringMatching(/^color\.text\.muted on color\.surface\.page: \d\.\d\d < 4\.5$/),
    )
  })

  it('replaces a weight in every text style that uses it, and scales space but not the side margin', () => {
    const { scales } = defineBrand({ hues: ownHues, weights: { medium: '600' }, density: 0.5 })
    expect(scales.type).toEqual({ label: { weight: '600' } })
    expect(scales.space).toMatchObject({ 0: '0', 4: '0.5rem' })
    expect(scales.space).not.toHaveProperty('gutter')
  })

  it('is defined in one file', () => {
    const files = readdirSync(inRoot('stories', 'design-system', 'rebrand'))
    expect(files.filter((name) => !name.endsWith('.stories.tsx'))).toEqual(['harmattan.css.ts'])
  })
})
