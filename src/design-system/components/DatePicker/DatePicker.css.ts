import { componentStyle } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** After the date, so that nothing moves while it is typed. */
export const weekday = componentStyle({ ...textStyle('input'), color: vars.color.text.muted })
