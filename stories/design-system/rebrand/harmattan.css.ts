import { brandStyle } from '../../../src/design-system/styles/brand-style.ts'
import { defineBrand } from '../../../src/design-system/tokens/brand.ts'

/**
 * Another brand in one file: green and clay hues, sand instead of grey, sharp corners, bolder text, slightly less space. Import it once and put `data-brand="harmattan"` on the page.
 */
export const harmattan = defineBrand({
  hues: {
    brand: { hue: 168, chroma: 0.62 },
    accent: { hue: 48, chroma: 1.05 },
    neutral: { hue: 85, chroma: 0.75 },
  },
  radius: { small: '0.125rem', medium: '0.25rem', large: '0.5rem' },
  fonts: { display: '"Inter Marquee", "Inter Marquee Fallback", system-ui, sans-serif' },
  weights: { medium: '600', semibold: '700' },
  density: 0.9,
})

brandStyle('harmattan', harmattan)
