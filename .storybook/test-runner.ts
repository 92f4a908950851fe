import { appendFileSync } from 'node:fs'
import type { TestRunnerConfig } from '@storybook/test-runner'
import { toMatchImageSnapshot } from 'jest-image-snapshot'
import type { CDPSession, Page, Request } from 'playwright'
import { auditPage } from './audit.ts'
import { conditions, setTheme } from './conditions.ts'
import { enabledModes, modes, type ModeName, type Theme } from './modes.ts'
import { isInWindow, obstacleToStories, pictureArea, runningAnimations, storyMarkup, waitUntilQuiet } from './page.ts'
import { htmlMistakes } from '../scripts/storybook/lib/html-validity.ts'
import {
  comparison,
  cutOut,
  isAccepted,
  pictureName,
  unpackPicture,
  type Picture,
} from '../scripts/storybook/lib/pictures.ts'
import { withPointer } from './pointer.ts'
import { watchRequests, type RequestWatch } from './request-watch.ts'
import { auditedElsewhere, isWhole, type Plan, usualCrop } from './story-plan.ts'

interface Size {
  readonly width: number
  readonly height: number
}

/** Where Storybook shows the components of the design system. */
const componentTitle = 'Design system/'

/** The height of the tallest picture, in CSS pixels. */
const maxHeight = 8000

/** For how long (ms) a document must not have changed before it is pictured. */
const quietMs = 40

/** The file that gets a line for each story of a component as it begins, and one with what was seen of it when it has passed. */
const checkList = process.env['MARQUEE_CHECK_LIST']
/** The file that lists the pictures of a run; without it none are taken. */
const pictureList = process.env['MARQUEE_PICTURE_LIST']

/** Whether axe runs in all of `conditions`, instead of comparing pictures. */
const isEverywhere = process.env['MARQUEE_AUDIT_EVERYWHERE'] !== undefined

const watches = new WeakMap<Page, RequestWatch>()
const plans = new WeakMap<Page, Plan>()
const sessions = new WeakMap<Page, CDPSession>()

function fail(heading: string, lines: readonly string[]): void {
  if (lines.length === 0) return
  throw new Error(`${heading}\n${lines.map((line) => `  ${line.replaceAll('\n', '\n  ')}`).join('\n')}`)
}

/** Lists a story of a component: as begun, or with what was seen of it. */
function noteCheck(title: string, seen?: ReturnType<Window['whatWasSeen']>): void {
  if (checkList === undefined || !title.startsWith(componentTitle)) return
  const note = seen === undefined ? {} : { ...seen, conditions: isEverywhere ? conditions.map(({ name }) => name) : [] }
  appendFileSync(checkList, `${JSON.stringify({ component: title.split('/').at(-1), ...note })}\n`)
}

/** Waits until requests have been answered, lazily loaded parts are shown, and the document is quiet. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(waitUntilQuiet, quietMs)
  for (let wait = watches.get(page)?.pendingFor() ?? 0; wait > 0; wait = watches.get(page)?.pendingFor() ?? 0) {
    await page.waitForTimeout(wait)
    await page.evaluate(waitUntilQuiet, quietMs)
  }
}

/** Chromium's own command with its fast compression: half of what Playwright's costs, which cuts the picture out by drawing the page again. */
async function windowPicture(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page))
  sessions.set(page, session)
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  return Buffer.from(data, 'base64')
}

async function picture(page: Page, id: string, plan: Plan, size: Size): Promise<Picture> {
  const crop = usualCrop(plan)
  if (isWhole(id, plan)) {
    // In a window as tall as the page, what sticks to its end stands there and covers nothing.
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await page.setViewportSize({ width: size.width, height: Math.min(maxHeight, Math.max(height, size.height)) })
    await settle(page)
  }
  const clip = await page.evaluate(pictureArea, crop === 'page' ? 'window' : crop)
  const isBeyond = crop === 'content' && !(await page.evaluate(isInWindow, clip))
  if (!isBeyond) return { png: await windowPicture(page), part: clip }
  // A picture beyond the window lays the page out once more, and hiding the caret, which still.css has done, styles it once more.
  return { png: await page.screenshot({ clip, fullPage: true, caret: 'initial' }) }
}

