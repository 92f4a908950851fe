import { componentStyle } from '../../styles/layers.ts'
import { tabularFigures } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const amount = componentStyle(tabularFigures)

export const currency = componentStyle({
  fontSize: vars.type.input.size,
  lineHeight: vars.type.input.lineHeight,
  fontWeight: vars.font.weight.medium,
  userSelect: 'none',
})
