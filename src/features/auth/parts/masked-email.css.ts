import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const email = componentStyle({
  color: vars.color.text.default,
  fontWeight: vars.font.weight.medium,
  overflowWrap: 'anywhere',
})
