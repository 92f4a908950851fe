import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const tooltip = componentStyle({
  ...textStyle('caption'),
  fontWeight: vars.font.weight.medium,
  zIndex: vars.zIndex.tooltip,
  maxWidth: '16rem',
  padding: `${vars.space['1.5']} ${vars.space[2]}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.tooltip.bg,
  color: vars.tooltip.fg,
  outline: '1px solid transparent',
  overflowWrap: 'anywhere',
  animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '@media': { print: { display: 'none' }, [media.coarsePointer]: { display: 'none' } },
})

export const shortcut = componentStyle({
  marginInlineStart: vars.space[2],
  fontFamily: vars.font.ui,
  opacity: 0.72,
  whiteSpace: 'nowrap',
})
