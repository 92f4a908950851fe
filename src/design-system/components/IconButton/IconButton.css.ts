import { componentStyle } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Sits on the upper right shoulder of the icon without moving it. A wide number grows over the icon, not out of the button. */
export const badge = componentStyle({
  position: 'absolute',
  top: `calc(-1 * ${vars.space['0.5']})`,
  insetInlineEnd: vars.space[1],
  display: 'flex',
  borderRadius: vars.radius.full,
  // Keeps the number apart from the lines of the icon below it.
  boxShadow: `0 0 0 ${vars.size.ringWidth} ${vars.color.surface.raised}`,
  pointerEvents: 'none',
  // Nothing to count draws no badge, and needs no edge.
  ':empty': { display: 'none' },
})
