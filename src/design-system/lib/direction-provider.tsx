import * as Radix from 'radix-ui/direction'
import type { ReactNode } from 'react'
import type { Direction } from './direction.ts'

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

/** The side of the window at which a line ends, for overlays that are placed by sides. */
export const useEndSide = (): 'left' | 'right' => (useDirection() === 'rtl' ? 'left' : 'right')
