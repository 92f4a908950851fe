import { layoutVariants } from './layers.ts'

/** Alignment across the direction of a layout component. */
export const align = layoutVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch', baseline: 'baseline' },
  (alignItems) => ({ alignItems }),
)

/** Alignment along the direction of a layout component. */
export const justify = layoutVariants({ start: 'flex-start', center: 'center', end: 'flex-end' }, (justifyContent) => ({
  justifyContent,
}))
