import { getJestConfig } from '@storybook/test-runner'
import { launchOptions } from './scripts/storybook/lib/stories-browser.mjs'

const base = getJestConfig()

/** Storybook's test-runner as it documents an ejected configuration; npm run stories:test starts it. */
export default {
  ...base,
  testEnvironment: './.storybook/story-environment.mjs',
  // The runner's own imports all of Storybook's tools again for each story file; the environment gives the hooks instead.
  setupFilesAfterEnv: [],
  // For a story that hangs, on a machine that is busy with other work (ms).
  testTimeout: 120_000,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: launchOptions(process.env['CHROME_PATH']),
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
