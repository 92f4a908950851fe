import type { BrowserContext } from 'playwright'
import { evaluate, type Opened, openTab, type Speed } from './browser.ts'
import { comparisons, type Page } from './pages.ts'
import { load } from './visit.ts'

/** The ms from a click, or from going back, to the frame in which the page that it leads to can be used. */
export interface RouteChanges {
  /** From home to the Gig list, which was not opened before. */
  readonly first: number
  /** Back to home. */
  readonly back: number
  /** To the Gig list again. */
  readonly again: number
}

/** Measures the changes between home and the Gig list, of the product or of the reference. */
export async function changeRoutes(
  context: BrowserContext,
  url: string,
  of: 'product' | 'react',
  speed: Speed,
): Promise<RouteChanges> {
  const [home, list] = [comparisons.home[of], comparisons.gigs[of]]
  const opened = await openTab(context, speed, home.landmarks)
  await load(opened, url, home)
  const first = await follow(opened, list)
  const back = await goBack(opened, home)
  const again = await follow(opened, list)
  await opened.tab.close()
  return { first, back, again }
}

/** Clicks the link of the menu that leads to a page. */
async function follow(opened: Opened, page: Page): Promise<number> {
  const { tab, protocol } = opened
  const link = JSON.stringify(`nav a[href="${page.path}"]`)
  const box = `(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))`
  const { x, y } = (await evaluate(protocol, `${box}(document.querySelector(${link}).getBoundingClientRect())`)) as {
    x: number
    y: number
  }
  await begin(opened, page, false)
  // The button goes down as soon as the pointer has arrived, so a prefetch on hover gains next to nothing.
  await tab.mouse.click(x, y)
  const ms = await end(opened)
  await tab.mouse.move(0, 0)
  return ms
}

/** Goes back to a page. */
async function goBack(opened: Opened, page: Page): Promise<number> {
  await begin(opened, page, true)
  return end(opened)
}

async function begin({ protocol }: Opened, to: Page, isBack: boolean): Promise<void> {
  await evaluate(protocol, `void (bench.changed = bench.change(${JSON.stringify(to.landmarks)}, ${String(isBack)}))`)
}

/** Waits until the page that was gone to can be used, and then until it is at rest. */
async function end({ protocol, rest }: Opened): Promise<number> {
  const ms = Number(await evaluate(protocol, 'bench.changed'))
  await rest()
  return ms
}
