import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'
import { input } from '../private/Field/InputFrame.css.ts'

/** The size of the amount is a rule of two classes, so that it wins over that of every input whatever the order of the style sheets. */
export const inputs = {
  md: componentStyle([input, tabularFigures]),
  lg: componentStyle([input, { ...tabularFigures, selectors: { '&&': textStyle('figure') } }]),
}

export const currencies = componentVariants({
  md: {
    fontSize: vars.type.input.size,
    lineHeight: vars.type.input.lineHeight,
    fontWeight: vars.font.weight.medium,
    userSelect: 'none',
  },
  lg: { ...textStyle('figure'), userSelect: 'none' },
})
