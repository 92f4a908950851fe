import type { Page } from '@playwright/test'

/** Lets a page remember how far its parts have jumped: the sum of all layout shifts that nobody caused. */
export async function rememberShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 })
    const shifts = window as unknown as { shifted: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.shifted += entry.value
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** How far they have: the page's cumulative layout shift so far. */
export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as { shifted: number }).shifted)
