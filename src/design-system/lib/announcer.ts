import { useEffect } from 'react'
import * as styles from './announcer.css.ts'

/** How long (ms) something must take before it is worth saying, and before its spinner shows. */
export const announceDelay = 300

let region: HTMLElement | undefined

/** One polite live region for the whole document. It carries `aria-live`, so dialogs that hide the rest of the page leave it alone. */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = styles.region
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return region
}

/** Has `message` read out politely once it has stood for 300 ms; when it goes away before that, nothing is said. */
export function useAnnouncement(message: string | undefined): void {
  useEffect(() => {
    if (message === undefined) return undefined
    const target = liveRegion()
    const timer = setTimeout(() => {
      target.textContent = message
    }, announceDelay)
    return () => {
      clearTimeout(timer)
      target.textContent = ''
    }
  }, [message])
}
