import type { TestRunnerConfig } from '@storybook/test-runner'
import type { CDPSession, Page } from 'playwright'
import type { Cut, Plan, Shot } from './bridge.ts'
import { htmlMistakes } from './html-validity.ts'
import type { Theme } from './modes.ts'
import { watchRequests, type RequestWatch } from './request-watch.ts'

/** Where pictures are sent to be compared; set by `npm run stories:test`. Without it stories are only played and checked by axe. */
const visualUrl = process.env['MARQUEE_VISUAL_URL']

/** `npm run stories:test -- --only-pictures`: neither axe nor the HTML is checked. */
const onlyPictures = process.env['MARQUEE_ONLY_PICTURES'] === 'true'

const watches = new WeakMap<Page, RequestWatch>()
const plans = new Map<string, Plan>()

/** Where most stories happen, and the size a page opens with. */
const desk = { width: 1280, height: 800 }

/** The highest picture of a page, in CSS pixels. */
const highest = 8000

const fail = (heading: string, lines: readonly string[]): never => {
  throw new Error(`${heading}\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}`)
}

/** Nothing moves, nothing is asked for, and no part that comes after the page is still on its way (it says so by `data-pending`). */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('[data-pending]') === null)
  await page.evaluate(() => window.marqueeStories.quiet())
  while (watches.get(page)?.isBusy() === true) await page.evaluate(() => window.marqueeStories.quiet())
}

/** Sets the window's size, and waits until the page has it: what is asked of it next depends on it. */
async function resize(page: Page, { width, height }: Shot['viewport']): Promise<void> {
  const before = page.viewportSize()
  if (before?.width === width && before.height === height) return
  await page.setViewportSize({ width, height })
  await page.waitForFunction((size) => window.innerWidth === size.width && window.innerHeight === size.height, {
    width,
    height,
  })
}

async function audit(page: Page, id: string, theme: Theme): Promise<void> {
  const violations = await page.evaluate((storyId) => window.marqueeStories.audit(storyId), id)
  if (violations.length > 0) fail(`axe found ${violations.length} violation(s) in the ${theme} theme:`, violations)
}

const sessions = new WeakMap<Page, Promise<CDPSession>>()

function protocolOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page)
  if (known !== undefined) return known
  const session = page.context().newCDPSession(page)
  sessions.set(page, session)
  return session
}

/** Where a picture lies in the document, in CSS pixels: the browser cuts there, however far the page is scrolled. */
async function boxOf(protocol: CDPSession, cut: Cut, { width, height }: Shot['viewport']) {
  if (typeof cut === 'object') return cut
  const { cssVisualViewport } = await protocol.send('Page.getLayoutMetrics')
  return { x: cssVisualViewport.pageX, y: cssVisualViewport.pageY, width, height }
}

/** The browser's own picture. Playwright's `screenshot` would stop motion and hide the caret for each picture; `stopMotion` did so once. */
async function shoot(page: Page, cut: Cut, viewport: Shot['viewport']): Promise<string> {
  const protocol = await protocolOf(page)
  const box = await boxOf(protocol, cut, viewport)
  // A picture beyond the window needs another layout of the page, which takes time, so only when it is needed.
  const captureBeyondViewport =
    cut !== 'window' && (box.y + box.height > viewport.height || box.x + box.width > viewport.width)
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport,
    clip: { ...box, scale: 1 },
  })
  return data
}

/** What is wrong with a picture, and what to do about it; empty when it is as accepted. */
interface Judgement {
  readonly message?: string
  readonly advice?: string
}

async function compare(id: string, mode: string, picture: string): Promise<Judgement> {
  const response = await fetch(`${visualUrl}/${encodeURIComponent(id)}/${mode}`, {
    method: 'POST',
    body: new Uint8Array(Buffer.from(picture, 'base64')),
  })
  return (await response.json()) as Judgement
}

