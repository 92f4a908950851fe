import { chromium } from 'playwright'
import { createEmployer, storedSession } from './support/employer.ts'
import { enablePosting, postGig } from './support/gigs.ts'
import { addApplicants } from './support/people.ts'
import { startProduct } from './support/product.ts'
import { chromiumFlags, ensureBrowser } from '../scripts/lib/browser.mjs'
import { runMain } from '../scripts/lib/fail.mjs'
import { prepare } from '../scripts/lib/prepare.mjs'

/**
 * @typedef {{ ms: number, frames: number, gets: string[], shown: string }} Step From the press of `j` to the frame with the next applicant.
 * @typedef {{ steps: Step[], shown: () => string | null | undefined }} Triage What the page notes, and who is focused or shown now.
 */

const applicants = 1000
const decisions = 30
/** How long a person looks at an applicant, in ms: the answer to a decision and what is read ahead have come by then. */
const lookMs = 400
const slowdowns = [1, 4]
/** After this time without another row in focus a press of `j` counts as lost, in ms. */
const lostMs = 5000

// npm run measure:triage: thirty of a thousand applicants are decided about by keyboard on the built product, in the list and on their pages.
// Of each press of `j` it measures the time and the frames until the next applicant is painted, and what was asked for before that; of the
// page its rows and its heap once what nothing refers to is removed. Times are of this machine; frames, requests and growth say more.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const executablePath = await ensureBrowser()
  const product = await startProduct({ MARQUEE_SEED: 'demo' })
  process.env['MARQUEE_E2E_URL'] = product.url
  process.env['MARQUEE_E2E_DATA_DIR'] = product.dataDir
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
  try {
    const employer = await createEmployer()
    await enablePosting(employer)
    for (const slowdown of slowdowns) {
      const gig = await postGig(employer)
      await addApplicants(employer, gig.id, applicants)
      const page = await open(browser, product.url, storedSession(employer), slowdown)
      await goThrough(page, `${product.url}/dashboard/gig-management/${gig.id}?tab=applicants`, slowdown)
      await page.context().close()
    }
  } finally {
    await browser.close()
    await product.stop()
  }
  return 0
})

/**
 * A page of the employer whose processor is so many times slower.
 * @param {import('playwright').Browser} browser @param {string} url @param {string} stored @param {number} slowdown
 */
async function open(browser, url, stored, slowdown) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  })
  await context.addInitScript(([origin, value]) => {
    if (location.origin === origin) localStorage.setItem('auth-storage', value)
  }, /** @type {const} */ ([url, stored]))
  await context.addInitScript(watchSteps)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}

/**
 * Runs in the page: notes each press of `j`, the reads that begin after it, and the frame in which another applicant is shown. The frame counts
 * as painted when a task runs after it.
 */
function watchSteps() {
  /** @type {string[]} */
  let gets = []
  /** Who has the focus in a list; on a page of an applicant who it is about, once no skeleton covers anything. */
  const shown = () => {
    if (location.pathname.includes('/profile/')) {
      return document.querySelector('main [inert]') === null
        ? document.querySelector('main h1')?.textContent
        : undefined
    }
    const row = document.activeElement?.closest('[data-row]')
    return row instanceof HTMLElement ? row.dataset['row'] : undefined
  }
  /** @type {Triage} */
  const triage = { steps: [], shown }
  Object.assign(globalThis, { triage })
  const { open } = XMLHttpRequest.prototype
  XMLHttpRequest.prototype.open = function (/** @type {string} */ method, /** @type {string | URL} */ url) {
    if (method.toUpperCase() === 'GET') gets.push(String(url))
    return Reflect.apply(open, this, arguments)
  }
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key !== 'j') return
      const before = shown()
      let frames = 0
      gets = []
      const look = () => {
        frames += 1
        const now = shown()
        if (now === before || now === undefined || now === null) return void requestAnimationFrame(look)
        setTimeout(() => triage.steps.push({ ms: performance.now() - timeStamp, frames, gets: [...gets], shown: now }))
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}

/**
 * Decides about applicants in the list, walks to its end, and decides about others on their pages.
 * @param {import('playwright').Page} page @param {string} url @param {number} slowdown
 */
async function goThrough(page, url, slowdown) {
  console.log(`\nProcessor ${slowdown === 1 ? 'as it is' : `${slowdown} times slower`}`)
  await openList(page, url)
  await decide(page, 'in the list')
  if (slowdown === 1) await walk(page)
  await openList(page, url)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/profile\/applicant\//)
  await page.waitForLoadState('networkidle')
  await decide(page, 'on their pages')
}

