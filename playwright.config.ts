import { defineConfig } from '@playwright/test'
import { chromiumFlags, findBrowser, findHeadlessShell, featureFlag } from './scripts/lib/browser.mjs'

const browser = findBrowser()

/** The tag of journeys that need what the headless shell lacks: a page kept for going back, notifications, or a print dialog. */
const needsBrowser = /@browser/

/** @param executablePath where Playwright's own browser is not used */
const started = (executablePath: string | undefined) => ({
  launchOptions: {
    args: [...chromiumFlags, featureFlag],
    ...(executablePath === undefined ? {} : { executablePath }),
  },
})

/**
 * Journeys on the built product: one server with a database of its own and the demo seed for the whole run. Each journey
 * makes the accounts it needs, so that journeys run side by side. No retries: a flaky journey is a broken one.
 */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/support/global-setup.ts',
  // One more than the two cores of a CI machine: a journey that waits for the server or a timer leaves its core to another.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  // Only what hangs takes this long (ms); a busy machine may take ten seconds for a page.
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    ...(process.env['MARQUEE_E2E_URL'] === undefined ? {} : { baseURL: process.env['MARQUEE_E2E_URL'] }),
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    viewport: { width: 1440, height: 900 },
    // Recording traces costs from 12 % (DOM snapshots) to 60 % (with a film strip) of the processor time of all journeys. A failed journey
    // leaves a screenshot and its accessibility tree; `npx playwright test <file> --trace on` records a trace.
    trace: 'off',
    // Without a limit of its own (ms), an action that is not possible uses up the time of its journey, and its failure does not say why.
    actionTimeout: 60_000,
    screenshot: 'only-on-failure',
    video: 'off',
  },
  // Chromium without a window still draws the window of a browser around each page, which takes a sixth of the processor time of all journeys.
  projects: [
    { name: 'browser', grep: needsBrowser, use: started(browser) },
    { name: 'shell', grepInvert: needsBrowser, use: started(findHeadlessShell() ?? browser) },
  ],
})
