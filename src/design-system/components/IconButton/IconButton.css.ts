import { componentStyle } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Overlaps the upper end of the icon without moving it. A wide number grows outwards, up to 13 px beyond the button, and leaves the icon to be read. */
export const badge = componentStyle({
  position: 'absolute',
  top: 0,
  insetInlineStart: '50%',
  display: 'flex',
  borderRadius: vars.radius.full,
  // Keeps the number apart from the lines of the icon below it.
  boxShadow: `0 0 0 ${vars.size.ringWidth} ${vars.color.surface.raised}`,
  pointerEvents: 'none',
  // Nothing to count draws no badge, and needs no edge.
  ':empty': { display: 'none' },
})
