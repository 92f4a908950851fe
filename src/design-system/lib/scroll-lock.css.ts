import { componentStyle } from '../styles/layers.ts'

export const locked = componentStyle({ overflow: 'hidden' })

/** Reserves the width of a classic scroll bar, so that the page behind does not shift sideways when the bar disappears. */
export const gutter = componentStyle({ scrollbarGutter: 'stable' })
