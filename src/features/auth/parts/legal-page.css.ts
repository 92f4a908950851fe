import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const page = componentStyle({
  minHeight: '100dvh',
  paddingBlock: `${vars.space[8]} ${vars.space[16]}`,
  backgroundColor: vars.color.surface.raised,
})

export const logo = componentStyle({ lineHeight: 0 })
