import { globalStyle } from '@vanilla-extract/css'
import { componentStyle, componentVariants, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.34em',
  lineHeight: 0,
  flexShrink: 0,
})

// The parts are measured in em of the glyph's height, so one size moves all of them together.
export const sizes = componentVariants({
  sm: { fontSize: vars.size.icon.lg },
  md: { fontSize: vars.size.avatar.md },
  lg: { fontSize: vars.size.avatar.lg },
  xl: { fontSize: vars.size.avatar.xl },
})

export const tones = componentVariants({
  colour: { color: vars.brand.wordmark },
  panel: { color: vars.sidePanel.fg },
  mono: { color: 'inherit' },
})

export const glyph = componentStyle({ width: '1em', height: '1em', flexShrink: 0 })
// The cap height of the word is centred on the glyph; its descender hangs below.
export const wordmark = componentStyle({
  height: '0.76em',
  width: 'auto',
  fill: 'currentColor',
  transform: 'translateY(6%)',
})

export const tile = componentStyle({ fill: vars.brand.tile, '@media': { [media.forcedColors]: { fill: 'none' } } })
export const bulb = componentStyle({ fill: vars.brand.bulb })

globalStyle(`${tones.mono} circle`, { '@layer': { [layers.components]: { fill: 'currentColor' } } })
globalStyle(`${logo} circle`, {
  '@layer': { [layers.components]: { '@media': { [media.forcedColors]: { fill: 'CanvasText' } } } },
})
