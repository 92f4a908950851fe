import { componentStyle } from '../../../styles/layers.ts'
import { touchArea } from '../../../styles/mixins.ts'
import { vars } from '../../../tokens/vars.css.ts'

/** The buttons at the end of the field, close to its edge, so that their icons line up with icons of other fields. */
export const ends = componentStyle({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  marginInlineEnd: `calc(-1 * ${vars.space[2]})`,
  // A small field is as high as its buttons; its border must not make it higher than other small controls.
  marginBlock: `calc(-1 * ${vars.size.hairline})`,
})

export const button = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.control.sm,
  height: vars.size.control.sm,
  borderRadius: vars.radius.small,
  color: vars.color.text.muted,
  selectors: {
    '&:hover:enabled': { color: vars.color.text.default, backgroundColor: vars.color.surface.hover },
    '&:disabled': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.size.ringOffset})` },
  },
  ...touchArea,
})
