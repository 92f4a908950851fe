/** The events that browsers take as a wish of the person in front of them. */
const gestures = ['click', 'keydown'] as const

/**
 * Runs a callback in the first click or key press that lets a page ask for something; the returned function cancels it. Firefox and
 * Safari let a page ask only then.
 */
export function onFirstGesture(run: () => void): () => void {
  const stopping = new AbortController()
  const take = () => {
    // Escape, and keys that only hold others down, are no gesture.
    if (navigator.userActivation?.isActive === false) return
    stopping.abort()
    run()
  }
  // In the capture phase, because a component may stop the event.
  for (const gesture of gestures) {
    document.addEventListener(gesture, take, { capture: true, signal: stopping.signal })
  }
  return () => stopping.abort()
}
