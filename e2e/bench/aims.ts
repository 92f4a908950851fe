import type { Figure } from './figures.ts'
import type { PageName } from './pages.ts'
import type { RouteChanges } from './route-changes.ts'

/** A row of the table: a figure of a first visit, slowed down. */
export interface Aim {
  readonly figure: Figure
  /** What it is divided by; undefined for a figure that is held against a number. */
  readonly against: 'plain' | 'react' | undefined
  /** The most it may be; undefined where there is no aim. */
  readonly most: number | undefined
}

const against = (reference: 'plain' | 'react', figure: Figure, most?: number): Aim => ({
  figure,
  against: reference,
  most,
})
const alone = (figure: Figure, most?: number): Aim => ({ figure, against: undefined, most })

/** What each page is to reach. Sizes are in bytes, times in ms. */
export const aims: Readonly<Record<PageName, readonly Aim[]>> = {
  'sign-in': [
    against('plain', 'firstPaint', 1.1),
    against('plain', 'largestPaint', 1.1),
    against('react', 'interactive', 1.15),
    alone('script', 85_000),
    alone('requests'),
    alone('heap'),
    against('react', 'blocking', 1.5),
  ],
  home: [
    against('react', 'firstPaint'),
    against('react', 'largestPaint'),
    against('react', 'interactive', 1.15),
    alone('script', 110_000),
    alone('requests', 8),
    alone('heap', 3_500_000),
    against('react', 'blocking', 1.5),
  ],
  gigs: [
    against('react', 'firstPaint'),
    against('react', 'largestPaint'),
    against('react', 'interactive', 1.2),
    alone('script', 125_000),
    alone('requests', 10),
    alone('heap', 4_000_000),
    against('react', 'blocking', 1.5),
  ],
}

/** What the changes between home and the Gig list are to reach, in ms. */
export const changeAims: Readonly<Record<keyof RouteChanges, number>> = { first: 100, back: 50, again: 50 }
