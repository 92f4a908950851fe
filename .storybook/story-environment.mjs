import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'

/**
 * The parts of the runner's environment that are used here; its own types name none.
 * @typedef {{ browser: import('playwright').Browser | undefined, context: import('playwright').BrowserContext, page: import('playwright').Page }} Globals
 * @typedef {{ testEnvironmentOptions: { 'jest-playwright': { skipInitialization?: boolean } } }} Config
 * @typedef {{ global: Globals, _config: Config, setup(): Promise<void>, teardown(): Promise<void>, handleTestEvent(event: TestEvent): Promise<void> }} Environment
 * @typedef {{ name: string, runtimeGlobals?: { expect: unknown } }} TestEvent
 */

const RunnerEnvironment = /** @type {new (config: object) => Environment} */ (PlaywrightEnvironment)

/** test-runner.ts, once for a worker. Jest would load it and what it imports again for each story file. */
const hooks = (await getTestRunnerConfig()) ?? {}

/** For how long (ms) a worker keeps its browser for another story file: Jest complains of a worker that is still open half a second after its last one. */
const keptFor = 250

/** @type {Globals | undefined} What the story file before left in this worker. */
let kept

/** @type {NodeJS.Timeout | undefined} */
let expiry

function takeKept() {
  clearTimeout(expiry)
  const taken = kept
  kept = undefined
  return taken
}

/** How many pages a process shows: each leaves about 9 MB there when it is closed. */
const pagesPerProcess = 20

let pages = 0

/**
 * Opens a page in the process of the one before, which has compiled Storybook and axe already.
 * @param {Globals} before
 */
async function nextPage({ context, page }) {
  pages += 1
  if (pages % pagesPerProcess === 0) return context.newPage()
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open('about:blank'))])
  return opened
}

/** The runner calls this to play a story once more after it left the page, which would hide that it did. */
function leftThePage() {
  throw new Error('The story left the page: a link or a form went to another document, or the page reloaded itself.')
}

/**
 * The runner's own environment opens a browser context for each story file, with an empty cache: fetching and compiling Storybook again is a fifth
 * of what a component's stories cost. Here the files of a worker share a context, and each has a page of its own. After a failure nothing is kept.
 */
export default class StoryEnvironment extends RunnerEnvironment {
  /** Whether the next file may use the browser: this one has begun, and nothing in it failed. */
  #isReusable = false

  /** @override */
  async setup() {
    const before = takeKept()
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = before !== undefined
    await super.setup()
    if (before !== undefined) Object.assign(this.global, before, { page: await nextPage(before) })
    await setupPage(this.global.page, this.global.context)
    // The mock API's service worker goes with the last page that it serves, so the new one is opened before the old one is closed.
    await before?.page.close()
    const { preVisit, postVisit } = hooks
    Object.assign(this.global, { __sbPreVisit: preVisit, __sbPostVisit: postVisit, __sbSetupPage: leftThePage })
    this.#isReusable = true
  }

  /** @override @param {TestEvent} event */
  async handleTestEvent(event) {
    await super.handleTestEvent(event)
    if (event.runtimeGlobals !== undefined) {
      // The hooks run outside of the file's own world, and count pictures with its `expect`.
      Object.assign(globalThis, { expect: event.runtimeGlobals.expect })
      hooks.setup?.()
    }
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#isReusable = false
  }

  /** @override */
  async teardown() {
    if (this.#isReusable) {
      const { browser, context, page } = this.global
      kept = { browser, context, page }
      expiry = setTimeout(() => void takeKept()?.browser?.close(), keptFor)
      // The environment below closes the browser that it finds.
      this.global.browser = undefined
    }
    await super.teardown()
  }
}
