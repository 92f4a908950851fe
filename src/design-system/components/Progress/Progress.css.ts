import { createVar, keyframes } from '@vanilla-extract/css'
import { alongLine } from '../../styles/direction.ts'
import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** How much is done, from 0 to 1. */
export const share = createVar()

export const track = componentStyle({
  width: '100%',
  height: vars.space['1.5'],
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  backgroundColor: vars.skeleton.base,
  '@media': { [media.forcedColors]: { outline: `${vars.size.hairline} solid CanvasText` } },
})

export const bar = componentStyle({
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.full,
  transform: alongLine(`(${share} - 1) * 100%`),
  transition: `transform ${vars.motion.duration.slow} ${vars.motion.easing.standard}`,
  '@media': { [media.forcedColors]: { backgroundColor: 'Highlight' } },
})

const run = keyframes({ from: { transform: alongLine('-100%') }, to: { transform: alongLine('300%') } })

/** A third of the bar, which moves while the value is unknown. With reduced motion it stands still in the middle. */
export const runner = componentStyle({
  width: 'calc(100% / 3)',
  height: '100%',
  borderRadius: vars.radius.full,
  transform: alongLine('100%'),
  '@media': {
    [media.motionAllowed]: { animation: `${run} ${vars.motion.duration.shimmer} ${vars.motion.easing.swing} infinite` },
    [media.forcedColors]: { backgroundColor: 'Highlight' },
  },
})

export const tones = componentVariants({
  neutral: { backgroundColor: vars.color.border.controlHover },
  success: { backgroundColor: vars.color.status.success.fg },
  warning: { backgroundColor: vars.color.status.warning.fg },
  danger: { backgroundColor: vars.color.status.danger.fg },
})
