import { componentStyle } from '../../styles/layers.ts'
import { media } from '../../styles/media.ts'
import { textStyle } from '../../styles/type.ts'
import { vars } from '../../tokens/vars.css.ts'

export const text = componentStyle({
  padding: `${vars.space[6]} ${vars.space[6]} ${vars.space[5]}`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  '@media': { [media.belowTablet]: { paddingInline: vars.space[4] } },
})

export const title = componentStyle({ ...textStyle('title') })
export const description = componentStyle({
  ...textStyle('body'),
  marginTop: vars.space[2],
  color: vars.color.text.muted,
})
