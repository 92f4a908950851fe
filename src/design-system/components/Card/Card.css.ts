import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { elevation } from '../../styles/elevation.ts'
import { media } from '../../styles/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const card = componentStyle({ ...elevation('card'), minWidth: 0, borderRadius: vars.radius.large })

/** A phone has no space for more. */
const onPhone = { '@media': { [media.belowTablet]: { padding: vars.space[5] } } }

export const paddings = componentVariants({
  none: { padding: 0, overflow: 'hidden' },
  sm: { padding: vars.space[4] },
  md: { padding: vars.space[6], ...onPhone },
  lg: { padding: vars.space[8], ...onPhone },
})

/** An inner line, so that the card keeps its size beside the others. */
export const selected = componentStyle({
  outline: `${vars.size.ringWidth} solid ${vars.color.border.selected}`,
  outlineOffset: `calc(-1 * ${vars.size.ringWidth})`,
})
