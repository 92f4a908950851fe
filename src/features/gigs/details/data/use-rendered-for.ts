import { useEffect, useState } from 'react'

/**
 * How long an applicant has to stay on the screen, or under the focus, before the profile is read, in ms: those who are passed quickly are not read at all.
 */
export const restMs = 150

/** Whether the component has been rendered for so many ms. */
export function useRenderedFor(ms: number): boolean {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms)
    return () => clearTimeout(timer)
  }, [ms])
  return isOver
}
