import { layoutStyle, layoutVariants } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = layoutStyle({ width: '100%', marginInline: 'auto', minWidth: 0 })

/** The width counts the content; the side margin comes on top of it. */
export const width = layoutVariants(
  { content: vars.layout.content.maxWidth, reading: vars.layout.content.readingWidth, form: vars.layout.form.maxWidth },
  (maxWidth) => ({ maxWidth: `calc(${maxWidth} + 2 * ${vars.space.gutter})`, paddingInline: vars.space.gutter }),
)
