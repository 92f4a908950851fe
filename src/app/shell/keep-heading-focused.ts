import { focusPageHeading } from '../page-heading.ts'

/**
 * Hands focus on when the heading that has it is replaced by another: a page that came while its data was on its way
 * may turn into a form or 'not found'. A press elsewhere in the page lets go of the heading.
 * @returns ends it
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
