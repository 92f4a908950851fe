import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'
import { filesOfRoute, type measure } from '../scripts/lib/budget.mjs'
import { productScreens } from '../scripts/lib/declared-screens.mjs'
import { inRoot } from '../scripts/lib/paths.mjs'
import { enablePosting, postGig } from './support/gigs.ts'
import { paymentsOf } from './support/money.ts'
import { stopIdleWork, stopLiveUpdates } from './support/network.ts'
import { signedInTest, test } from './support/test.ts'

interface VisitedScreen {
  /** Its address, that of a screen of the dashboard below it. */
  at: string
  /** What it reads only once another answer has said that it is needed. */
  later?: readonly string[]
  /** What it has to read twice. */
  twice?: readonly string[]
}

/** The declared screens, by the module that each loads. */
const screens: Readonly<Record<string, VisitedScreen>> = {
  'home/screens/home-screen.tsx': { at: '' },
  'company/screens/create-business-profile-screen.tsx': { at: '/create-business-profile' },
  'wallet/screens/activate-wallet-screen.tsx': { at: '/activate-wallet' },
  // The balances say whether there is something to withdraw and whether a Gig holds money.
  'wallet/screens/wallet-screen.tsx': {
    at: '/wallet&payments',
    later: ['get-withdrawal-account', 'get-gigs', 'fetch-all-pending-worker-gig'],
  },
  'billing/screens/billing-screen.tsx': { at: '/billing-subscription' },
  // The payment says which Gig it is for. The balance that the shell has read may be from before the payment.
  'payments/screens/plan-payment-status-screen.tsx': {
    at: '/billing-subscription/transaction-status?reference={payment}',
    later: ['get-gig'],
    twice: ['get-dashboard-wallet'],
  },
  'payments/screens/gig-payment-status-screen.tsx': {
    at: '/post-gig/transaction-status?reference={payment}',
    later: ['get-gig'],
    twice: ['get-dashboard-wallet'],
  },
  'gigs/screens/post-gig-screen.tsx': { at: '/post-gig', later: ['get-gig-work-skills-or-title'] },
  'gigs/screens/gigs-screen.tsx': { at: '/gig-management' },
  'gigs/screens/gig-screen.tsx': { at: '/gig-management/{gig}' },
  // Who is booked for another Gig at the same time is marked once the applicants are shown.
  'gigs/details/parts/gig-tabs.tsx': { at: '/gig-management/{gig}/cancel?tab=applicants', later: ['get-gigs'] },
  // The category of the Gig decides which skills are suggested.
  'gigs/details/parts/edit-gig.tsx': { at: '/gig-management/{gig}/edit', later: ['get-gig-work-skills-or-title'] },
  'gigs/details/parts/call-sheet-page.tsx': { at: '/gig-management/{gig}/call-sheet' },
  'gigs/screens/republish-gig-screen.tsx': {
    at: '/gig-management/{gig}/republish',
    later: ['get-gig-work-skills-or-title'],
  },
  // Where nobody is saved, it leads to those who have applied.
  'workers/screens/my-workers-screen.tsx': { at: '/my-workers', later: ['fetch-all-pending-applicants'] },
  'workers/screens/profile-screen.tsx': { at: '/gig-management/{gig}/profile/manager/m_1' },
  'workers/applicant/applicant-screen.tsx': { at: '/gig-management/{gig}/profile/applicant/a_1' },
  'workers/screens/worker-screen.tsx': { at: '/gig-management/{gig}/profile/worker/w_1' },
  'settings/screens/settings-screen.tsx': { at: '/profile&settings' },
}

type Manifest = Parameters<typeof filesOfRoute>[0]
type Budgets = Parameters<typeof measure>[1]
const sourceOf = (module: string) => `src/features/${module}`

/** The public screens, which a guest visits. Those that need an email lead to the page that asks for it. */
const publicScreens: Readonly<Record<string, VisitedScreen>> = {
  'app/not-found-screen.tsx': { at: '/no-such-page' },
  'auth/screens/sign-in-screen.tsx': { at: '/sign-in' },
  'auth/screens/create-account-screen.tsx': { at: '/create-account' },
  'auth/screens/verify-email-screen.tsx': { at: '/verify-email' },
  'auth/screens/register-screen.tsx': { at: '/register' },
  'auth/screens/forgot-password-screen.tsx': { at: '/forgot-password' },
  'auth/screens/reset-password-screen.tsx': { at: '/reset-password' },
  'auth/screens/set-new-password-screen.tsx': { at: '/set-new-password' },
  'auth/screens/updated-password-screen.tsx': { at: '/updated-password' },
  'auth/screens/terms-screen.tsx': { at: '/terms' },
  'auth/screens/privacy-screen.tsx': { at: '/privacy' },
}

/** Follows what a page requests on a first visit, with nothing that it repeats or prefetches. */
async function followRequests(page: Page, chunk?: string) {
  await stopIdleWork(page)
  await stopLiveUpdates(page)
  const urls: string[] = []
  /** What was requested and has not been answered, but the chunk that is held back: on a slow machine the reads are still loaded. */
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    urls.push(request.url())
    const isHeldBack = chunk !== undefined && new URL(request.url()).pathname === `/${chunk}`
    if (!isHeldBack && request.resourceType() !== 'eventsource') unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  const quiet = async () => {
    // What has arrived has also run: on a slow machine its requests come later than one pause.
    for (
      let count = -1, pauses = 0;
      pauses < 2;
      pauses = count === urls.length && unanswered.size === 0 ? pauses + 1 : 0
    ) {
      count = urls.length
      await page.waitForTimeout(300)
      await page.evaluate(
        () => new Promise<unknown>((resolve) => void requestIdleCallback(resolve, { timeout: 60_000 })),
      )
    }
  }
  return { urls, quiet }
}

