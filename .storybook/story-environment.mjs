import { sep } from 'node:path'
import { setupPage } from '@storybook/test-runner'
import PlaywrightEnvironment from '@storybook/test-runner/dist/jest-playwright-entries/test-environment.js'

/**
 * The parts of the runner's environment that are used here; its own types name none.
 * @typedef {{ browser: import('playwright').Browser | undefined, context: import('playwright').BrowserContext, page: import('playwright').Page }} Globals
 * @typedef {{ testEnvironmentOptions: { 'jest-playwright': { skipInitialization?: boolean } } }} Config
 * @typedef {{ global: Globals, _config: Config, setup(): Promise<void>, teardown(): Promise<void>, handleTestEvent(event: { name: string }): Promise<void> }} Environment
 */

const RunnerEnvironment = /** @type {new (config: object) => Environment} */ (PlaywrightEnvironment)

/** For how long (ms) a worker keeps its browser for another story file: Jest complains of a worker that is still open half a second after its last one. */
const keptFor = 250

/**
 * What the story file before left in this worker, and whether the next one may use its page.
 * @type {Globals & { isReusable: boolean } | undefined}
 */
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
 * The runner's own environment opens a browser context for each story file and loads Storybook from nothing, a third of what the stories of a
 * component cost. Here the files of a worker share a context, and those of components share a page, as the stories of one file do. Stories of
 * screens get a page of their own for each file, because the modules of the product remember what their user did. After a failure nothing is kept.
 */
export default class StoryEnvironment extends RunnerEnvironment {
  #isReusable = false
  #hasFailed = false

  /** @param {object} config @param {{ testPath: string }} context */
  constructor(config, context) {
    super(config)
    this.#isReusable = context.testPath.includes(`${sep}design-system${sep}`)
  }

  /** @override */
  async setup() {
    const before = takeKept()
    this._config.testEnvironmentOptions['jest-playwright'].skipInitialization = before !== undefined
    await super.setup()
    if (before === undefined) {
      await setupPage(this.global.page, this.global.context)
      return
    }
    const { browser, context, page } = before
    Object.assign(this.global, { browser, context, page })
    if (this.#isReusable && before.isReusable) return
    this.global.page = await context.newPage()
    await setupPage(this.global.page, context)
    // The mock API's service worker goes with the last page that it serves, so the new one is opened before the old one is closed.
    await page.close()
  }

  /** @override @param {{ name: string }} event */
  async handleTestEvent(event) {
    await super.handleTestEvent(event)
    if (event.name === 'test_fn_failure' || event.name === 'hook_failure') this.#hasFailed = true
  }

  /** @override */
  async teardown() {
    if (!this.#hasFailed) {
      const { browser, context, page } = this.global
      kept = { browser, context, page, isReusable: this.#isReusable }
      expiry = setTimeout(() => void takeKept()?.browser?.close(), keptFor)
      // The environment below closes the browser that it finds.
      this.global.browser = undefined
    }
    await super.teardown()
  }
}
