import { expect, type Page, type Route } from '@playwright/test'
import { insertNotifications } from './support/database.ts'
import { createEmployer } from './support/employer.ts'
import { recordLayoutShifts, layoutShiftOf } from './support/layout-shift.ts'
import { activateWallet } from './support/money.ts'
import { stopLiveUpdates } from './support/network.ts'
import { heading, signIn, toast } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

const user = { firstName: 'Adaeze', lastName: 'Okoro', employerId: 'emp_unknown' }

/** Texts that may be stored under `auth-storage`; src/api/client/session.test.tsx tests every kind. */
const unreadableSessions = [
  '{',
  JSON.stringify({ state: { user, isAuthenticated: true, token: null }, version: 0 }),
  JSON.stringify({ state: { user, isAuthenticated: true, token: 'abc' }, version: 1 }),
]

test('an unreadable stored session counts as none, and the next log-in replaces it', async ({ page }) => {
  const employer = await createEmployer()
  await page.goto('/sign-in')
  for (const text of unreadableSessions) {
    await page.evaluate((value) => localStorage.setItem('auth-storage', value), text)
    await page.goto('/dashboard')
    await expect(heading(page, 'Sign in to Marquee'), text.slice(0, 80)).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
  }
  await signIn(page, employer)
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
  await page.reload()
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
})

test('a token without an employer opens the dashboard, which asks to log in again and sends no request', async ({
  page,
}) => {
  const requestedPaths: string[] = []
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname))
  await page.goto('/sign-in')
  await page.evaluate(() =>
    localStorage.setItem('auth-storage', '{"state":{"user":null,"isAuthenticated":true,"token":"abc"},"version":0}'),
  )
  await page.goto('/dashboard')
  await expect(page.getByText('Employer ID not found. Please log in again.').first()).toBeVisible()
  expect(requestedPaths.filter((path) => path.startsWith('/api/'))).toEqual([])
  await page.getByRole('button', { name: 'Log in again' }).click()
  await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
})

const chunk = /\/assets\/my-workers-screen-[^/]+\.js$/
const failRequest = (route: Route) => route.abort('failed')
/** The code of the toasts is loaded while the browser is idle: on a busy machine later than the network is. */
const toastsLoaded = (page: Page) => expect(page.locator('section[aria-label^="Messages"]')).toBeAttached()
const errorHeading = (page: Page) => heading(page, 'Oops! Something went wrong.')

signedInTest(
  'a page whose chunk does not load reloads once, then shows an error, and opens when the chunk loads again',
  async ({ page, watch }) => {
    watch.expectFailedRequest(/my-workers-screen/)
    watch.expectConsole(/A page failed.*Failed to fetch dynamically imported module/)
    await page.goto('/dashboard')
    await expect(heading(page, /^Welcome/)).toBeVisible()
    await page.route(chunk, failRequest)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('link', { name: /^My Workers/ }).click()
    await expect(errorHeading(page)).toBeVisible()
    await expect(page.getByText('The operation could not be completed')).toBeVisible()
    await expect(page).toHaveURL('/dashboard/my-workers')
    await expect.poll(() => loads).toBe(1)

    await test.step('the other pages of the dashboard still work', async () => {
      await page.getByRole('link', { name: /^Gigs Management/ }).click()
      await expect(heading(page, 'Gigs Management')).toBeVisible()
      await page.goBack()
      await expect(heading(page, /./)).toBeVisible()
    })

    await test.step('the page opens when its chunk loads', async () => {
      await page.unroute(chunk)
      await page.goto('/dashboard/my-workers')
      await expect(heading(page, 'My Workers')).toBeVisible()
    })
  },
)

signedInTest(
  'a part of a page whose chunk does not load reloads the page once, and then an error takes the place of the part',
  async ({ page, watch }) => {
    const part = /\/assets\/security-[^/]+\.js$/
    watch.expectFailedRequest(/\/assets\/security-/)
    watch.expectConsole(/Failed to fetch dynamically imported module/)
    await page.goto('/dashboard/profile&settings?tab=profile')
    await expect(page.getByLabel('First name')).toBeVisible()
    await page.route(part, failRequest)
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    await page.getByRole('tab', { name: 'Security' }).click()
    await expect(page.getByText('This part of the page could not be loaded')).toBeVisible()
    await expect(heading(page, 'Profile and Settings')).toBeVisible()
    await expect.poll(() => loads).toBe(1)

    await page.unroute(part)
    await page.getByRole('button', { name: 'Reload the page' }).click()
    await expect(page.getByRole('button', { name: 'Change password' })).toBeVisible()
  },
)

