import { focusPageHeading, isHeadingAwaited, stopAwaitingHeading } from '../page-heading.ts'

/**
 * Moves focus to the new heading when the focused heading is replaced, or comes only after a skeleton: a page that rendered while its data was loading
 * may become a form or 'not found'. Focus on anything else and a pointer press elsewhere end the tracking of the heading.
 * @returns function that stops the observation
 */
export function keepHeadingFocused(): () => void {
  let focused: Element | null = null
  const remember = () => {
    stopAwaitingHeading()
    focused = document.activeElement?.matches('main h1') === true ? document.activeElement : null
  }
  const forget = () => {
    stopAwaitingHeading()
    focused = null
  }
  const observer = new MutationObserver(() => {
    const isLost = focused !== null && !focused.isConnected
    if ((isLost || isHeadingAwaited()) && document.activeElement === document.body) focusPageHeading()
  })
  observer.observe(document.body, { childList: true, subtree: true })
  document.addEventListener('focusin', remember)
  document.addEventListener('pointerdown', forget)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', remember)
    document.removeEventListener('pointerdown', forget)
  }
}
