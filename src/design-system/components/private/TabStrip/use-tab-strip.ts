import { type RefCallback, useEffect, useLayoutEffect, useState } from 'react'

/** The sides with hidden tabs. */
export type More = 'start' | 'end' | 'both'

function moreOf(scroller: HTMLElement): More | undefined {
  const hidden = scroller.scrollWidth - scroller.clientWidth
  // Where text runs from right to left, the browser counts down from 0.
  const fromStart = Math.abs(scroller.scrollLeft)
  const hasMoreAtStart = fromStart > 1
  const hasMoreAtEnd = fromStart < hidden - 1
  return hasMoreAtStart && hasMoreAtEnd ? 'both' : hasMoreAtStart ? 'start' : hasMoreAtEnd ? 'end' : undefined
}

/**
 * Scrolls the active tab to the middle, where its neighbours are visible too; of a tab that is wider than the strip it shows the start.
 * It scrolls the strip only, never the page.
 */
function reveal(scroller: HTMLElement): void {
  const tab = scroller.querySelector('[aria-selected="true"], [aria-current="page"]')
  if (tab === null) return
  const scrollerBox = scroller.getBoundingClientRect()
  const box = tab.getBoundingClientRect()
  const toStart =
    getComputedStyle(scroller).direction === 'rtl' ? box.right - scrollerBox.right : box.left - scrollerBox.left
  const toMiddle = box.left + box.width / 2 - (scrollerBox.left + scrollerBox.width / 2)
  scroller.scrollLeft += box.width > scrollerBox.width ? toStart : toMiddle
  // The first scroll position is set without animation; later changes scroll smoothly.
  scroller.dataset['settled'] = ''
}

/** Returns the sides with hidden tabs, and keeps the active tab visible: at first, when it changes, and when the size changes. */
export function useTabStrip(active: string | undefined): [ref: RefCallback<HTMLElement>, more: More | undefined] {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const [more, setMore] = useState<More>()

  useLayoutEffect(() => {
    // The first time the observer reveals it, before the page is painted: to ask for sizes here would make the browser lay out the page twice.
    if (scroller?.dataset['settled'] === undefined && typeof ResizeObserver !== 'undefined') return
    if (scroller !== null && active !== undefined) reveal(scroller)
  }, [scroller, active])

  useEffect(() => {
    if (scroller === null || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => setMore(moreOf(scroller))
    let width: number | undefined
    const observer = new ResizeObserver(() => {
      // Only when the size changes, because counts that arrive must not reset the reader's scroll position.
      if (scroller.clientWidth !== width) reveal(scroller)
      width = scroller.clientWidth
      measure()
    })
    observer.observe(scroller)
    for (const child of scroller.children) observer.observe(child)
    scroller.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      scroller.removeEventListener('scroll', measure)
    }
  }, [scroller])

  return [setScroller, more]
}
