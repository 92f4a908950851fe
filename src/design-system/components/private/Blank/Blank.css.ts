import { componentStyle, componentVariants } from '../../../styles/layers.ts'
import { textStyle } from '../../../styles/type.ts'
import { vars } from '../../../tokens/vars.css.ts'

export const blank = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  marginInline: 'auto',
  textAlign: 'center',
})

export const sizes = componentVariants({
  compact: { gap: vars.space[3], padding: vars.space[6] },
  page: { gap: vars.space[4], paddingBlock: vars.space[16], paddingInline: vars.space[6] },
})

export const picture = componentStyle({ maxWidth: '100%', marginBottom: vars.space[2], color: vars.color.text.muted })

export const textColumn = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  maxWidth: `min(100%, ${vars.layout.form.maxWidth})`,
})

export const text = componentStyle({
  ...textStyle('body'),
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})

export const action = componentStyle({ marginTop: vars.space[2] })
