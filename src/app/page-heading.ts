import type { RefObject } from 'react'

/** The heading of the page on screen, ready to take focus: also that of an error or an empty page. */
export const pageHeading: RefObject<HTMLElement | null> = {
  get current() {
    const heading = document.querySelector<HTMLElement>('main h1')
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    return heading
  },
}

/** Moves focus to the page's heading. Where the page is scrolled to is not its business. */
export function focusPageHeading(): void {
  pageHeading.current?.focus({ preventScroll: true })
}