/** Loads the list until all of it is read, and goes to its first row. @param {import('playwright').Page} page @param {string} url */
async function openList(page, url) {
  await page.goto(url)
  await page.locator('main [data-row]').first().waitFor()
  await page.waitForLoadState('networkidle')
  // The shortcuts are there a moment after the page.
  while (await page.evaluate(() => document.activeElement?.closest('[data-row]') === null)) {
    await page.keyboard.press('j')
    await page.waitForTimeout(lookMs)
  }
  await page.waitForTimeout(lookMs)
}

/** Decides about thirty applicants. @param {import('playwright').Page} page @param {string} where */
async function decide(page, where) {
  await takeSteps(page)
  const heaps = [await heapOf(page)]
  let mostRows = 0
  for (let count = 1; count <= decisions; count += 1) {
    await page.keyboard.press(count % 2 === 0 ? 's' : 'd')
    await page.waitForTimeout(lookMs)
    await page.keyboard.press('j')
    await page.waitForTimeout(lookMs)
    mostRows = Math.max(mostRows, await rowsOf(page))
    if (count % 10 === 0) heaps.push(await heapOf(page))
  }
  print(`${decisions} decisions ${where}`, await takeSteps(page), mostRows)
  console.log(`    heap at the start and after 10, 20 and 30: ${heaps.map(megabytes).join(', ')}`)
}

/** Moves on by `j` as soon as the next row has the focus, to the end of the list. @param {import('playwright').Page} page */
async function walk(page) {
  let mostRows = 0
  let lost = 0
  for (let press = 0, steps = 0; press < applicants; press += 1) {
    await page.keyboard.press('j')
    const isMoved = await hasMoved(page, steps)
    steps += isMoved ? 1 : 0
    lost += isMoved ? 0 : 1
    if (press % 20 === 0) mostRows = Math.max(mostRows, await rowsOf(page))
    if (!isMoved && (await isAtEnd(page))) break
  }
  print('further rows without a look', await takeSteps(page), mostRows)
  console.log(
    `    presses after which no other row had the focus within ${lostMs / 1000} s: ${lost}, of which one is at the end`,
  )
  await page.waitForLoadState('networkidle')
  console.log(`    heap after all ${applicants} rows: ${megabytes(await heapOf(page))}`)
}

/** Whether a step beyond so many was noted soon. @param {import('playwright').Page} page @param {number} before */
async function hasMoved(page, before) {
  const step = page.waitForFunction(
    (count) => /** @type {{ triage: Triage }} */ (/** @type {unknown} */ (globalThis)).triage.steps.length > count,
    before,
    { timeout: lostMs },
  )
  return step.then(
    () => true,
    () => false,
  )
}

/** Whether the last row has the focus. @param {import('playwright').Page} page */
function isAtEnd(page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll('main [data-row]')]
    return document.activeElement?.closest('[data-row]') === rows.at(-1)
  })
}

/** What was noted since it was last taken. @param {import('playwright').Page} page @returns {Promise<Step[]>} */
function takeSteps(page) {
  return page.evaluate(() =>
    /** @type {{ triage: Triage }} */ (/** @type {unknown} */ (globalThis)).triage.steps.splice(0),
  )
}

/** @param {import('playwright').Page} page */
function rowsOf(page) {
  return page.locator('main [data-row]').count()
}

/** The bytes of the page's heap without what nothing refers to. @param {import('playwright').Page} page */
async function heapOf(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

/** @param {number} bytes */
function megabytes(bytes) {
  return `${(bytes / 1_000_000).toFixed(2)} MB`
}

/** @param {string} title @param {readonly Step[]} steps @param {number} mostRows */
function print(title, steps, mostRows) {
  const reads = steps.flatMap(({ gets }) => gets)
  const names = [...new Set(reads.map((url) => new URL(url, 'http://127.0.0.1').pathname.split('/').at(-1)))]
  const awaited = steps.flatMap(({ gets, shown }) => gets.filter((url) => url.includes(`_w${numberOf(shown)}/`)))
  console.log(`  ${title}: ${steps.length} steps, at most ${mostRows} rows`)
  console.log(`    time    ${spread(steps.map(({ ms }) => ms))} ms`)
  console.log(`    frames  ${spread(steps.map(({ frames }) => frames))}`)
  console.log(`    reads of who is shown next between the press and the frame: ${awaited.length}`)
  console.log(
    `    other reads that began meanwhile: ${reads.length - awaited.length}${names.length > 0 ? ` (of ${names.join(', ')})` : ''}`,
  )
}

/** The number of an applicant, which ends the name, the id and the worker's id (`addApplicants`). @param {string} shown */
function numberOf(shown) {
  return /\d+$/.exec(shown)?.[0] ?? ''
}

/** Median, the 95th of a hundred, and the worst. @param {readonly number[]} values */
function spread(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ share) => (sorted[Math.ceil(share * sorted.length) - 1] ?? 0).toFixed(1)
  return `median ${at(0.5)}, p95 ${at(0.95)}, worst ${at(1)}`
}
