import { expect, type Page } from '@playwright/test'
import { heading } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

/** The paths a page asks for from now on, in order. */
function recordRequests(page: Page): readonly string[] {
  const paths: string[] = []
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  return paths
}

/** A browser that is never idle asks only for what the page needs, and for nothing that can wait. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

/** How many requests a first visit may take, the document and the favicon included. Raise one only with a reason: what needs attention on the dashboard is two reads and its code. */
const limits = { signIn: { needed: 15, all: 20 }, dashboard: { needed: 28, all: 45 } }

for (const [what, prepare] of [
  ['needed', neverIdle],
  ['all', async () => undefined],
] as const) {
  test(`a first visit to sign-in is a handful of requests: ${what}`, async ({ page }) => {
    await prepare(page)
    const paths = recordRequests(page)
    await page.goto('/sign-in')
    await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(limits.signIn[what])
    expect(paths).toHaveLength(new Set(paths).size)
  })

  signedInTest(`a first visit to the dashboard is a handful of requests: ${what}`, async ({ page }) => {
    await prepare(page)
    const paths = recordRequests(page)
    await page.goto('/dashboard')
    await expect(heading(page, /^Welcome/)).toBeVisible()
    // What needs attention is asked for last, by code that comes after the page.
    await expect.poll(() => paths.filter((path) => path.startsWith('/api/')).length).toBe(6)
    await page.waitForLoadState('networkidle')
    expect(paths.length, paths.join('\n')).toBeLessThanOrEqual(limits.dashboard[what])
    expect(paths).toHaveLength(new Set(paths).size)
  })
}

signedInTest('the data of the dashboard does not wait for the code of its page', async ({ page }) => {
  const reads = ['get-company-profile', 'get-dashboard-wallet', 'get-notifications', 'get-onboarding-status']
  const asked = Promise.all(reads.map((name) => page.waitForRequest((request) => request.url().includes(name))))
  // The page's code comes only after all of its data was asked for: were one to wait for the other, neither would come.
  await page.route(/\/assets\/home-screen-[^/]+\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/dashboard')
  await expect(heading(page, /^Welcome/)).toBeVisible()
})
