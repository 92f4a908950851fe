import { componentStyle } from '../../styles/layers.ts'
import { tabularFigures } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle(tabularFigures)

/** Day and hour stay in one piece each: a line may break between them only. What does not fit in its column ends in an ellipsis. */
export const piece = componentStyle({
  display: 'inline-block',
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  verticalAlign: 'bottom',
})

/** The comma stays on the line of the day, also where the day is cut, and so does the dot before the relative time. */
export const day = componentStyle({ display: 'inline-flex', maxWidth: '100%', verticalAlign: 'bottom' })

export const relative = componentStyle({ color: vars.color.text.muted, whiteSpace: 'nowrap' })
