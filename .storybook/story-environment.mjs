import { setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'
import { htmlMistakes } from '../scripts/storybook/lib/html-validity.mjs'

/**
 * The parts of the runner's environment that are used here; its own types name none.
 * @typedef {{ browser: import('playwright').Browser | undefined, context: import('playwright').BrowserContext, page: import('playwright').Page, htmlMistakes?: typeof htmlMistakes }} Globals
 * @typedef {{ testEnvironmentOptions: { 'jest-playwright': { skipInitialization?: boolean } } }} Config
 * @typedef {{ global: Globals, _config: Config, setup(): Promise<void>, teardown(): Promise<void>, handleTestEvent(event: { name: string }): Promise<void> }} Environment
 */

const RunnerEnvironment = /** @type {new (config: object) => Environment} */ (PlaywrightEnvironment)

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
    if (before !== undefined) {
      const { browser, context } = before
      Object.assign(this.global, { browser, context, page: await context.newPage() })
    }
    // Given to the files, because Jest would load the validator again for each of them.
    this.global.htmlMistakes = htmlMistakes
    await setupPage(this.global.page, this.global.context)
    // The mock API's service worker goes with the last page that it serves, so the new one is opened before the old one is closed.
    await before?.page.close()
    this.#isReusable = true
  }

  /** @override @param {{ name: string }} event */
  async handleTestEvent(event) {
    await super.handleTestEvent(event)
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
