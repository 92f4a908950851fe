import { useLayoutEffect } from 'react'
import * as styles from './scroll-lock.css.ts'

let locks = 0

/**
 * Keeps the page behind a modal overlay from scrolling. Our own rather than Radix's, whose scroll lock writes a `<style>` element
 * at run time, which the content security policy forbids. Locks nest: the last one to go frees the page.
 */
export function useScrollLock(active: boolean): void {
  useLayoutEffect(() => {
    if (!active) return undefined
    const page = document.documentElement
    locks += 1
    if (locks === 1) {
      const hasScrollBar = window.innerWidth > page.clientWidth
      page.classList.add(styles.locked)
      page.classList.toggle(styles.gutter, hasScrollBar)
    }
    return () => {
      locks -= 1
      if (locks === 0) page.classList.remove(styles.locked, styles.gutter)
    }
  }, [active])
}
