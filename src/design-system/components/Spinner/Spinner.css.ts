import { globalStyle, keyframes } from '@vanilla-extract/css'
import { componentStyle, componentVariants, layers } from '../../styles/layers.ts'
import { visuallyHidden } from '../../styles/mixins.ts'
import { vars } from '../../tokens/vars.css.ts'

const turn = keyframes({ to: { transform: 'rotate(360deg)' } })

export const spinner = componentStyle({ display: 'inline-block', position: 'relative', flexShrink: 0, lineHeight: 0 })

export const label = componentStyle(visuallyHidden)

export const sizes = componentVariants({
  sm: { width: vars.size.icon.sm, height: vars.size.icon.sm },
  md: { width: vars.size.icon.md, height: vars.size.icon.md },
  lg: { width: vars.size.icon.lg, height: vars.size.icon.lg },
  xl: { width: vars.size.icon.xl, height: vars.size.icon.xl },
})

export const drawing = componentStyle({
  display: 'block',
  width: '100%',
  height: '100%',
  animation: `${turn} ${vars.motion.duration.spin} ${vars.motion.easing.linear} infinite`,
})

export const track = componentStyle({ opacity: 0.25 })

globalStyle(`${drawing} circle`, {
  '@layer': { [layers.components]: { fill: 'none', stroke: 'currentColor', strokeWidth: 2.5, strokeLinecap: 'round' } },
})