test('a public page whose chunk does not load shows an error and offers to reload', async ({ page, watch }) => {
  const notFound = /\/assets\/not-found-screen-[^/]+\.js$/
  watch.expectFailedRequest(/not-found-screen/)
  watch.expectConsole(/A page failed.*Failed to fetch dynamically imported module/)
  await page.route(notFound, failRequest)
  await page.goto('/nowhere')
  await expect(errorHeading(page)).toBeVisible()
  await page.unroute(notFound)
  await page.getByRole('button', { name: 'Reload the page' }).click()
  await expect(heading(page, 'Page not found')).toBeVisible()
})

signedInTest(
  'a dialog whose chunk does not load leaves the page and what was typed, and opens at the next try',
  async ({ page, watch, employer }) => {
    await activateWallet(employer)
    const flow = /\/assets\/forgot-pin-flow-[^/]+\.js$/
    watch.expectFailedRequest(/forgot-pin-flow/)
    await page.route(flow, failRequest)
    await page.goto('/dashboard/profile&settings?tab=security')
    await page.getByRole('button', { name: 'Change password' }).click()
    const password = page.getByLabel('Current password')
    await password.fill(employer.password)
    await page.getByRole('button', { name: 'Forgot PIN?' }).click()
    await expect(toast(page, 'This could not be opened. Check your connection, then try again.', 'alert')).toBeVisible()
    await expect(password).toHaveValue(employer.password)
    await page.unroute(flow)
    await page.getByRole('button', { name: 'Forgot PIN?' }).click()
    await expect(page.getByRole('dialog', { name: 'Reset your PIN' })).toBeVisible()
  },
)

