/**
 * Returns the focus to where it came from when the toast that has it disappears, and when Escape is pressed. Sonner does the first, too, but at its next
 * render, which may be much later: the focus then leaves a field while somebody types in it. So sonner is not told of the focus.
 *
 * @param section sonner's container
 * @returns a function that ends it
 */
export function returnFocus(section: HTMLElement): () => void {
  let origin: HTMLElement | undefined
  const isOutside = (target: EventTarget | null): target is HTMLElement =>
    target instanceof HTMLElement && !section.contains(target)
  const onFocusIn = (event: FocusEvent) => {
    // React listens above the section.
    event.stopPropagation()
    if (isOutside(event.relatedTarget)) origin = event.relatedTarget
  }
  const onFocusOut = (event: FocusEvent) => {
    event.stopPropagation()
    const { target, relatedTarget } = event
    if (isOutside(relatedTarget)) origin = undefined
    // Nothing gets the focus when the toast is removed, and when somebody presses where nothing takes it: only then they have left.
    queueMicrotask(() => {
      const hasLeft = document.activeElement === document.body && target instanceof Node && target.isConnected
      if (hasLeft) origin = undefined
    })
  }
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && section.contains(document.activeElement)) origin?.focus({ preventScroll: true })
  }
  const removals = new MutationObserver(() => {
    if (origin === undefined || section.contains(document.activeElement)) return
    if (document.activeElement === document.body) origin.focus({ preventScroll: true })
    origin = undefined
  })
  section.addEventListener('focusin', onFocusIn)
  section.addEventListener('focusout', onFocusOut)
  // After sonner, which lets the messages go on only while they have the focus.
  globalThis.addEventListener('keydown', onKeyDown)
  removals.observe(section, { childList: true, subtree: true })
  return () => {
    section.removeEventListener('focusin', onFocusIn)
    section.removeEventListener('focusout', onFocusOut)
    globalThis.removeEventListener('keydown', onKeyDown)
    removals.disconnect()
  }
}
