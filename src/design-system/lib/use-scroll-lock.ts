import { useLayoutEffect } from 'react'
import * as styles from './scroll-lock.css.ts'

let locks = 0

/**
 * Keeps the page behind a modal overlay from scrolling. It replaces Radix's scroll lock, which inserts a `<style>` element at run time,
 * which the content security policy blocks. Locks nest: the page scrolls again when the last lock is released.
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
