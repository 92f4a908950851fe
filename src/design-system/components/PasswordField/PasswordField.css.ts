import { componentStyle } from '../../styles/layers.ts'
import { touchArea } from '../../styles/mixins.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Sits close to the frame's edge, so that its icon lines up with icons of other fields. */
export const toggle = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.control.sm,
  height: vars.size.control.sm,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  selectors: {
    '&:hover:enabled': { color: vars.color.text.default, backgroundColor: vars.color.surface.hover },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringOffset})` },
  },
  ...touchArea,
})
