import { setTimeout as wait } from 'node:timers/promises'
import { type Browser, type BrowserContext, type CDPSession, type Page as Tab, chromium } from 'playwright'
import { chromiumFlags, ensureBrowser } from '../../scripts/lib/browser.mjs'
import { type Landmark, observe } from './in-page.ts'

/** How fast network and processor are. */
export type Speed = 'slow' | 'full'

/** Slow 4G as Lighthouse simulates it, throughput in bytes a second, and a processor of a quarter of the speed. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowdown = 4

/** How long a page may take until it can be used, in ms. */
const limit = 60_000

/** What a browser stores for a person: nothing, or a session. */
export type Stored = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Starts Chromium. The certificate is trusted by its key: with `--ignore-certificate-errors` Chromium would keep nothing in its cache,
 * and a repeat visit would be a first one.
 */
export async function launch(publicKeyHash: string): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...chromiumFlags, `--ignore-certificate-errors-spki-list=${publicKeyHash}`],
  })
}

/** A browser with an empty cache, and with a session if one is passed. */
export function newVisitor(browser: Browser, stored?: Stored): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    ...(stored && { storageState: stored }),
  })
}

/** An open page, and how to reach it over Chromium's protocol. */
export interface Opened {
  readonly tab: Tab
  readonly protocol: CDPSession
  /** Waits until nothing was requested for half a second. */
  readonly rest: () => Promise<void>
}

/** Opens an empty page with the network and the processor slowed down, which looks for the landmarks in what it loads. */
export async function openTab(context: BrowserContext, speed: Speed, landmarks: readonly Landmark[]): Promise<Opened> {
  const tab = await context.newPage()
  const protocol = await context.newCDPSession(tab)
  if (speed === 'slow') {
    await protocol.send('Network.enable')
    await protocol.send('Network.emulateNetworkConditions', slow4G)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  }
  await tab.addInitScript(observe, landmarks)
  const pending = new Set<unknown>()
  let changedAt = performance.now()
  const change = () => {
    changedAt = performance.now()
  }
  tab.on('request', (request) => {
    pending.add(request)
    change()
  })
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    tab.on(event as 'requestfinished', (request) => {
      pending.delete(request)
      change()
    })
  }
  const rest = async () => {
    change()
    while (pending.size > 0 || performance.now() - changedAt < 500) await wait(50)
  }
  return { tab, protocol, rest }
}

/**
 * Evaluates an expression in the page, and waits for its value if it is a promise. Unlike Playwright's functions it runs no other script in
 * the page, which would take part in what is measured.
 * @throws when it fails, or has no value after a minute
 */
export async function evaluate(protocol: CDPSession, expression: string): Promise<unknown> {
  const abort = new AbortController()
  const late = wait(limit, undefined, { signal: abort.signal }).then(() => {
    throw new Error(`No value after ${limit / 1000} s: ${expression}`)
  })
  try {
    const evaluated = protocol.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
    const { result, exceptionDetails } = await Promise.race([evaluated, late])
    if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.exception?.description}`)
    return result.value
  } finally {
    abort.abort()
    late.catch(() => undefined)
  }
}
