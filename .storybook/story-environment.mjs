import { getTestRunnerConfig, setupPage } from '@storybook/test-runner'
import { TestEnvironment } from 'jest-environment-node'
import { startStoriesBrowser } from '../scripts/storybook/lib/stories-browser.mjs'

/** How the page of every story is set up, so that each run draws the same pixels. */
const contextOptions = /** @type {const} */ ({
  viewport: { width: 1280, height: 800 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-NG',
  timezoneId: 'UTC',
})

/** What a worker of Jest ends its children with (CHILD_MESSAGE_END of jest-worker). */
const endMessage = 2

/** @type {Promise<import('playwright').Browser> | undefined} */
let browser

/** The worker's browser. @returns {Promise<import('playwright').Browser>} */
function browserOfWorker() {
  browser ??= start()
  return browser
}

async function start() {
  const executablePath = process.env['MARQUEE_BROWSER']
  if (executablePath === undefined) {
    throw new Error('MARQUEE_BROWSER is not set. Stories are tested by: npm run stories:test')
  }
  /** @param {readonly unknown[]} message */
  const leave = ([type]) => {
    if (type !== endMessage) return
    process.off('message', leave)
    // A browser that runs would keep the worker alive.
    void end()
  }
  process.on('message', leave)
  return startStoriesBrowser(executablePath)
}

/** @type {Promise<import('playwright').BrowserContext> | undefined} */
let context

/** Ends the browser; another file would start it again. */
async function end() {
  const running = await browser
  browser = undefined
  context = undefined
  await running?.close()
}

/** The worker's context: what a page of Storybook fetched once is there for the next. */
function contextOfWorker() {
  context ??= openContext()
  return context
}

async function openContext() {
  const running = await browserOfWorker()
  const opened = await running.newContext(contextOptions)
  // The mock API's service worker goes with the last page it serves. One that went while the next page came had MSW reload that page, in the middle of a story: a page that stays keeps it.
  const keeper = await opened.newPage()
  await keeper.goto(new URL('favicon.svg', process.env['TARGET_URL']).href)
  return opened
}

/** A page with Storybook in it. @returns {Promise<import('playwright').Page>} */
async function openPage() {
  const from = await contextOfWorker()
  const page = await from.newPage()
  // React's development form makes a task of every element for the browser's debugger, which nobody opens here: an eighth of a page's time.
  await page.addInitScript('delete console.createTask')
  await setupPage(page, from)
  return page
}

/** Plays the stories of a file, in place of the test-runner's own environment, which loads Storybook's tools and a browser for each file. */
export default class StoryEnvironment extends TestEnvironment {
  /** @type {import('playwright').Page | undefined} */
  #page

  /** Requests of the page that failed, with the reason: the app reloads a page whose code did not load. @type {string[]} */
  #lost = []

  /** @override */
  async setup() {
    await super.setup()
    const hooks = await getTestRunnerConfig()
    Object.assign(this.global, {
      __sbPreVisit: hooks?.preVisit,
      __sbPostVisit: hooks?.postVisit,
      context: await contextOfWorker(),
      jestPlaywright: { resetPage: () => this.replacePage() },
    })
    await this.openPage()
  }

  async openPage() {
    this.#page = await openPage()
    this.#lost = []
    this.#page.on('requestfailed', (request) => this.#lost.push(`${request.url()} (${request.failure()?.errorText})`))
    this.global['page'] = this.#page
  }

  /** The test-runner asks for it when a story went to another document, and would play it again, which hides that it did. */
  async replacePage() {
    const address = this.#page?.url()
    const lost = this.#lost.map((one) => `\n  not loaded: ${one}`).join('')
    await this.#page?.close()
    await this.openPage()
    throw new Error(
      `The story left the page: a link or a form went to another document instead of the router, or the page reloaded itself.\n  it is at: ${address}${lost}`,
    )
  }

  /** @override */
  async teardown() {
    // What the file's last story left on its way must not reach into the next file.
    await this.#page?.close()
    // Nobody ends what runs in Jest's own process, which a run of one file does.
    if (process.send === undefined) await end()
    await super.teardown()
  }
}
