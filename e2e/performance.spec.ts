import { expect, type Page } from '@playwright/test'
import { stopIdleWork, stopLiveUpdates } from './support/network.ts'
import { heading } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

/** Records the paths that a page requests from now on, in order. */
function recordRequests(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** The most requests of a first visit, including the document and the favicon. The dashboard’s cards are five reads; 13 of its files are the list of Gigs. */
const limits = { signIn: { needed: 15, all: 20 }, dashboard: { needed: 28, all: 59 } }

for (const [what, prepare] of [
  ['needed', stopIdleWork],
  ['all', async () => undefined],
] as const) {
  test(`a first visit to sign-in stays within its request limit: ${what}`, async ({ page }) => {
    await prepare(page)
    const paths = recordRequests(page)
    await page.goto('/sign-in')
    await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(limits.signIn[what])
    expect(paths).toHaveLength(new Set(paths).size)
  })

  signedInTest(`a first visit to the dashboard stays within its request limit: ${what}`, async ({ page }) => {
    await prepare(page)
    await stopLiveUpdates(page)
    const paths = recordRequests(page)
    await page.goto('/dashboard')
    await expect(heading(page, /^Welcome/)).toBeVisible()
    // The cards' five reads are requested last, by the chunk below the heading.
    await expect.poll(() => paths.filter((path) => path.startsWith('/api/')).length).toBe(9)
    await page.waitForLoadState('networkidle')
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(limits.dashboard[what])
    expect(paths).toHaveLength(new Set(paths).size)
  })
}

/** What the page holds when nothing refers to it is removed: nodes, also those that are not in the document, and listeners. */
async function heldBy(page: Page) {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await protocol.send('Memory.getDOMCounters')
  await protocol.detach()
  return { nodes, listeners: jsEventListeners }
}

signedInTest('pages that were left are not kept in memory', async ({ page }) => {
  await stopLiveUpdates(page)
  await page.goto('/dashboard')
  const walk = async () => {
    for (const path of ['gig-management', 'my-workers', 'wallet&payments', 'billing-subscription', '']) {
      const address = path === '' ? '/dashboard' : `/dashboard/${path}`
      await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${address}"]`).click()
      await page.waitForURL(`**${address}`)
      // Not by a locator of the heading: Playwright would hold on to the element.
      await page.waitForFunction(() => document.querySelector('main h1') !== null)
      await page.waitForLoadState('networkidle')
    }
  }
  await walk()
  const before = await heldBy(page)
  await walk()
  await walk()
  const after = await heldBy(page)
  // A page has several hundred nodes; React keeps those of the last one until the next.
  expect(after.nodes - before.nodes).toBeLessThan(100)
  expect(after.listeners - before.listeners).toBeLessThan(20)
})
