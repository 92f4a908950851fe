import { componentStyle } from '../../styles/layers.ts'
import { touchArea } from '../../styles/mixins.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Icon and spinner have one size, so that nothing moves when one replaces the other. */
export const sign = componentStyle({
  display: 'grid',
  flexShrink: 0,
  width: vars.size.icon.sm,
  height: vars.size.icon.sm,
})

export const clear = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.control.sm,
  height: vars.size.control.sm,
  // Over the frame's hairlines, so that a frame as small as the button does not grow.
  marginBlock: `calc(-1 * ${vars.size.hairline})`,
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  selectors: {
    // There is always a placeholder, at least a space, because `:placeholder-shown` tells whether there is text to clear.
    'input:is(:placeholder-shown, :disabled) ~ &': { visibility: 'hidden' },
    '&:hover': { color: vars.color.text.default, backgroundColor: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringOffset})` },
  },
  ...touchArea,
})
