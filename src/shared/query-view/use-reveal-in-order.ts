import { useEffect, useState } from 'react'

/** After this time (ms) everything is shown: what is there is not held back by an answer that does not come. */
export const longestHold = 5000

/**
 * The parts of a page that are shown: those up to and including the first one that is not ready. Nobody knows how high a list is before it is read; what
 * stands below it is shown afterwards, in its place, and is not moved. What was shown once stays, also while a read that failed is tried again. Where the
 * skeleton of what stands below keeps its place, `heldBack` is enough.
 * @param parts from the top of the page down
 * @param isReady whether a part is as high as it will be
 */
export function useRevealInOrder<Part>(parts: readonly Part[], isReady: (part: Part) => boolean): readonly Part[] {
  const open = parts.findIndex((part) => !isReady(part))
  // Once all are shown they stay, also where another width arranges them as more parts.
  const reached = open === -1 ? Infinity : open + 1
  const [count, setCount] = useState(reached)
  if (reached > count) setCount(reached)
  useEffect(() => {
    const timer = setTimeout(() => setCount(Infinity), longestHold)
    return () => clearTimeout(timer)
  }, [])
  return parts.slice(0, Math.max(count, reached))
}
