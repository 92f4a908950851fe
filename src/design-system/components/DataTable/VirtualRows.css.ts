import { createVar } from '@vanilla-extract/css'
import { componentStyle } from '../../styles/layers.ts'

export const height = createVar()

/** In place of rows out of sight; their edges and insides are not drawn. */
export const gap = componentStyle({ height, padding: 0, border: 0 })
