import type { RefObject } from 'react'

/** The heading of the current page, made focusable; also the heading of an error or an empty page. */
export const pageHeading: RefObject<HTMLElement | null> = {
  get current() {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    return heading
  },
}

/** Moves focus to the page's heading without scrolling. A field that the page has focused itself, such as the first box of a code, keeps it. */
export function focusPageHeading(): void {
  if (document.activeElement?.matches('main input') === true) return
  pageHeading.current?.focus({ preventScroll: true })
}
