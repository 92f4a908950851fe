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
        args: [
          ...chromiumFlags,
          // Text without colour fringes. Each change is drawn whole, as patched-up curves differ by a shade, and the same on every processor.
          '--disable-lcd-text',
          '--disable-partial-raster',
          '--disable-checker-imaging',
          '--disable-skia-runtime-opts',
          // No way out to other hosts.
          '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
        ],
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
