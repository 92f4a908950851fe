import { componentStyle } from '../styles/layers.ts'

/** No box of its own: what is inside keeps its place in the layout. */
export const host = componentStyle({ display: 'contents' })
