import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const themes = ['light', 'dark'] as const
const widths = [1440, 390] as const

interface Look {
  readonly sizes?: readonly number[]
  /** A menu is open: it belongs to its button, and stands in no landmark. */
  readonly hasMenu?: boolean
}

/** Every rule of axe holds for what is on screen, in both themes, on a desktop and on a phone. */
export async function expectAccessible(
  page: Page,
  where: string,
  { sizes = widths, hasMenu = false }: Look = {},
): Promise<void> {
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const { violations } = await new AxeBuilder({ page }).disableRules(hasMenu ? ['region'] : []).analyze()
      const lines = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
      expect(lines, `${where}, ${colorScheme}, ${width} px`).toEqual([])
    }
  }
}
