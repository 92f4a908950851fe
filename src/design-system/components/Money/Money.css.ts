import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { tabularFigures, textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

/** An amount is one word: it never breaks after a comma or its sign. */
export const root = componentStyle({ ...tabularFigures, whiteSpace: 'nowrap' })

export const sizes = componentVariants({
  inherit: {},
  sm: textStyle('body'),
  md: textStyle('title'),
  lg: textStyle('heading2'),
  xl: textStyle('figure'),
})

export const tones = componentVariants({
  inherit: {},
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  success: { color: vars.color.status.success.fg },
  danger: { color: vars.color.status.danger.fg },
})
