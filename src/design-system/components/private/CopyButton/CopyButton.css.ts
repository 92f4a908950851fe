import { keyframes } from '@vanilla-extract/css'
import { componentStyle } from '../../../styles/layers.ts'
import { media } from '../../../styles/media.ts'
import { touchArea } from '../../../styles/mixins.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** The button is higher than the line it stands in, and does not make the line higher. */
export const root = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flexShrink: 0,
  marginBlock: `calc((1lh - ${vars.space[6]}) / 2)`,
})

export const button = componentStyle({
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.space[6],
  height: vars.space[6],
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: vars.color.text.muted,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: vars.color.action.neutral.ghostHover, color: vars.color.action.neutral.ghostOn },
    '&:active': { background: vars.color.action.neutral.ghostPressed, color: vars.color.action.neutral.ghostOn },
    '&[data-state="copied"]': { color: vars.color.status.success.fg },
    '&[data-state="failed"]': { color: vars.color.status.danger.fg },
  },
  '@media': touchArea['@media'],
})

const appear = keyframes({ from: { opacity: 0 } })

/** Shown above the button for as long as the confirmation, and moves nothing. */
export const answer = componentStyle({
  ...textStyle('caption'),
  position: 'absolute',
  bottom: `calc(100% + ${vars.space[1]})`,
  insetInlineEnd: 0,
  zIndex: vars.zIndex.tooltip,
  width: 'max-content',
  maxWidth: '14rem',
  paddingBlock: vars.space[1],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  background: vars.tooltip.bg,
  color: vars.tooltip.fg,
  fontWeight: vars.font.weight.medium,
  textAlign: 'start',
  pointerEvents: 'none',
  animation: `${appear} ${vars.motion.duration.fast} ${vars.motion.easing.standard}`,
  '@media': { [media.forcedColors]: { border: `${vars.size.hairline} solid CanvasText` } },
})
