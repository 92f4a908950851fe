import { componentStyle } from '../../styles/layers.ts'
import { tabularFigures } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle(tabularFigures)

/** Day and hour stay in one piece each: a line may break between them only. */
export const piece = componentStyle({ whiteSpace: 'nowrap' })

export const relative = componentStyle({ color: vars.color.text.muted, whiteSpace: 'nowrap' })
