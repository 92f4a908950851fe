import { expect, type Page } from '@playwright/test'
import { stopLiveUpdates } from './support/network.ts'
import { heading } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

/** Records the paths that a page requests from now on, in order. */
function recordRequests(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** Disables idle callbacks, so that the page requests only what it needs and prefetches nothing. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** The most requests of a first visit, including the document and the favicon. The dashboard's cards are five reads. */
const limits = { signIn: { needed: 15, all: 20 }, dashboard: { needed: 28, all: 45 } }

for (const [what, prepare] of [
  ['needed', neverIdle],
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
