import { componentStyle } from '../../../styles/layers.ts'
import { vars } from '../../../tokens/vars.css.ts'

export const missing = componentStyle({ color: vars.color.text.muted })
