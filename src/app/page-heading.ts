import type { RefObject } from 'react'

/** The heading of the current page, made focusable; also the heading of an error or an empty page. That of a skeleton is covered, and is none. */
export const pageHeading: RefObject<HTMLElement | null> = {
  get current() {
    const headings = document.querySelectorAll<HTMLElement>('main h1')
    const heading = [...headings].find((each) => each.closest('[inert]') === null) ?? null
    if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
    return heading
  },
}

let isAwaited = false

/** Whether a page was to get the focus that has no heading yet, because it shows a skeleton. */
export const isHeadingAwaited = (): boolean => isAwaited

/** Called when the employer has put the focus somewhere else meanwhile. */
export const stopAwaitingHeading = (): void => {
  isAwaited = false
}

/** Moves focus to the page's heading without scrolling. A field that the page has focused itself, such as the first box of a code, keeps it. */
export function focusPageHeading(): void {
  isAwaited = false
  if (document.activeElement?.matches('main input') === true) return
  const heading = pageHeading.current
  isAwaited = heading === null
  heading?.focus({ preventScroll: true })
}
