import { componentStyle } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Sits on the upper right shoulder of the icon without moving it. */
export const badge = componentStyle({
  position: 'absolute',
  top: vars.space['0.5'],
  left: '50%',
  display: 'flex',
  pointerEvents: 'none',
})