/** Compares a picture with the accepted one. @returns how it differs; undefined when it does not */
async function difference(name: string, received: Picture): Promise<string | undefined> {
  if (await isAccepted(name, received)) return undefined
  await unpackPicture(name)
  try {
    expect(await cutOut(received).png().toBuffer()).toMatchImageSnapshot(comparison(name))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Runs axe in each condition. Other states than the one that the story ends in are not reached there. */
async function auditEverywhere(page: Page, plan: Plan): Promise<void> {
  const found: string[] = []
  const rules = plan.a11y?.config?.rules ?? []
  const size = page.viewportSize()
  for (const { name, begin, end, without } of conditions) {
    await begin(page)
    await settle(page)
    const off = without === undefined ? [] : [{ id: without, enabled: false }]
    const settings = { ...plan.a11y, config: { ...plan.a11y?.config, rules: [...rules, ...off] } }
    found.push(...(await auditPage(page, settings)).map((violation) => `${name}: ${violation}`))
    await end?.(page)
    if (size !== null) await page.setViewportSize(size)
  }
  fail('axe:', found)
}

/** Compares a picture in each of the story's modes, and runs axe once in each theme. */
async function inspect(page: Page, id: string, plan: Plan): Promise<void> {
  /** The window's width at which a theme was audited. */
  const audited = new Map<Theme, number>()
  const differences: string[] = []
  const audit = async (theme: Theme) => {
    if (audited.has(theme)) return
    const width = page.viewportSize()?.width ?? 0
    // At the same width another theme differs in colours alone.
    const scope = [...audited.values()].includes(width) ? 'colour' : 'all'
    fail(`axe, ${theme} theme:`, await auditPage(page, plan.a11y, scope, auditedElsewhere(id, plan)))
    audited.set(theme, width)
  }
  let current: Size = modes[plan.modes[0] ?? 'light-1280'].viewport
  let theme: Theme = 'light'
  for (const name of plan.modes) {
    const mode: (typeof modes)[ModeName] & { forcedColors?: 'active'; prefersReducedMotion?: 'reduce' } = modes[name]
    if (mode.theme !== theme) await setTheme(page, mode.theme)
    theme = mode.theme
    const { width, height } = mode.viewport
    const isOtherSize = width !== current.width || height !== current.height
    if (isOtherSize || page.viewportSize()?.height !== height) await page.setViewportSize({ width, height })
    current = mode.viewport
    await settle(page)
    if (mode.prefersReducedMotion !== undefined) {
      await page.evaluate(() => document.documentElement.toggleAttribute('data-still', false))
      await settle(page)
      fail('Still moving although reduced motion is asked for:', await page.evaluate(runningAnimations))
      await page.evaluate(() => document.documentElement.toggleAttribute('data-still', true))
    }
    if (mode.forcedColors !== undefined) await page.emulateMedia({ forcedColors: 'active' })
    else await audit(theme)
    // The mode of reduced motion has been looked at by now; its picture would be that of the light theme.
    if (pictureList !== undefined && mode.prefersReducedMotion === undefined) {
      const taken = pictureName(id, name)
      appendFileSync(pictureList, `${taken}\n`)
      const found = await difference(taken, await picture(page, id, plan, mode.viewport))
      if (found !== undefined) differences.push(`${name}: ${found}`)
    }
    if (mode.forcedColors !== undefined) await page.emulateMedia({ forcedColors: 'none' })
  }
  for (const missing of (['light', 'dark'] as const).filter((name) => !audited.has(name))) {
    await setTheme(page, missing)
    await audit(missing)
  }
  // Thrown after the last mode, so that the report holds every picture of the story that differs.
  fail('Not as accepted:', differences)
}

const config: TestRunnerConfig = {
  // The page's console is judged by our own list of problems, with its allowances.
  logLevel: 'none',
  setup() {
    expect.extend({ toMatchImageSnapshot })
  },
  async prepare({ page }) {
    // Left out of the run: a task for the debugger of every element, which React's development form makes (an eighth of a page's time), and
    // Storybook's highlighting, which reads the computed style of every element after every change.
    await page.addInitScript('delete console.createTask; window.__STORYBOOK_HIGHLIGHT_INITIALIZED = true')
    const failed: string[] = []
    const note = (request: Request) => failed.push(`${request.url()}: ${request.failure()?.errorText ?? 'no reason'}`)
    page.on('requestfailed', note)
    await page.goto(new URL('iframe.html?test-run', process.env['TARGET_URL']).href, { waitUntil: 'load' })
    let obstacle = await page.evaluate(obstacleToStories)
    for (let attempt = 0; attempt < 3 && obstacle !== undefined; attempt++) {
      process.stderr.write(`Storybook is loaded again: ${[obstacle, ...failed].join('; ')}\n`)
      await page.reload({ waitUntil: 'load' })
      obstacle = await page.evaluate(obstacleToStories)
    }
    page.off('requestfailed', note)
    fail('Storybook cannot show a story:', obstacle === undefined ? [] : [obstacle, ...failed])
    // The context's setting may have been lost with the empty page before this one.
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light', forcedColors: 'none' })
  },
  async preVisit(page, { id }) {
    const watch = watches.get(page) ?? watchRequests(page)
    watches.set(page, watch)
    const { title, hasLoaded, parameters } = await page.evaluate((storyId) => window.readStory(storyId), id)
    const { modes: wanted } = parameters.chromatic
    plans.set(page, {
      title,
      hasLoaded,
      visual: parameters.visual,
      modes: parameters.visual.skip === undefined ? enabledModes(wanted) : [],
      a11y: parameters.a11y,
      expectedProblems: parameters.expectedProblems ?? [],
    })
    await page.evaluate(() => window.leaveStory())
    await page.setViewportSize(modes[enabledModes(wanted)[0] ?? 'light-1280'].viewport)
    await page.mouse.move(0, 0)
    watch.startStory()
    noteCheck(title)
  },
  async postVisit(page, { id, hasFailure }) {
    const plan = plans.get(page)
    if (hasFailure === true || plan === undefined) return
    const { kind } = plan.visual
    if (plan.title.startsWith('Screens/') && !['screen', 'phone', 'desktop'].includes(kind)) {
      fail('The story is declared wrongly:', [
        `It shows a screen: add ...visual('screen') to its parameters (it is a ${kind}).`,
      ])
    }
    await settle(page)
    const seen = await page.evaluate(() => window.whatWasSeen())
    fail('The markup is not valid HTML:', htmlMistakes(await page.evaluate(storyMarkup)))
    if (!isEverywhere) await withPointer(page, plan.visual, () => inspect(page, id, plan))
    const missed = await page.evaluate(() => window.missedFrames())
    if (missed > 0) {
      process.stderr.write(`${id}: the browser drew nothing for a while; ${missed} frames were replaced by timers.\n`)
    }
    const problems = await page.evaluate((expected) => window.storyProblems(expected), plan.expectedProblems)
    fail('The story wrote to the console or left an error behind:', problems)
    fail('The story requested another host; stories use no remote files:', watches.get(page)?.foreignRequests() ?? [])
    // Last, because a story that is rendered with another direction forgets its problems.
    if (isEverywhere) await auditEverywhere(page, plan)
    noteCheck(plan.title, seen)
  },
}

export default config
