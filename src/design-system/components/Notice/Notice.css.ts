import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const notice = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  minWidth: 0,
  color: vars.color.text.muted,
})

export const sizes = componentVariants({
  sm: { ...textStyle('caption'), gap: vars.space['1.5'] },
  md: { ...textStyle('body'), gap: vars.space[2] },
})

/** As high as the first line, so that the icon stands beside it and not beside the whole note. */
export const sign = componentStyle({ display: 'flex', flexShrink: 0, alignItems: 'center' })

export const signSizes = componentVariants({
  sm: { height: vars.type.caption.lineHeight },
  md: { height: vars.type.body.lineHeight },
})

export const tones = componentVariants({
  neutral: { color: vars.color.text.muted },
  info: { color: vars.color.status.info.fg },
  success: { color: vars.color.status.success.fg },
  warning: { color: vars.color.status.warning.fg },
  danger: { color: vars.color.status.danger.fg },
})

export const textColumn = componentStyle({
  minWidth: 0,
  // In a cell that is aligned to its end, wrapped lines begin beside the icon.
  textAlign: 'start',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
})
