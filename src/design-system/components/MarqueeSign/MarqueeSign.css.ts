import { createVar, globalStyle, keyframes } from '@vanilla-extract/css'
import { componentStyle, componentVariants, layers } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** How far across the sign a bulb is, from 0 to 1. */
export const place = createVar()
/** Its turn of four while the bulbs run. */
export const turn = createVar()

export const sign = componentStyle({
  containerType: 'inline-size',
  position: 'relative',
  width: '100%',
  borderRadius: vars.radius.large,
  backgroundColor: vars.sidePanel.bg,
  backgroundImage: `linear-gradient(${vars.sidePanel.bgLight}, ${vars.sidePanel.bg} 60%)`,
  color: vars.sidePanel.fg,
  '@media': {
    [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` },
    print: { display: 'none' },
  },
})

// The night of the sign shows through: the region is dark for the buttons in it.
globalStyle(`${sign} > [data-component='ThemeRegion']`, {
  '@layer': { [layers.components]: { backgroundColor: 'transparent', color: 'inherit' } },
})

export const sizes = componentVariants({
  md: { paddingBlock: vars.space[16], paddingInline: vars.space[10] },
  sm: { paddingBlock: vars.space[10], paddingInline: vars.space[10] },
})

// The corners of the frame are bulbs, so the drawing reaches over its own box.
export const frame = componentStyle({
  position: 'absolute',
  inset: vars.space[4],
  width: `calc(100% - ${vars.space[8]})`,
  height: `calc(100% - ${vars.space[8]})`,
  overflow: 'visible',
  pointerEvents: 'none',
  // The light runs in reading direction.
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
})

/** A bulb that is off is still a bulb. */
const off = 0.26
const lightUp = keyframes({ from: { opacity: off }, to: { opacity: 1 } })
const run = keyframes({ '0%, 60%, 100%': { opacity: off }, '20%, 40%': { opacity: 1 } })

export const bulb = componentStyle({
  fill: vars.sidePanel.accentSoft,
  stroke: vars.sidePanel.accent,
  strokeWidth: vars.space[1],
  strokeOpacity: 0.55,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'none' } },
})

const { lights, chase } = vars.motion.duration

export const bulbs = componentVariants({
  lit: {},
  // The last bulb begins when three quarters of the time are over.
  lighting: {
    animation: `${lightUp} calc(${lights} / 4) ${vars.motion.easing.standard} both`,
    animationDelay: `calc(${lights} * 0.75 * ${place})`,
  },
  running: {
    animation: `${run} ${chase} ${vars.motion.easing.swing} infinite both`,
    animationDelay: `calc(${chase} / 4 * (${turn} - 4))`,
    '@media': {
      // A duration of zero would still show the first frame of an endless animation.
      [media.reducedMotion]: { animation: 'none', opacity: `calc(1 - ${turn} * 0.24)` },
    },
  },
})

/** Hidden where the sign is too narrow for all of them. */
export const extraBulb = componentStyle({ '@container': { '(max-width: 36rem)': { display: 'none' } } })

export const content = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space[3],
  maxWidth: vars.layout.content.readingWidth,
  marginInline: 'auto',
  textAlign: 'center',
})

export const titles = componentVariants({
  lighting: { color: vars.sidePanel.accent, width: '100%' },
  lit: { color: vars.sidePanel.accent, width: '100%' },
  running: { color: vars.sidePanel.fg, width: '100%' },
})

export const text = componentStyle({ ...textStyle('bodyLarge'), maxWidth: '100%', color: vars.sidePanel.fgMuted })

export const actions = componentStyle({
  display: 'grid',
  justifyItems: 'center',
  width: '100%',
  marginTop: vars.space[4],
  '@media': { [media.belowTablet]: { justifyItems: 'stretch' } },
})
