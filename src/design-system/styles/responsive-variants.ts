import type { StyleRule } from '@vanilla-extract/css'
import { layoutVariants } from './layers.ts'
import { media } from './media.ts'
import type { ResponsiveClasses } from './responsive.ts'

/**
 * For `.css.ts` files: one class per value and viewport step. The steps are written in this order, so a wider one wins over a
 * narrower one by order alone.
 */
export function responsiveVariants<Key extends string | number, Value>(
  values: Readonly<Record<Key, Value>>,
  rule: (value: Value) => Pick<StyleRule, 'gap' | 'gridTemplateColumns'>,
): ResponsiveClasses<Key> {
  return {
    mobile: layoutVariants(values, rule),
    tablet: layoutVariants(values, (value) => ({ '@media': { [media.fromTablet]: rule(value) } })),
    desktop: layoutVariants(values, (value) => ({ '@media': { [media.fromDesktop]: rule(value) } })),
  }
}
