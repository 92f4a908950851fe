import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { chromium } from 'playwright'
import { demoSession } from './support/demo-session.ts'
import { startProduct } from './support/product.ts'
import { chromiumFlags, ensureBrowser } from '../scripts/lib/browser.mjs'
import { runMain } from '../scripts/lib/fail.mjs'
import { freePort } from '../scripts/lib/port.mjs'
import { prepare } from '../scripts/lib/prepare.mjs'
import { run } from '../scripts/lib/process.mjs'

/**
 * What is read of Lighthouse's report.
 * @typedef {{ score: number | null, displayValue?: string, title: string, scoreDisplayMode: string }} Audit
 * @typedef {{ categories: Record<string, { title: string, score: number | null }>, audits: Record<string, Audit> }} Report
 */

// Fetched when it is asked for: installed, it would more than double what a clone downloads.
const lighthouse = 'lighthouse@13.5.0'
/** For how long (ms) Chromium may take to open its port. */
const startLimit = 30_000

const guestPages = ['/sign-in', '/create-account', '/terms']
const dashboardPages = [
  '/dashboard',
  '/dashboard/gig-management',
  '/dashboard/post-gig',
  '/dashboard/my-workers',
  '/dashboard/wallet&payments',
  '/dashboard/billing-subscription',
  '/dashboard/profile&settings',
]

// npm run lighthouse [path …]: Lighthouse's phone profile (slow 4G, processor of a quarter of the speed, both simulated) for the main pages of
// the built product, or the pages that are named. It says what keeps a page from 100. Scores of speed depend on the machine: compare runs of one.
await runMain(async () => {
  const finished = await prepare()
  if (finished !== undefined) return finished
  const asked = process.argv.slice(2)
  const pages = asked.length > 0 ? asked : [...guestPages, ...dashboardPages]
  const product = await startProduct({ MARQUEE_SEED: 'demo' })
  const folder = mkdtempSync(join(tmpdir(), 'marquee-lighthouse-'))
  const browser = await startBrowser(join(folder, 'profile'))
  try {
    // Guests first: the session that the dashboard needs stays in the profile.
    const isGuest = (/** @type {string} */ path) => !path.startsWith('/dashboard')
    for (const path of pages.filter(isGuest)) await audit(product.url + path, browser.port, folder)
    await storeSession(product.url, browser.port)
    for (const path of pages.filter((page) => !isGuest(page))) await audit(product.url + path, browser.port, folder)
  } finally {
    await browser.stop()
    await product.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
  }
  return 0
})

/**
 * Starts Chromium by itself: one that Playwright starts holds each page that another program opens.
 * @param {string} profile the folder of its data
 */
async function startBrowser(profile) {
  const port = await freePort()
  const flags = [...chromiumFlags, '--headless=new', `--remote-debugging-port=${port}`, `--user-data-dir=${profile}`]
  const child = spawn(await ensureBrowser(), [...flags, 'about:blank'], { stdio: 'ignore' })
  const ended = new Promise((resolve) => {
    child.once('exit', resolve)
  })
  const stop = async () => {
    child.kill()
    await ended
  }
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/json/version`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (const begun = performance.now(); !(await isOpen()); await wait(100)) {
    if (child.exitCode === null && performance.now() - begun < startLimit) continue
    await stop()
    throw new Error('Chromium did not open its port.')
  }
  return { port, stop }
}

/** Signs the demo employer in in the browser's own profile. @param {string} url @param {number} port */
async function storeSession(url, port) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await browser.contexts()[0]?.newPage()
  await page?.goto(`${url}/terms`)
  await page?.evaluate((value) => localStorage.setItem('auth-storage', value), await demoSession(url))
  await page?.close()
  await browser.close()
}

/** Runs Lighthouse on a page and prints its scores and what fails. @param {string} url @param {number} port @param {string} folder */
async function audit(url, port, folder) {
  const file = join(folder, 'report.json')
  const code = await run('npx', [
    '--yes',
    lighthouse,
    url,
    `--port=${port}`,
    '--disable-storage-reset',
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
  ])
  if (code !== 0) throw new Error(`Lighthouse failed for ${url} (exit code ${code}).`)
  /** @type {Report} */
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8'))
  const scores = Object.values(categories).map(({ title, score }) => `${title} ${Math.round((score ?? 0) * 100)}`)
  process.stdout.write(`\n${new URL(url).pathname}: ${scores.join(', ')}\n`)
  for (const { score, scoreDisplayMode, title, displayValue = '' } of Object.values(audits)) {
    if (score !== null && score < 0.9 && scoreDisplayMode !== 'informative') {
      process.stdout.write(`  ${title}: ${displayValue || 'failed'}\n`)
    }
  }
}
