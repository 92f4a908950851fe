import { style } from '@vanilla-extract/css'
import { vars } from '@/design-system/tokens/vars.css.ts'

export const strip = style({ marginBlockEnd: vars.space[4] })
