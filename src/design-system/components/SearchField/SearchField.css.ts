import { componentStyle } from '../../styles/layers.ts'
import { touchArea } from '../../styles/mixins.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Icon and spinner are one size: nothing moves when the one gives way to the other. */
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
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  selectors: {
    // There is always a placeholder, if only a space: it is shown exactly while there is nothing to clear.
    'input:is(:placeholder-shown, :disabled) ~ &': { visibility: 'hidden' },
    '&:hover': { color: vars.color.text.default, backgroundColor: vars.color.surface.hover },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringOffset})` },
  },
  ...touchArea,
})
