import { type TouchEvent, useRef } from 'react'

/** A finger must go this far to the side (px), and further than up or down. */
const shortest = 48

/** The handlers of an element that is swiped to the side. @param onSwipe called with 1 for a swipe to the left, -1 for one to the right */
export function useSwipe(onSwipe: (steps: 1 | -1) => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches[0]
      // Two fingers enlarge; they do not turn over.
      from.current = finger !== undefined && touches.length === 1 ? { x: finger.clientX, y: finger.clientY } : null
    },
    onTouchEnd: ({ changedTouches, target }: TouchEvent) => {
      const finger = changedTouches[0]
      const start = from.current
      from.current = null
      if (start === null || finger === undefined) return
      if (target instanceof Element && target.closest('input, video') !== null) return
      const [across, down] = [finger.clientX - start.x, finger.clientY - start.y]
      if (Math.abs(across) >= shortest && Math.abs(across) > Math.abs(down)) onSwipe(across < 0 ? 1 : -1)
    },
  }
}
