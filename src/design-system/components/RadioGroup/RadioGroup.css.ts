import { componentStyle, componentVariants } from '../../styles/layers.ts'
import { vars } from '../../tokens/vars.css.ts'

export const options = componentStyle({ display: 'flex', rowGap: vars.space[3], columnGap: vars.space[6], minWidth: 0 })

export const orientations = componentVariants({
  vertical: { flexDirection: 'column' },
  horizontal: { flexWrap: 'wrap' },
})
