import type { RefObject } from 'react'

/** The heading of the current page, made focusable; also the heading of an error or an empty page. */
export const pageHeading: RefObject<HTMLElement | null> = {
  get current() {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    return heading
  },
}

/** Moves focus to the page's heading without scrolling. */
export function focusPageHeading(): void {
  pageHeading.current?.focus({ preventScroll: true })
}
