import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({ textWrap: 'balance' })

export const look = componentVariants({
  heading1: textStyle('heading1'),
  heading2: textStyle('heading2'),
  heading3: textStyle('heading3'),
  title: textStyle('title'),
  label: { ...textStyle('label'), fontWeight: vars.font.weight.semibold },
})

export const tone = componentVariants({
  default: { color: vars.color.text.default },
  muted: { color: vars.color.text.muted },
  inherit: { color: 'inherit' },
})

export const align = componentVariants({ start: { textAlign: 'start' }, center: { textAlign: 'center' } })
