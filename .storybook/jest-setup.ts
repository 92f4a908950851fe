import config from './test-runner.ts'

// Gives Jest the hooks of test-runner.ts, as the runner's own set-up file does, without its import of Storybook's tools: that import
// takes 1.4 s of processor time for each story file (docs/visual-tests.md).
config.setup?.()
Object.assign(globalThis, {
  __sbPreVisit: config.preVisit,
  __sbPostVisit: config.postVisit,
  // The runner calls this to play a story once more after it left the page, which would hide that it did.
  __sbSetupPage: () => {
    throw new Error('The story left the page: a link or a form went to another document, or the page reloaded itself.')
  },
})
