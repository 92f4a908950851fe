import * as Radix from 'radix-ui/direction'
import type { ReactNode } from 'react'

export const directions = ['ltr', 'rtl'] as const
/** The direction of writing: from left to right, or from right to left. */
export type Direction = (typeof directions)[number]

/**
 * Tells the components below it the direction of writing, for what the stylesheet cannot know: which arrow key goes on, and to which side a
 * menu opens. It must say the same as the `dir` attribute around it. Used once, at the root of the app.
 */
export function DirectionProvider({ direction, children }: { direction: Direction; children: ReactNode }) {
  return <Radix.Provider dir={direction}>{children}</Radix.Provider>
}

/** The direction of writing here; 'ltr' where no provider says. */
export function useDirection(): Direction {
  return Radix.useDirection()
}
