import type { BrowserContext } from 'playwright'
import { evaluate, type Opened, openTab, type Speed } from './browser.ts'
import type { LongTask } from './in-page.ts'
import type { Page } from './pages.ts'

/** A request of a page. */
export interface Requested {
  /** With its query. */
  readonly path: string
  /** Of the body as sent. */
  readonly bytes: number
  /** From when the page began to load, in ms. */
  readonly start: number
}

/** What was measured of one visit. Times are in ms since the page began to load. */
export interface Visit {
  readonly firstPaint: number
  readonly largestPaint: number
  /** Undefined for a page without script. */
  readonly interactive: number | undefined
  readonly requests: readonly Requested[]
  readonly longTasks: readonly LongTask[]
  /** Bytes of JavaScript's objects after a garbage collection, with the page at rest. */
  readonly heap: number
}

/** What is read from the page when it is at rest. */
const readings = `({
  firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
  largestPaint: bench.largestPaint,
  longTasks: bench.longTasks,
  requests: performance.getEntries()
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .map(({ name, startTime, encodedBodySize }) => {
      const { pathname, search } = new URL(name)
      return { path: pathname + search, bytes: encodedBodySize, start: startTime }
    }),
})`

/** Loads a page in an opened tab and measures it until it is at rest. */
export async function load({ tab, protocol, rest }: Opened, url: string, page: Page): Promise<Visit> {
  await tab.goto(url + page.path, { waitUntil: 'commit' })
  const interactive = page.landmarks.length === 0 ? undefined : Number(await evaluate(protocol, 'bench.interactive'))
  await tab.waitForLoadState('load')
  await rest()
  const read = (await evaluate(protocol, readings)) as Omit<Visit, 'interactive' | 'heap'>
  await protocol.send('HeapProfiler.enable')
  await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  return { ...read, interactive, heap: usedSize }
}

/** Visits a page in a tab of its own. */
export async function visit(context: BrowserContext, url: string, page: Page, speed: Speed): Promise<Visit> {
  const opened = await openTab(context, speed, page.landmarks)
  const visited = await load(opened, url, page)
  await opened.tab.close()
  return visited
}
