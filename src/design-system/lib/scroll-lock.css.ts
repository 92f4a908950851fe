import { componentStyle } from '../styles/layers.ts'

export const locked = componentStyle({ overflow: 'hidden' })

/** Keeps the room of a classic scroll bar, so that the page behind does not jump sideways when the bar goes. */
export const gutter = componentStyle({ scrollbarGutter: 'stable' })
