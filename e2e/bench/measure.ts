import type { Browser } from 'playwright'
import { newVisitor, type Speed, type Stored } from './browser.ts'
import type { Front } from './front.ts'
import type { Options } from './options.ts'
import { comparisons, type Page, type PageName } from './pages.ts'
import { changeRoutes, type RouteChanges } from './route-changes.ts'
import { visit, type Visit } from './visit.ts'
import type { Results } from './tables.ts'

/** What the measurement needs beside its options. */
export interface Bench {
  readonly browser: Browser
  readonly front: Front
  /** What the browser of a signed-in employer stores. */
  readonly stored: Stored
}

/** One empty list for each page that is visited. */
const emptyRounds = () => ({ product: [] as Visit[], react: [] as Visit[], plain: [] as Visit[] })
const emptyOccasions = () => ({ first: emptyRounds(), repeat: emptyRounds() })
const emptyChanges = () => ({ product: [] as RouteChanges[], react: [] as RouteChanges[] })

const speeds: readonly Speed[] = ['slow', 'full']
const kinds = ['plain', 'react', 'product'] as const

/**
 * Measures in rounds: each round visits every page once, those of a comparison one after the other, and in the other order in every second
 * round, so that what else the machine does meets all alike.
 */
export async function measure(bench: Bench, { runs, parts }: Options): Promise<Results> {
  const pages = parts.filter((part): part is PageName => part !== 'routes')
  const visits = Object.fromEntries(pages.map((page) => [page, { slow: emptyOccasions(), full: emptyOccasions() }]))
  const changes = parts.includes('routes') ? { slow: emptyChanges(), full: emptyChanges() } : undefined
  for (let round = 0; round < runs; round += 1) {
    process.stdout.write(`Round ${round + 1} of ${runs} …\n`)
    const order = round % 2 === 0 ? kinds : kinds.toReversed()
    for (const speed of speeds) {
      for (const [name, kind] of pages.flatMap((page) => order.map((one) => [page, one] as const))) {
        const page = comparisons[name][kind]
        if (page === undefined) continue
        const { first, repeat } = await visitTwice(bench, page, speed)
        visits[name]?.[speed].first[kind].push(first)
        visits[name]?.[speed].repeat[kind].push(repeat)
      }
      for (const kind of order) {
        if (changes === undefined || kind === 'plain') continue
        const context = await newVisitor(bench.browser, bench.stored)
        changes[speed][kind].push(await changeRoutes(context, bench.front.url, kind, speed))
        await context.close()
      }
    }
  }
  return { visits, changes }
}

/** Visits a page with an empty cache, and again in a new tab of the same browser. */
async function visitTwice({ browser, front, stored }: Bench, page: Page, speed: Speed) {
  const context = await newVisitor(browser, page.isSignedIn ? stored : undefined)
  const first = await visit(context, front.url, page, speed)
  const repeat = await visit(context, front.url, page, speed)
  await context.close()
  return { first, repeat }
}
