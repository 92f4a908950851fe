import { median, medianRatio } from './statistics.ts'
import type { Visit } from './visit.ts'

/** What a task may last before it blocks, in ms. */
const longTask = 50

/** The requests that a page made before it could be used, its own included. */
const before = ({ requests, interactive = Infinity }: Visit) => requests.filter(({ start }) => start <= interactive)

/** How each figure is read from a visit. Times are in ms. */
export const readFigure = {
  firstPaint: ({ firstPaint }: Visit) => firstPaint,
  largestPaint: ({ largestPaint }: Visit) => largestPaint,
  interactive: ({ interactive = Number.NaN }: Visit) => interactive,
  /** Bytes of the scripts that were requested before the page could be used. */
  script: (visit: Visit) =>
    before(visit)
      .filter(({ path }) => /\.js(?:\?|$)/.test(path))
      .reduce((sum, { bytes }) => sum + bytes, 0),
  requests: (visit: Visit) => before(visit).length,
  heap: ({ heap }: Visit) => heap,
  /** What tasks lasted beyond 50 ms, of those that ended before the page could be used. */
  blocking: ({ longTasks, interactive = Infinity }: Visit) =>
    longTasks
      .filter(({ start, duration }) => start + duration <= interactive)
      .reduce((sum, { duration }) => sum + duration - longTask, 0),
} as const

/** The name of a figure. */
export type Figure = keyof typeof readFigure

/** The visits of one page of the product and of its references, one of each in a round. */
export interface Rounds {
  readonly product: readonly Visit[]
  readonly react: readonly Visit[]
  readonly plain: readonly Visit[]
}

/** The median of a figure. */
export const figureOf = (figure: Figure, visits: readonly Visit[]): number => median(visits.map(readFigure[figure]))

/** How many times that of a reference a figure of the product is. */
export function figureRatio(figure: Figure, { product }: Rounds, reference: readonly Visit[]): number {
  return medianRatio(product.map(readFigure[figure]), reference.map(readFigure[figure]))
}
