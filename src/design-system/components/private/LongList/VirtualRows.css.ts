import { createVar } from '@vanilla-extract/css'
import { componentStyle } from '../../../styles/layers.ts'

export const height = createVar()

/** Replaces rows that are not visible; borders and padding are not drawn. In a grid it takes all columns. */
export const gap = componentStyle({ height, padding: 0, border: 0, gridColumn: '1 / -1' })
