import { componentStyle } from '@/design-system/styles/layers.ts'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const strip = componentStyle({ marginBlockEnd: vars.space[4] })
