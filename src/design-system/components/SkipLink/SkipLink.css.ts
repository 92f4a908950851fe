import { componentStyle } from '../../styles/layers.ts'
import { elevation } from '../../styles/elevation.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({
  ...textStyle('label'),
  ...elevation('popover'),
  position: 'fixed',
  insetBlockStart: vars.space[3],
  insetInlineStart: vars.space[3],
  zIndex: vars.zIndex.skipLink,
  maxWidth: `calc(100vw - 2 * ${vars.space[3]})`,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  borderRadius: vars.radius.medium,
  color: vars.color.text.link,
  selectors: {
    // Without its shadow, which would reach back into the page.
    '&:not(:focus)': { transform: `translateY(calc(-100% - ${vars.space[6]}))`, boxShadow: 'none' },
    '&:focus': {
      outline: `${vars.size.ringWidth} solid ${vars.color.focus.ring}`,
      outlineOffset: vars.size.ringOffset,
    },
  },
})
