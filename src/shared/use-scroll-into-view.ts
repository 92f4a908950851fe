import { type RefObject, useEffect, useRef } from 'react'

/**
 * Scrolls a new message into the middle of the window, because the button that caused it may be docked far away. The focus stays on the button for
 * the next attempt; the role of the message announces it. Messages that exist on mount are not scrolled to.
 * @param messages unique keys of the messages that are shown now
 * @returns ref of the element that contains the messages
 */
export function useScrollIntoView(messages: readonly string[]): RefObject<HTMLElement | null> {
  const containerRef = useRef<HTMLElement>(null)
  const previousMessages = useRef(messages)
  useEffect(() => {
    if (messages.some((message) => !previousMessages.current.includes(message))) {
      containerRef.current?.scrollIntoView({ block: 'center' })
    }
    previousMessages.current = messages
  }, [messages])
  return containerRef
}