signedInTest(
  'without a network the present page stays, with what was typed, and the next one opens when the network is back',
  async ({ page, context, watch }) => {
    watch.expectFailedRequest(/\/assets\//)
    watch.expectConsole(/A page failed.*Failed to fetch dynamically imported module/)
    await page.goto('/dashboard/create-business-profile')
    const name = page.getByLabel('Company name')
    await name.fill('Eko Nights')
    await toastsLoaded(page)
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const leave = async () => {
      await page.getByRole('link', { name: /^My Workers/ }).click()
      await page.getByRole('button', { name: 'Leave' }).click()
    }
    await leave()
    await expect(
      toast(page, 'You are offline. The page can be opened when the connection is back.', 'alert'),
    ).toBeVisible()
    await expect(page).toHaveURL('/dashboard/create-business-profile')
    await expect(name).toHaveValue('Eko Nights')

    await context.setOffline(false)
    await leave()
    await expect(heading(page, 'My Workers')).toBeVisible()
    await expect(page).toHaveURL('/dashboard/my-workers')
  },
)

signedInTest('parts that could not be loaded load when the network is back', async ({ page, watch }) => {
  watch.expectFailedRequest(/\/assets\/(?:ToastStack|background)-/)
  const parts = /\/assets\/(?:ToastStack|background)-[^/]+\.js$/
  await page.route(parts, failRequest)
  const failed = page.waitForEvent('requestfailed', (request) => /background-/.test(request.url()))
  await page.goto('/dashboard')
  await expect(heading(page, /^Welcome/)).toBeVisible()
  await failed
  await page.unroute(parts)
  const loaded = page.waitForResponse(/\/assets\/background-/)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  expect((await loaded).ok()).toBe(true)
  await toastsLoaded(page)
})

signedInTest('a page whose chunk loads after one reload opens without an error', async ({ page, watch }) => {
  watch.expectFailedRequest(/my-workers-screen/)
  watch.expectConsole(/A page failed.*Failed to fetch dynamically imported module/)
  await page.goto('/dashboard')
  await expect(heading(page, /^Welcome/)).toBeVisible()
  // Hovering over the link prefetches the chunk too, so its request fails until the page is reloaded.
  let isReloaded = false
  page.on('request', (request) => {
    isReloaded ||= request.isNavigationRequest()
  })
  await page.route(chunk, (route) => (isReloaded ? route.continue() : failRequest(route)))
  await page.getByRole('link', { name: /^My Workers/ }).click()
  await expect(heading(page, 'My Workers')).toBeVisible()
  await expect(page).toHaveURL('/dashboard/my-workers')
})

test('sign-in without network shows an error, keeps the typed values, and works when the network is back', async ({
  page,
  context,
  watch,
}) => {
  const employer = await createEmployer()
  await page.goto('/sign-in')
  await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
  await toastsLoaded(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  watch.expectFailedRequest(/\/login/)
  await signIn(page, employer)
  await expect(toast(page, 'Login failed! Please try again.', 'alert')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(employer.email)
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue(employer.password)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
})

signedInTest(
  'notifications that fail to load show an error, and Try again loads them',
  async ({ page, watch, employer }) => {
    await insertNotifications(employer.employerId, [
      { title: 'New applicant', message: 'Tunde applied.', createdAt: '2025-11-14T10:42:00Z' },
    ])
    watch.expectErrorStatus(500, /\/get-notifications$/)
    const list = /\/get-notifications/
    await stopLiveUpdates(page)
    let requestCount = 0
    await page.route(list, (route) => {
      requestCount += 1
      return route.fulfill({ status: 500, json: { message: 'Out of order' } })
    })
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Notifications' }).click()
    const panel = page.getByRole('dialog', { name: 'Notifications' })
    await expect(panel.getByRole('heading', { name: 'Failed to load notifications' })).toBeVisible()
    expect(requestCount).toBe(3)
    await page.unroute(list)
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(panel.getByRole('button', { name: /^New applicant/ })).toBeVisible()
  },
)

signedInTest('a failed part of the shell leaves the other parts working', async ({ page, watch, employer }) => {
  watch.expectErrorStatus(500, /\/get-company-profile$/)
  await page.route(/\/get-company-profile/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  )
  await page.goto('/dashboard')
  await expect(page.getByRole('complementary', { name: 'Main menu' }).getByText('Error')).toBeVisible()
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
})

test('sign-in has no layout shift', async ({ page }) => {
  await recordLayoutShifts(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/sign-in')
    await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await layoutShiftOf(page), `${width} px`).toBeLessThan(0.02)
  }
})

signedInTest('the dashboard’s home has no layout shift', async ({ page, employer }) => {
  await insertNotifications(employer.employerId, [
    { title: 'New applicant', message: 'Tunde applied.', createdAt: '2025-11-14T10:42:00Z' },
  ])
  await recordLayoutShifts(page)
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/dashboard')
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Get ready to hire/ })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await layoutShiftOf(page), `${width} px`).toBeLessThan(0.02)
  }
})

test('the content security policy forbids everything the pages do not need, and no page violates it', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => {
    const policyViolations: string[] = []
    Object.assign(window, { policyViolations })
    document.addEventListener('securitypolicyviolation', (event) =>
      policyViolations.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  const employer = await createEmployer()
  const response = await page.goto('/sign-in')
  const policy = response?.headers()['content-security-policy'] ?? ''
  for (const directive of ["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'"]) {
    expect(policy).toContain(directive)
  }
  // A frame may show bytes that the page itself has read: the PDF that a worker handed in. Nothing else may.
  expect(policy.split('; ').filter((directive) => /unsafe|\*|http:|data:|blob:/.test(directive))).toEqual([
    'frame-src blob:',
  ])
  await signIn(page, employer)
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
  await page.getByRole('button', { name: 'Notifications' }).click()
  await expect(page.getByRole('button', { name: 'Delete New log-in' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `${employer.firstName} ${employer.lastName}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { policyViolations: string[] }).policyViolations)).toEqual([])

  // The policy is enforced: an injected inline script does not run.
  watch.expectConsole(/Executing inline script violates/)
  const didRun = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.head.append(script)
    return 'injected' in window
  })
  expect(didRun).toBe(false)
})

signedInTest('a fragment in the address is kept and causes no navigation', async ({ page }) => {
  await page.goto('/dashboard/my-workers#people')
  await expect(heading(page, 'My Workers')).toBeVisible()
  await page.evaluate(() => {
    window.location.hash = 'elsewhere'
  })
  await expect(page).toHaveURL('/dashboard/my-workers#elsewhere')
  await expect(heading(page, 'My Workers')).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/dashboard/my-workers#people')
  await page.goForward()
  await expect(page).toHaveURL('/dashboard/my-workers#elsewhere')
  await expect(heading(page, 'My Workers')).toBeVisible()
})
