import { componentStyle } from '../styles/layers.ts'
import { vars } from '../tokens/vars.css.ts'

export const region = componentStyle({
  backgroundColor: vars.color.surface.page,
  color: vars.color.text.default,
  fontFamily: vars.font.ui,
})
