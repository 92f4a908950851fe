import { focusPageHeading } from '../page-heading.ts'

/**
 * Moves focus to the new heading when the focused heading is replaced: a page that rendered while its data was loading
 * may become a form or 'not found'. A pointer press elsewhere ends the tracking of the heading.
 * @returns function that stops the observation
 */
export function keepHeadingFocused(): () => void {
  let focused: Element | null = null
  const remember = () => {
    focused = document.activeElement?.matches('main h1') === true ? document.activeElement : null
  }
  const forget = () => {
    focused = null
  }
  const observer = new MutationObserver(() => {
    if (focused === null || focused.isConnected || document.activeElement !== document.body) return
    focusPageHeading()
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
