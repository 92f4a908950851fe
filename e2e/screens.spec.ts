import { readFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'
import { filesOfRoute } from '../scripts/lib/budget.mjs'
import { productScreens } from '../scripts/lib/declared-screens.mjs'
import { inRoot } from '../scripts/lib/paths.mjs'
import { enablePosting, postGig } from './support/gigs.ts'
import { paymentsOf } from './support/money.ts'
import { signedInTest } from './support/test.ts'

interface VisitedScreen {
  /** Its address below the dashboard. */
  at: string
  /** What it reads only once another answer has said that it is needed. */
  later?: readonly string[]
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
  // The payment says which Gig it is for.
  'payments/screens/plan-payment-status-screen.tsx': {
    at: '/billing-subscription/transaction-status?reference={payment}',
    later: ['get-gig'],
  },
  'payments/screens/gig-payment-status-screen.tsx': {
    at: '/post-gig/transaction-status?reference={payment}',
    later: ['get-gig'],
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
const sourceOf = (module: string) => `src/features/${module}`

/** What a screen requests while its own chunk is held back, and afterwards. */
async function visit(page: Page, at: string, chunk: string) {
  const paths: string[] = []
  /** What was requested and has not been answered, but the chunk that is held back: on a slow machine the reads are still loaded. */
  const unanswered = new Set<Request>()
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    paths.push(path)
    if (path !== `/${chunk}` && request.resourceType() !== 'eventsource') unanswered.add(request)
  })
  page.on('requestfinished', (request) => unanswered.delete(request))
  page.on('requestfailed', (request) => unanswered.delete(request))
  const quiet = async () => {
    // What has arrived has also run: on a slow machine its requests come later than one pause.
    for (
      let count = -1, pauses = 0;
      pauses < 2;
      pauses = count === paths.length && unanswered.size === 0 ? pauses + 1 : 0
    ) {
      count = paths.length
      await page.waitForTimeout(300)
      await page.evaluate(() => new Promise<unknown>((resolve) => void requestIdleCallback(resolve)))
    }
  }
  const release = Promise.withResolvers<void>()
  await page.route(`**/${chunk}`, async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto(`/dashboard${at}`, { waitUntil: 'commit' })
  // The shell reads on every page: from then on the loaders run.
  await expect
    .poll(() => paths.includes(`/${chunk}`) && paths.some((path) => path.endsWith('/get-notifications')))
    .toBe(true)
  await quiet()
  const early = paths.slice()
  release.resolve()
  await expect(page.locator('main h1')).toBeVisible()
  await quiet()
  return { early, late: paths.slice(early.length) }
}

signedInTest(
  'no read and no chunk of a screen waits for the code of the screen',
  async ({ context, employer, watch }) => {
    signedInTest.setTimeout(300_000)
    watch.expectErrorStatus(404, /\/w_1\/get-(worker-gig|calendar)$/)
    await enablePosting(employer)
    const gig = await postGig(employer)
    const payment = (await paymentsOf(employer))[0]?.reference ?? ''
    const built = JSON.parse(readFileSync(inRoot('dist', 'web', '.vite', 'manifest.json'), 'utf8')) as Manifest
    const declared = productScreens()
      .map(({ module }) => module)
      .filter((module) => !/^(?:app|auth)\//.test(module))
    expect(Object.keys(screens).toSorted(), 'Each declared screen is visited: add it above.').toEqual(
      declared.toSorted(),
    )
    for (const [module, { at, later = [] }] of Object.entries(screens)) {
      await signedInTest.step(module, async () => {
        const page = await context.newPage()
        const chunk = built[sourceOf(module)]?.file ?? module
        const address = at.replace('{gig}', gig.id).replace('{payment}', payment)
        const { early, late } = await visit(page, address, chunk)
        const known = new Set([...early.map(lastPart), ...later])
        const lateReads = late.filter((path) => path.startsWith('/api/')).map(lastPart)
        expect(
          lateReads.filter((name) => !known.has(name)),
          `${module} reads this in its code only: declare it`,
        ).toEqual([])
        const files = filesOfRoute(built, [sourceOf(module)]).js
        expect(
          late.filter((path) => files.includes(path.slice(1))),
          `These chunks wait for ${chunk}`,
        ).toEqual([])
        await page.close()
      })
    }
  },
)

const lastPart = (path: string) => path.slice(path.lastIndexOf('/') + 1)
