import { componentStyle } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Sits on the upper right shoulder of the icon without moving it. A wide number grows over the icon, not out of the button. */
export const badge = componentStyle({
  position: 'absolute',
  // Above the icon more than over it, and inwards from the button's end: a wide count must leave the icon to be read, and the window's edge alone.
  top: `calc(-1 * ${vars.space['1.5']})`,
  insetInlineEnd: 0,
  display: 'flex',
  borderRadius: vars.radius.full,
  // Keeps the number apart from the lines of the icon below it.
  boxShadow: `0 0 0 ${vars.size.ringWidth} ${vars.color.surface.raised}`,
  pointerEvents: 'none',
  // Nothing to count draws no badge, and needs no edge.
  ':empty': { display: 'none' },
})
