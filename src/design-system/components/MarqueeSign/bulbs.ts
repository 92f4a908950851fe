/** Where a bulb of the frame is: its place across and down as a share of the frame, and its number along the edge. */
export interface FrameBulb {
  readonly x: number
  readonly y: number
  readonly order: number
  /** Narrow signs leave it out, so that the bulbs stay apart. */
  readonly isExtra: boolean
}

const across = 36
const down = 6

const columns = Array.from({ length: across }, (_, index) => index)
const rows = Array.from({ length: down }, (_, index) => index)

/** The bulbs around the sign, clockwise from the first corner. */
export const frameBulbs: readonly FrameBulb[] = [
  ...columns.map((column) => ({ x: column / across, y: 0, isExtra: column % 3 !== 0 })),
  ...rows.map((row) => ({ x: 1, y: row / down, isExtra: false })),
  ...columns.map((column) => ({ x: 1 - column / across, y: 1, isExtra: column % 3 !== 0 })),
  ...rows.map((row) => ({ x: 0, y: 1 - row / down, isExtra: false })),
].map((bulb, order) => ({ ...bulb, order }))

/** A share as a length of SVG: '12.5%'. */
export const percent = (share: number): string => `${Number((share * 100).toFixed(2))}%`
