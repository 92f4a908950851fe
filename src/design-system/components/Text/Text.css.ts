import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

export const tone = componentVariants({
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  subtle: { color: vars.color.text.subtle },
  brand: { color: vars.color.text.brand },
  success: { color: vars.color.status.success.fg },
  warning: { color: vars.color.status.warning.fg },
  danger: { color: vars.color.status.danger.fg },
  inherit: { color: 'inherit' },
})

export const weight = componentVariants({
  regular: { fontWeight: vars.font.weight.regular },
  medium: { fontWeight: vars.font.weight.medium },
  semibold: { fontWeight: vars.font.weight.semibold },
  bold: { fontWeight: vars.font.weight.bold },
})

export const align = componentVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})

/** Running text avoids a last line of one word. */
export const pretty = componentStyle({ textWrap: 'pretty' })
