import { componentStyle } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

export const dash = componentStyle({ color: vars.color.text.muted })
