import { textStyleNames, type TextStyleName } from '../tokens/scales.ts'
import { componentStyle } from './layers.ts'
import { tabularFigures, textStyle } from './type.ts'

/** One class per text style. Components outside Text and Heading rarely need it: inside a `.css.ts` file spread `textStyle(name)`. */
export const textClass = Object.fromEntries(
  textStyleNames.map((name) => [name, componentStyle(textStyle(name), name)]),
) as Record<TextStyleName, string>

export const tabular = componentStyle(tabularFigures, 'tabular')