const pathOf = (url: string) => new URL(url).pathname

/** What a screen requests while its own chunk is held back, and afterwards. */
async function visit(page: Page, at: string, chunk: string) {
  const { urls, quiet } = await followRequests(page, chunk)
  const release = Promise.withResolvers<void>()
  await page.route(`**/${chunk}`, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(`/dashboard${at}`, { waitUntil: 'commit' })
  // The shell reads on every page: from then on the loaders run.
  await expect
    .poll(() => {
      const paths = urls.map(pathOf)
      return paths.includes(`/${chunk}`) && paths.some((path) => path.endsWith('/get-notifications'))
    })
    .toBe(true)
  await quiet()
  const early = urls.slice()
  release.resolve()
  await expect(page.locator('main h1')).toBeVisible()
  await quiet()
  return { early: early.map(pathOf), late: urls.slice(early.length).map(pathOf), all: urls }
}

const budgetsPath = inRoot('scripts', 'budgets.json')
const readBudgets = () => JSON.parse(readFileSync(budgetsPath, 'utf8')) as Budgets

/** How far a budget may be above what is counted: what is saved stays saved. */
const mostSlack = 3

/**
 * Compares the requests of the visits with `scripts/budgets.json`, where `npx playwright test e2e/screens.spec.ts --update-snapshots` writes them. All
 * that a visit requests counts: nothing in it depends on time.
 */
function checkRequests(visits: ReadonlyMap<string, readonly string[]>) {
  const budgets = readBudgets()
  if (['all', 'changed'].includes(test.info().config.updateSnapshots)) {
    for (const [module, urls] of visits) Object.assign(budgets.routes[module] ?? {}, { requests: urls.length })
    writeFileSync(budgetsPath, `${JSON.stringify(budgets, null, 2)}\n`)
    return
  }
  const wrong = [...visits].flatMap(([module, urls]) => {
    const { requests: limit = 0 } = budgets.routes[module] ?? {}
    if (urls.length > limit) return [[`${module}: ${urls.length} requests instead of ${limit}`, ...urls].join('\n  ')]
    return limit - urls.length > mostSlack ? [`${module}: only ${urls.length} requests, write it for ${limit}`] : []
  })
  expect(wrong.join('\n'), 'requests of a first visit and scripts/budgets.json').toBe('')
}

/** What was requested more than once, by the last part of its address. */
const repeatedIn = (urls: readonly string[]) =>
  urls.filter((url, index) => urls.indexOf(url) < index).map((url) => lastPart(pathOf(url)))

const declaredModules = () => productScreens().map(({ module }) => module)
const isPublic = (module: string) => /^(?:app|auth)\//.test(module)

signedInTest(
  'no read and no chunk of a screen waits for its code, and a first visit makes the requests of its budget',
  async ({ context, employer, watch }) => {
    signedInTest.setTimeout(300_000)
    watch.expectErrorStatus(404, /\/w_1\/get-(worker-gig|calendar)$/)
    await enablePosting(employer)
    const gig = await postGig(employer)
    const payment = (await paymentsOf(employer))[0]?.reference ?? ''
    const built = JSON.parse(readFileSync(inRoot('dist', 'web', '.vite', 'manifest.json'), 'utf8')) as Manifest
    const declared = declaredModules().filter((module) => !isPublic(module))
    expect(Object.keys(screens).toSorted(), 'Each declared screen is visited: add it above.').toEqual(
      declared.toSorted(),
    )
    const visits = new Map<string, readonly string[]>()
    for (const [module, { at, later = [], twice = [] }] of Object.entries(screens)) {
      await signedInTest.step(module, async () => {
        const page = await context.newPage()
        const chunk = built[sourceOf(module)]?.file ?? module
        const address = at.replace('{gig}', gig.id).replace('{payment}', payment)
        const { early, late, all } = await visit(page, address, chunk)
        const expected = new Set([...early.map(lastPart), ...later])
        const lateReads = late.filter((path) => path.startsWith('/api/')).map(lastPart)
        expect(
          lateReads.filter((name) => !expected.has(name)),
          `${module} reads this in its code only: declare it`,
        ).toEqual([])
        const files = filesOfRoute(built, [sourceOf(module)]).js
        expect(
          late.filter((path) => files.includes(path.slice(1))),
          `These chunks wait for ${chunk}`,
        ).toEqual([])
        expect(repeatedIn(all), `${module} requests this twice`).toEqual(twice)
        visits.set(module, all)
        await page.close()
      })
    }
    checkRequests(visits)
  },
)

test('a first visit to each public screen makes the requests of its budget', async ({ context }) => {
  expect(Object.keys(publicScreens).toSorted(), 'Each public screen is visited: add it above.').toEqual(
    declaredModules().filter(isPublic).toSorted(),
  )
  const visits = new Map<string, readonly string[]>()
  for (const [module, { at, twice = [] }] of Object.entries(publicScreens)) {
    await test.step(module, async () => {
      const page = await context.newPage()
      const { urls, quiet } = await followRequests(page)
      await page.goto(at)
      await expect(page.locator('main h1')).toBeVisible()
      await quiet()
      expect(repeatedIn(urls), `${module} requests this twice`).toEqual(twice)
      visits.set(module, urls)
      await page.close()
    })
  }
  checkRequests(visits)
})

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)
