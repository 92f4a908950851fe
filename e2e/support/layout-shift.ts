import type { Page } from '@playwright/test'

interface Shift extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

/** Records the cumulative layout shift of every later load of this page: the sum of all target without recent input. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const target = Object.assign(window, { layoutShift: 0, shifted: [] as string[] })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue
        target.layoutShift += entry.value
        const texts = entry.sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? 'a node that is gone')
        target.shifted.push(...texts)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Returns the cumulative layout shift of the current page. */
export const layoutShiftOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift)

/** The texts of what has moved on the current page, to say where a shift comes from. */
export const shiftedOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: readonly string[] }).shifted.join(' | '))
