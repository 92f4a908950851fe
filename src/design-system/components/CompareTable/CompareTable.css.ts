import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const root = componentStyle({
  ...textStyle('label'),
  display: 'inline-block',
  maxWidth: '100%',
  paddingBlock: vars.space['0.5'],
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  // The edge in forced colours, where backgrounds vanish.
  outline: `${vars.size.hairline} solid transparent`,
  overflowWrap: 'anywhere',
})

export const tones = componentVariants({
  neutral: { backgroundColor: vars.color.surface.sunken, color: vars.color.text.default },
  brand: { backgroundColor: vars.color.surface.selected, color: vars.color.text.brand },
})
