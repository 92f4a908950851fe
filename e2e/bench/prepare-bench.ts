import type { Browser, BrowserContext } from 'playwright'
import { newVisitor, type Stored } from './browser.ts'
import type { Front } from './front.ts'
import { comparisons } from './pages.ts'
import { changeRoutes } from './route-changes.ts'
import { visit } from './visit.ts'

const demo = { email: 'demo@marquee.example', password: 'Marquee-demo-1' }

/** Signs the demo employer in on the product's page, and returns what the browser stores then. */
async function signIn(context: BrowserContext, url: string): Promise<Stored> {
  const tab = await context.newPage()
  await tab.goto(`${url}${comparisons['sign-in'].product.path}`)
  await tab.locator('input[type="email"]').fill(demo.email)
  await tab.locator('input[type="password"]').fill(demo.password)
  await tab.locator('form [type="submit"]').click()
  await tab.waitForURL(`${url}${comparisons.home.product.path}`)
  await tab.locator('main h1').waitFor()
  const stored = await context.storageState()
  await tab.close()
  return stored
}

/**
 * Records what the product answers on every page and route that will be measured, and makes the answers of the stub API of the same size:
 * from what each page reads until it can be used.
 * @returns what the browser of a signed-in employer stores
 */
export async function record(browser: Browser, front: Front): Promise<Stored> {
  const context = await newVisitor(browser)
  const stored = await signIn(context, front.url)
  await context.close()
  for (const [page, stub] of [
    ['home', 'home'],
    ['gigs', 'list'],
  ] as const) {
    const visitor = await newVisitor(browser, stored)
    const { requests, interactive = Infinity } = await visit(visitor, front.url, comparisons[page].product, 'full')
    await visitor.close()
    const reads = requests.filter(({ path, start }) => path.startsWith('/api/') && start <= interactive)
    front.setStub(
      stub,
      reads.map(({ path }) => path),
    )
  }
  const visitor = await newVisitor(browser, stored)
  await changeRoutes(visitor, front.url, 'product', 'full')
  await visitor.close()
  front.product.endRecording()
  return stored
}
