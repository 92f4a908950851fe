import { createVar, fallbackVar } from '@vanilla-extract/css'
import { alongLine } from '../../styles/direction.ts'
import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** How far the row is from its place, in px along the line of writing. */
export const shift = createVar()

export const root = componentStyle({
  position: 'relative',
  selectors: {
    // What is moved out of the row is not shown. At rest nothing is cut off, so that a focus ring may reach beyond the row.
    '&[data-swipe]': { overflow: 'clip' },
  },
})

/** A finger that goes up or down scrolls the page, and two fingers enlarge it; only the way to the side is the row's. */
export const swipes = componentStyle({ touchAction: 'pan-y pinch-zoom' })

const moved = { transform: alongLine(fallbackVar(shift, '0px')) } as const

const returns = {
  transition: `transform ${vars.motion.duration.base} ${vars.motion.easing.emphasised}`,
} as const

export const content = componentStyle({
  selectors: {
    [`${root}[data-swipe] > &`]: moved,
    [`${root}[data-swipe='moving'] > &`]: { userSelect: 'none' },
    [`${root}[data-swipe='returning'] > &`]: returns,
  },
})

/** As wide as the row and beside it, so that it comes in as the row leaves, in either direction of writing. */
export const action = componentStyle({
  ...moved,
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'stretch',
  width: '100%',
  // The edge in forced colours, where backgrounds vanish.
  outline: `${vars.size.hairline} solid transparent`,
  pointerEvents: 'none',
  selectors: { [`${root}[data-swipe='returning'] > &`]: returns },
})

export const sides = componentVariants({
  start: { insetInlineEnd: '100%', justifyContent: 'flex-end' },
  end: { insetInlineStart: '100%', justifyContent: 'flex-start' },
})

const waiting = ({ soft, softOn }: typeof vars.color.action.primary) => ({ backgroundColor: soft, color: softOn })
const ready = ({ rest, on }: typeof vars.color.action.primary) => ({ backgroundColor: rest, color: on })

/** Until the finger has gone far enough. */
export const waitingTones = componentVariants({
  primary: waiting(vars.color.action.primary),
  neutral: waiting(vars.color.action.neutral),
  danger: waiting(vars.color.action.danger),
})

const readyInForcedColors = {
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', color: 'HighlightText' } },
}

/** From there on, when letting go does it. */
export const readyTones = componentVariants({
  primary: { ...ready(vars.color.action.primary), ...readyInForcedColors },
  neutral: { ...ready(vars.color.action.neutral), ...readyInForcedColors },
  danger: { ...ready(vars.color.action.danger), ...readyInForcedColors },
})

/** As wide as the way to go, so that all of it is seen when letting go does it. */
export const label = componentStyle({
  ...textStyle('label'),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[1],
  width: `calc(2 * ${vars.space[12]})`,
  paddingInline: vars.space[2],
  textAlign: 'center',
})

/** At most two lines: a row may be low. */
export const labelText = componentStyle({
  display: '-webkit-box',
  maxWidth: '100%',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
})
