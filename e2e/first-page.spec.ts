import { expect, type Page } from '@playwright/test'
import { createEmployer } from './support/employer.ts'
import { appLoaded, heading, signIn, toast } from './support/steps.ts'
import { test } from './support/test.ts'
import type { Watch } from './support/watch.ts'

// Sign-in, terms and privacy are shown without the router of the app, which takes their place when they lead to another page.

/** Marks the document, so that a page load can be told from a step within the app. */
const markDocument = (page: Page) => page.evaluate(() => document.documentElement.toggleAttribute('data-marked', true))
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))

/** The app's own script, which the page asks for when it is idle. */
const appScript = /\/assets\/start-app-.*\.js/

test('a link of sign-in leads into the app, and Back to sign-in, without loading the document', async ({ page }) => {
  await page.goto('/sign-in')
  await appLoaded(page)
  await markDocument(page)
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/create-account')
  await expect(page).toHaveTitle('Create account · Marquee')
  await expect(heading(page, 'Create your account')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
  await page.goForward()
  await expect(heading(page, 'Create your account')).toBeFocused()
  expect(await isSameDocument(page)).toBe(true)
})

test('Back from sign-in that was loaded again leads to the page before it', async ({ page }) => {
  await page.goto('/create-account')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
  await page.reload()
  await appLoaded(page)
  await page.goBack()
  await expect(heading(page, 'Create your account')).toBeFocused()
  await expect(page).toHaveTitle('Create account · Marquee')
})

/** Holds back requests until the returned function lets them through. */
async function holdBack(page: Page, script: RegExp): Promise<() => void> {
  let letThrough = () => undefined as void
  const released = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route(script, async (route) => {
    await released
    await route.continue()
  })
  return letThrough
}

test('of two links that are followed one after the other the last one counts', async ({ page }) => {
  await page.goto('/sign-in')
  await appLoaded(page)
  const letThrough = await holdBack(page, /\/assets\/create-account-screen.*\.js$/)
  await page.getByRole('link', { name: 'Create Account' }).click()
  await page.getByRole('link', { name: 'Forgot password?' }).click()
  await expect(heading(page, 'Forgot your password?')).toBeVisible()
  letThrough()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL('/forgot-password')
})

test('the form stays, busy, when a log-in follows a link whose page is still on its way', async ({ page }) => {
  const employer = await createEmployer()
  await page.goto('/sign-in')
  await appLoaded(page)
  await holdBack(page, /\/assets\/create-account-screen.*\.js$/)
  const letThrough = await holdBack(page, /\/assets\/dashboard-routes.*\.js$/)
  await page.getByRole('link', { name: 'Create Account' }).click()
  await signIn(page, employer)
  await expect(toast(page, 'Logged in successfully!')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(employer.email)
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
  letThrough()
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
})

test('a session that begins while the code of sign-in is on its way leads to the dashboard', async ({
  page,
  context,
}) => {
  const employer = await createEmployer()
  const other = await context.newPage()
  const letThrough = await holdBack(other, /\/assets\/sign-in-screen.*\.js$/)
  await other.goto('/sign-in', { waitUntil: 'commit' })
  await expect(heading(other, 'Sign in to Marquee')).toBeVisible()
  await page.goto('/sign-in')
  await signIn(page, employer)
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
  letThrough()
  await expect(heading(other, `Welcome, ${employer.firstName}`)).toBeVisible()
})

test('Back while the code of sign-in is on its way leads to the page of the address', async ({ page }) => {
  await page.goto('/terms')
  await appLoaded(page)
  await page.getByRole('link', { name: 'Go to sign in' }).click()
  await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
  const letThrough = await holdBack(page, /\/assets\/.*\.js$/)
  await page.reload({ waitUntil: 'commit' })
  await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page).toHaveURL('/terms')
  letThrough()
  await expect(heading(page, 'Terms and Conditions')).toBeVisible()
  await expect(page).toHaveTitle('Terms and Conditions · Marquee')
})

test('what was typed stays when only the fragment of the address changes', async ({ page }) => {
  await page.goto('/sign-in')
  await appLoaded(page)
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com')
  await page.evaluate(() => {
    location.hash = 'form'
  })
  await page.waitForLoadState('networkidle')
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com')
})

test('without the code of the app a page says that it could not be loaded, and is loaded again', async ({
  page,
  watch,
}) => {
  watch.expectFailedRequest(appScript)
  watch.expectConsole(/The app could not be loaded/)
  await page.route(appScript, (route) => route.abort())
  await page.goto('/create-account')
  await expect(page.getByRole('status')).toHaveText(/This page could not be loaded/)
  await page.unroute(appScript)
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(heading(page, 'Create your account')).toBeVisible()
})

test('log-in leads to the dashboard in the same document, with its message, and Back does not return to sign-in', async ({
  page,
}) => {
  const employer = await createEmployer()
  await page.goto('/terms')
  await page.goto('/sign-in')
  await appLoaded(page)
  await markDocument(page)
  await signIn(page, employer)
  await expect(toast(page, 'Logged in successfully!')).toBeVisible()
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
  expect(await isSameDocument(page)).toBe(true)
  await page.goBack()
  await expect(heading(page, 'Terms and Conditions')).toBeVisible()
})

test('a log-in in another tab leads this tab to the dashboard as well', async ({ page, context }) => {
  const employer = await createEmployer()
  const other = await context.newPage()
  await other.goto('/sign-in')
  await appLoaded(other)
  await page.goto('/sign-in')
  await signIn(page, employer)
  await expect(heading(other, `Welcome, ${employer.firstName}`)).toBeVisible()
  await expect(other).toHaveURL('/dashboard')
})

/** Holds back the code of the app. @returns a function that resolves when the page has asked for it, and one that lets it through */
async function withoutApp(page: Page, watch: Watch) {
  watch.expectFailedRequest(appScript)
  let isRefused = true
  await page.route(appScript, (route) => (isRefused ? route.abort() : route.continue()))
  const refused = page.waitForEvent('requestfailed', (request) => appScript.test(request.url()))
  const letThrough = () => {
    isRefused = false
  }
  return { refused, letThrough }
}

test('without the code of the app a link loads the document of its page', async ({ page, watch }) => {
  const { refused, letThrough } = await withoutApp(page, watch)
  await page.goto('/sign-in')
  await refused
  await markDocument(page)
  letThrough()
  await page.getByRole('link', { name: 'Create Account' }).click()
  await expect(heading(page, 'Create your account')).toBeVisible()
  expect(await isSameDocument(page)).toBe(false)
})

test('a log-in without the code of the app loads the dashboard as a document', async ({ page, watch }) => {
  const employer = await createEmployer()
  const { refused, letThrough } = await withoutApp(page, watch)
  await page.goto('/sign-in')
  await refused
  const answered = page.waitForResponse(/\/login$/)
  await signIn(page, employer)
  await answered
  letThrough()
  await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
})
