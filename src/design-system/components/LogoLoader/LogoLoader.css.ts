import { globalStyle, keyframes } from '@vanilla-extract/css'
import { layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'
import { bulbs } from '../../lib/logo-shapes.ts'

type Rule = Parameters<typeof globalStyle>[1]

// Selected by data attributes rather than hashed classes, because index.html shows the same elements before any script has run.
const root = "[data-component='LogoLoader']"
const part = (selector: string, rule: Omit<Rule, '@layer'>): void => {
  globalStyle(`${root}${selector}`, { '@layer': { [layers.components]: rule } })
}

/** Dark, then lit for the rest of the turn; the next bulb follows a moment later, so the light runs through the M. */
const lightUp = keyframes({
  '0%, 8%': { opacity: 0.22 },
  '20%, 78%': { opacity: 1 },
  '100%': { opacity: 0.22 },
})
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

part('', {
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  padding: vars.space[6],
  color: vars.brand.wordmark,
})
part("[data-fill='screen']", { minHeight: '100dvh', backgroundColor: vars.color.surface.page })
part("[data-fill='container']", { minHeight: '100%', blockSize: '100%' })

part(" [data-part='Glyph']", { width: vars.size.avatar.xl, height: vars.size.avatar.xl, forcedColorAdjust: 'auto' })
part(' rect', { fill: vars.brand.tile, '@media': { [media.forcedColors]: { fill: 'none' } } })
part(' circle', {
  fill: vars.brand.bulb,
  animation: `${lightUp} ${vars.motion.duration.marquee} ${vars.motion.easing.linear} infinite both`,
  '@media': {
    // A duration of zero would still show the first frame of an endless animation.
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { fill: 'CanvasText' },
  },
})
bulbs.forEach((_, index) => {
  part(` circle:nth-of-type(${index + 1})`, {
    animationDelay: `calc(${vars.motion.duration.marquee} * ${index} / ${bulbs.length * 2})`,
  })
})
part(" [data-part='Wordmark']", {
  height: vars.space[6],
  width: 'auto',
  marginTop: vars.space[5],
  fill: 'currentColor',
})
part(" [data-part='Label']", {
  ...textStyle('body'),
  minHeight: vars.type.body.lineHeight,
  marginTop: vars.space[3],
  color: vars.color.text.muted,
  maxWidth: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // A check that takes only a moment shows the sign without the text.
  animation: `${appear} ${vars.motion.duration.slow} ${vars.motion.easing.standard} ${vars.motion.duration.slow} both`,
})
