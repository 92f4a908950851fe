import type { StyleRule } from '@vanilla-extract/css'
import type { TextStyleName } from '../tokens/scales.ts'
import { vars } from '../tokens/vars.css.ts'

/** A whole text style for use inside a `.css.ts` rule: `componentStyle({ ...textStyle('label'), … })`. Never take a size alone. */
export function textStyle(
  name: TextStyleName,
): Pick<StyleRule, 'fontFamily' | 'fontSize' | 'lineHeight' | 'fontWeight' | 'letterSpacing'> {
  const { size, lineHeight, weight, tracking } = vars.type[name]
  return {
    fontFamily: name === 'display' ? vars.font.display : vars.font.ui,
    fontSize: size,
    lineHeight,
    fontWeight: weight,
    letterSpacing: tracking,
  }
}

/** Figures of one width, so that money, counts and codes line up and do not jitter while they change. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums' } as const
