import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { elevation } from '../../styles/elevation.ts'
import { vars } from '../../tokens/vars.css.ts'

export const card = componentStyle({ ...elevation('card'), minWidth: 0, borderRadius: vars.radius.large })

export const paddings = componentVariants({
  none: { padding: 0, overflow: 'hidden' },
  sm: { padding: vars.space[4] },
  md: { padding: vars.space[6] },
  lg: { padding: vars.space[8] },
})
