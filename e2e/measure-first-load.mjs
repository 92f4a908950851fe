import { chromium } from 'playwright'
import { demoSession } from './support/demo-session.ts'
import { startProduct } from './support/product.ts'
import { chromiumFlags, ensureBrowser } from '../scripts/lib/browser.mjs'
import { runMain } from '../scripts/lib/fail.mjs'
import { prepare } from '../scripts/lib/prepare.mjs'

/**
 * @typedef {{ type: string, bytes: number, before: boolean }} Fetched
 * @typedef {{ page: string, viewport: string, rows: Fetched[], shift: number }} Visit
 */

const viewports = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } }

// npm run measure: what a first visit fetches from the built product, with an empty cache, until the page can be used and until it
// is at rest; and how far its layout shifted. Bytes are those of the bodies as sent. It measures no time: that depends on the machine.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const executablePath = await ensureBrowser()
  const product = await startProduct({ MARQUEE_SEED: 'demo' })
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  try {
    const stored = await demoSession(product.url)
    for (const [name, viewport] of Object.entries(viewports)) {
      const options = { viewport, locale: 'en-NG', timezoneId: 'Africa/Lagos' }
      print(await visit(await browser.newContext(options), `${product.url}/sign-in`, name, 'input[type="password"]'))
      const context = await browser.newContext(options)
      await context.addInitScript((value) => localStorage.setItem('auth-storage', value), stored)
      print(await visit(context, `${product.url}/dashboard`, name, 'main h1'))
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return 0
})

/**
 * Opens a page with an empty cache. Everything is read from the page's own timeline: what it asked for before the moment at which
 * `landmark` stood in it was needed for that moment; what it asked for later came while it was idle.
 * @param {import('playwright').BrowserContext} context @param {string} url @param {string} viewport
 * @param {string} landmark selector of what makes the page usable
 * @returns {Promise<Visit>}
 */
async function visit(context, url, viewport, landmark) {
  const page = await context.newPage()
  await page.addInitScript((selector) => {
    const seen = { usableAt: 0, shift: 0 }
    Object.assign(globalThis, { seen })
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(selector)) return
      seen.usableAt = performance.now()
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += /** @type {{ value?: number }} */ (entry).value ?? 0
    }).observe({ type: 'layout-shift', buffered: true })
  }, landmark)
  await page.goto(url)
  await page.locator(landmark).first().waitFor()
  await page.waitForLoadState('networkidle')
  const { seen, entries } = await page.evaluate(() => ({
    seen: /** @type {{ seen: { usableAt: number, shift: number } }} */ (/** @type {unknown} */ (globalThis)).seen,
    entries: performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({ name, startTime, bytes: encodedBodySize })),
  }))
  await context.close()
  const rows = entries.map(({ name, startTime, bytes }) => ({
    type: kind(new URL(name)),
    bytes,
    before: startTime <= seen.usableAt,
  }))
  return { page: new URL(url).pathname, viewport, rows, shift: seen.shift }
}

/** @param {URL} url */
function kind({ pathname }) {
  if (pathname.startsWith('/api/')) return 'data'
  const ending = /\.(\w+)$/.exec(pathname)?.[1] ?? ''
  return { js: 'script', css: 'stylesheet', woff2: 'font', svg: 'icon' }[ending] ?? 'document'
}

/** @param {Visit} visit */
function print({ page, viewport, rows, shift }) {
  console.log(`\n${page}, ${viewport} (layout shift ${shift.toFixed(4)})`)
  const types = [...new Set(rows.map(({ type }) => type))]
  for (const type of types) {
    console.log(`  ${type.padEnd(11)} ${line(rows.filter((row) => row.type === type))}`)
  }
  console.log(`  ${'all'.padEnd(11)} ${line(rows)}`)
}

/** @param {Fetched[]} rows */
function line(rows) {
  const early = rows.filter(({ before }) => before)
  const bytes = (/** @type {Fetched[]} */ list) =>
    `${(list.reduce((sum, row) => sum + row.bytes, 0) / 1000).toFixed(1)} kB`.padStart(9)
  return `until usable ${String(early.length).padStart(2)} requests ${bytes(early)}   at rest ${String(rows.length).padStart(2)} requests ${bytes(rows)}`
}
