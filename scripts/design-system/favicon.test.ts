import { expect, it } from 'vitest'
import { bulbRadius, bulbs, glyphViewBox, tileRadius } from '../../src/design-system/lib/logo-shapes.ts'
import { lightTheme } from '../../src/design-system/tokens/theme-light.ts'

/** The glyph of the logo as a file of its own, in the brand's colours. A browser shows one icon in both of its themes. */
function icon(): string {
  const { tile, bulb } = lightTheme.brand
  const lamps = bulbs.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="${bulbRadius}"/>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${glyphViewBox}"><rect width="32" height="32" rx="${tileRadius}" fill="${tile}"/><g fill="${bulb}">${lamps}</g></svg>\n`
}

it('the icon of the browser tab is the logo in the colours of the brand (--update writes it)', async () => {
  expect(bulbs.length).toBeGreaterThan(10)
  await expect(icon()).toMatchFileSnapshot('../../public/favicon.svg')
})
