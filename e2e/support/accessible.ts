import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

const themes = ['light', 'dark'] as const
const widths = [1440, 390] as const

interface Options {
  readonly sizes?: readonly number[]
  /** True while a menu is open: a menu is rendered outside the landmarks, so the rule `region` is disabled. */
  readonly hasMenu?: boolean
}

/** Asserts that no rule of axe fails for what is on screen, in both themes, on a desktop and on a phone. */
export async function expectAccessible(
  page: Page,
  where: string,
  { sizes = widths, hasMenu = false }: Options = {},
): Promise<void> {
  // axe runs in the main frame only, which is the whole page as long as there is no other frame.
  expect(page.frames(), `${where}: frames`).toHaveLength(1)
  // One load of axe serves all runs in a document: the source is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  for (const width of sizes) {
    await page.setViewportSize({ width, height: 900 })
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      expect(await violationsOf(page, hasMenu ? ['region'] : []), `${where}, ${colorScheme}, ${width} px`).toEqual([])
    }
  }
}

/** Returns one line for each element that fails a rule of axe. */
function violationsOf(page: Page, disabledRules: readonly string[]): Promise<readonly string[]> {
  return page.evaluate(async (names) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      rules: Object.fromEntries(names.map((name) => [name, { enabled: false }])),
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  }, disabledRules)
}
