import { getJestConfig } from '@storybook/test-runner'
import { chromiumFlags } from './scripts/lib/browser.mjs'

const base = getJestConfig()

/** Storybook's test-runner in the browser that scripts/storybook/test.mjs found, set up so that every run draws the same pixels. */
export default {
  ...base,
  reporters: ['default'],
  // A net for a story that hangs, wide enough for a machine that is busy with other things.
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: {
        executablePath: process.env.CHROME_PATH,
        // Text without colour fringes, and no way out to other hosts.
        args: [...chromiumFlags, '--disable-lcd-text', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
      },
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        colorScheme: 'light',
        locale: 'en-NG',
        timezoneId: 'UTC',
      },
    },
  },
}