/** One picture per mode, axe once per theme at the size the story was played at. */
async function visit(page: Page, id: string, { shots, crop, hover }: Plan): Promise<readonly string[]> {
  const complaints: string[] = []
  let advised: string | undefined
  const home = shots[0]?.viewport ?? desk
  const audited = new Set<Theme>(onlyPictures ? ['light', 'dark'] : [])
  let viewport: Shot['viewport'] = home
  let asked = home
  let theme: Theme = 'light'
  const show = async (next: Theme, size: Shot['viewport']) => {
    // A window that was made as high as its page stays so while only the theme changes.
    const isOtherSize = size.width !== asked.width || size.height !== asked.height
    if (isOtherSize) {
      await resize(page, size)
      viewport = size
    }
    asked = size
    // A theme is custom properties: where nothing in the document moves with it, it is there in the next frame.
    const hasMoved = next !== theme && (await page.evaluate((name) => window.marqueeStories.setTheme(name), next))
    theme = next
    if (isOtherSize || hasMoved) await settle(page)
  }
  /** A window as high as the page: what sticks to its end stands there and covers nothing. */
  const showWhole = async () => {
    const height = Math.min(highest, await page.evaluate(() => window.marqueeStories.pageHeight()))
    if (height <= viewport.height) return
    viewport = { ...viewport, height }
    await resize(page, viewport)
    await settle(page)
  }
  await page.evaluate(() => window.marqueeStories.stopMotion(true))
  if (hover !== null) {
    await page.hover(hover)
    await settle(page)
  }
  for (const shot of shots) {
    await show(shot.theme, shot.viewport)
    const hasMediaFeature = shot.forcedColors !== undefined || shot.prefersReducedMotion !== undefined
    if (!hasMediaFeature && !audited.has(shot.theme)) {
      await audit(page, id, shot.theme)
      audited.add(shot.theme)
    }
    if (shot.prefersReducedMotion !== undefined) {
      await page.evaluate(() => window.marqueeStories.stopMotion(false))
      await settle(page)
      const moving = await page.evaluate(() => window.marqueeStories.runningAnimations())
      if (moving.length > 0) complaints.push(`Still moving although reduced motion is asked for: ${moving.join(', ')}.`)
    }
    if (visualUrl !== undefined) {
      if (shot.forcedColors !== undefined) await page.emulateMedia({ forcedColors: 'active' })
      if (crop === 'page') await showWhole()
      const cut = await page.evaluate((how) => window.marqueeStories.cut(how), crop)
      const { message, advice } = await compare(id, shot.name, await shoot(page, cut, viewport))
      if (message !== undefined) complaints.push(message)
      if (advice !== undefined) advised = advice
      if (shot.forcedColors !== undefined) await page.emulateMedia({ forcedColors: 'none' })
    }
  }
  for (const missing of (['light', 'dark'] as const).filter((name) => !audited.has(name))) {
    await show(missing, home)
    await audit(page, id, missing)
  }
  if (hover !== null) await page.mouse.move(0, 0)
  return advised === undefined ? complaints : [...complaints, advised]
}

const config: TestRunnerConfig = {
  // The page's console is judged by our own list of problems, with its allowances; printing it as well would bury the message.
  logLevel: 'none',
  async prepare({ page }) {
    const address = new URL('iframe.html?test-run', process.env['TARGET_URL'])
    await page.goto(address.href, { waitUntil: 'load' })
    await page.waitForFunction(() => window.marqueeStories !== undefined)
    // Said again to the page that is there now: what the context says of it may have been lost with the empty page before.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', forcedColors: 'none' })
  },
  async preVisit(page, { id }) {
    if (!watches.has(page)) watches.set(page, watchRequests(page))
    const plan = await page.evaluate((storyId) => window.marqueeStories.plan(storyId), id)
    plans.set(id, plan)
    // The story before would be laid out, and ask for more, at another size and to no end.
    await page.evaluate(() => window.marqueeStories.leave())
    await resize(page, plan.shots[0]?.viewport ?? desk)
    // Nothing fades or slides while a story is played: how far it is would depend on the machine.
    await page.evaluate(() => window.marqueeStories.stopMotion(true))
    watches.get(page)?.startStory()
  },
  async postVisit(page, { id, hasFailure }) {
    const plan = plans.get(id)
    if (hasFailure === true || plan === undefined) return
    if (plan.mistake !== null) fail('The story is declared wrongly:', [plan.mistake])
    await settle(page)
    const mistakes = onlyPictures ? [] : htmlMistakes(await page.evaluate(() => window.marqueeStories.markup()))
    if (mistakes.length > 0) fail(`The markup is no valid HTML, ${mistakes.length} mistake(s):`, mistakes)
    const complaints = await visit(page, id, plan)
    const problems = await page.evaluate((storyId) => window.marqueeStories.problems(storyId), id)
    const foreign = watches.get(page)?.foreignRequests() ?? []
    if (problems.length > 0) fail('The story wrote to the console or left an error behind:', problems)
    if (foreign.length > 0) fail('The story asked another host; stories use no remote files:', foreign)
    if (complaints.length > 0) fail('It does not look as accepted:', complaints)
  },
}

export default config
