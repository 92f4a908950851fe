import type { StyleRule } from '@vanilla-extract/css'
import { vars } from '../tokens/vars.css.ts'

/**
 * Surface and depth in one function, so that a border is never combined with a shadow. In forced colours, where shadows vanish, the
 * transparent outline becomes the edge.
 */
export function elevation(
  step: keyof typeof vars.elevation,
): Pick<StyleRule, 'backgroundColor' | 'boxShadow' | 'outline'> {
  const { surface, shadow } = vars.elevation[step]
  return { backgroundColor: surface, boxShadow: shadow, outline: '1px solid transparent' }
}
