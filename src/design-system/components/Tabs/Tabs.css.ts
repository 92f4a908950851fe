import { componentStyle } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

export const panel = componentStyle({
  paddingTop: vars.space[4],
  borderRadius: vars.radius.small,
  selectors: { '&[hidden]': { display: 'none' } },
})
