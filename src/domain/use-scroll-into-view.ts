import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls what came of an action into the middle of the window: its button may be docked far from where that is told. The focus stays on the button of
 * the next try; the words are announced by their own role. What a page opens with is not scrolled to.
 * @param messages what is told now, each thing by a name of its own
 * @returns the ref of the element that holds it
 */
export function useScrollIntoView(messages: readonly string[]): RefObject<HTMLElement | null> {
  const containerRef = useRef<HTMLElement>(null)
  const previousMessages = useRef(messages)
  useEffect(() => {
    if (messages.some((message) => !previousMessages.current.includes(message)))
      containerRef.current?.scrollIntoView({ block: 'center' })
    previousMessages.current = messages
  }, [messages])
  return containerRef
}
