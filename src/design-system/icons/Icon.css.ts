import { mirroredWithLine } from '../styles/direction.ts'
import { componentStyle, componentVariants } from '../styles/layers.ts'
import { vars } from '../tokens/vars.css.ts'

export const icon = componentStyle({ display: 'block', flexShrink: 0 })

/** An arrow along the line of writing, which turns with it. */
export const alongLine = componentStyle({ transform: mirroredWithLine })

export const sizes = componentVariants({
  sm: { width: vars.size.icon.sm, height: vars.size.icon.sm },
  md: { width: vars.size.icon.md, height: vars.size.icon.md },
  lg: { width: vars.size.icon.lg, height: vars.size.icon.lg },
  xl: { width: vars.size.icon.xl, height: vars.size.icon.xl },
})
