import { getJestConfig } from '@storybook/test-runner'

/** Storybook's test-runner with our own environment around the stories: one browser, and modules and files fetched once per worker. */
export default {
  ...getJestConfig(),
  reporters: ['default'],
  runner: 'jest-runner',
  testEnvironment: './.storybook/story-environment.mjs',
  setupFilesAfterEnv: [],
  // A net for a story that hangs, wide enough for a machine that is busy with other things.
  testTimeout: 120_000,
}
