import type { Page } from '@playwright/test'

/** The states that a page rendered since its load began. */
interface FirstPaint {
  /** Each theme, in order; `isEarly` when it was set before there was a body to paint. */
  readonly themes: readonly { readonly theme: string; readonly isEarly: boolean }[]
  /** Each state of the sidebar that was shown, in order. */
  readonly sidebars: readonly string[]
}

/** Records the first states of every later load of this page; `firstPaintOf` reads them. */
export async function recordFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const themes: { theme: string; isEarly: boolean }[] = []
    const sidebars: string[] = []
    Object.assign(window, { firstPaint: { themes, sidebars } })
    const note = () => {
      const theme = document.documentElement?.dataset['theme']
      if (theme !== undefined && theme !== themes.at(-1)?.theme) themes.push({ theme, isEarly: document.body === null })
      // The frame that the build has rendered has both forms of the sidebar, and shows one.
      for (const sidebar of document.querySelectorAll<HTMLElement>('aside[data-state]')) {
        const state = sidebar.dataset['state']
        if (state !== undefined && state !== sidebars.at(-1) && sidebar.checkVisibility()) sidebars.push(state)
      }
    }
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-theme', 'data-state'],
    })
  })
}

/** Returns the first states of the current page. */
export const firstPaintOf = (page: Page): Promise<FirstPaint> =>
  page.evaluate(() => (window as unknown as { firstPaint: FirstPaint }).firstPaint)
