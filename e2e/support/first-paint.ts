import type { Page } from '@playwright/test'

/** What a page showed from its very beginning. */
interface Beginning {
  /** Each theme of the page, in order; `isEarly` when there was no body yet that could have been painted. */
  readonly themes: readonly { readonly theme: string; readonly isEarly: boolean }[]
  /** Each form of the sidebar, in order. */
  readonly sidebars: readonly string[]
}

/** Lets every later load of this page remember how it began. Read it with `beginningOf`. */
export async function rememberBeginning(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const themes: { theme: string; isEarly: boolean }[] = []
    const sidebars: string[] = []
    Object.assign(window, { beginning: { themes, sidebars } })
    const note = () => {
      const theme = document.documentElement?.dataset['theme']
      if (theme !== undefined && theme !== themes.at(-1)?.theme) themes.push({ theme, isEarly: document.body === null })
      const sidebar = document.querySelector<HTMLElement>('aside[data-state]')?.dataset['state']
      if (sidebar !== undefined && sidebar !== sidebars.at(-1)) sidebars.push(sidebar)
    }
    new MutationObserver(note).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['data-theme', 'data-state'],
    })
  })
}

/** How the page on screen began. */
export const beginningOf = (page: Page): Promise<Beginning> =>
  page.evaluate(() => (window as unknown as { beginning: Beginning }).beginning)
