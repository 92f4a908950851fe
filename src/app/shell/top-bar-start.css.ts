import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const home = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.hitArea,
  lineHeight: 0,
})
