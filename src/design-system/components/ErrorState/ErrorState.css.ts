import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

export const sign = componentStyle({
  display: 'grid',
  placeItems: 'center',
  width: vars.size.avatar.xl,
  height: vars.size.avatar.xl,
  borderRadius: vars.radius.full,
})

export const tones = componentVariants({
  failed: { backgroundColor: vars.color.status.danger.bg, color: vars.color.status.danger.fg },
  offline: { backgroundColor: vars.color.status.neutral.bg, color: vars.color.status.neutral.fg },
})
