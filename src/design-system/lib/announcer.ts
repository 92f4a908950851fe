import { useEffect } from 'react'
import * as styles from './announcer.css.ts'

/** The delay (ms) before a loading state is announced, and before its spinner shows. */
export const announceDelay = 300

let region: HTMLElement | undefined

/**
 * One polite live region for the whole document. It carries `aria-live`, so dialogs that hide the rest of the page do not hide it.
 */
function liveRegion(): HTMLElement {
  if (region?.isConnected) return region
  region = document.createElement('div')
  region.className = styles.region
  region.setAttribute('aria-live', 'polite')
  document.body.append(region)
  return region
}

/**
 * Announces `message` politely once it has been set for 300 ms; when it is removed before that, nothing is announced.
 * Each message has an element of its own, so that neither another message nor its end removes it.
 */
export function useAnnouncement(message: string | undefined): void {
  useEffect(() => {
    if (message === undefined) return undefined
    const target = liveRegion()
    const entry = document.createElement('div')
    entry.textContent = message
    const timer = setTimeout(() => target.append(entry), announceDelay)
    return () => {
      clearTimeout(timer)
      entry.remove()
    }
  }, [message])
}
