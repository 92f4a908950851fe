import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

/** As high as the name and the facts beside it, the same with a picture and without. */
export const box = componentStyle({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  width: vars.size.control.lg,
  height: vars.size.control.lg,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  color: vars.color.text.muted,
})

export const image = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' })
