import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({
  border: 0,
  flexShrink: 0,
  borderColor: vars.color.border.subtle,
  borderStyle: 'solid',
})

export const orientation = componentVariants({
  horizontal: { width: '100%', borderTopWidth: vars.size.hairline },
  vertical: { alignSelf: 'stretch', borderInlineStartWidth: vars.size.hairline },
})
