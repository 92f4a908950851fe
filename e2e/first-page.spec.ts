import { expect, type Page } from '@playwright/test'
import { createEmployer } from './support/employer.ts'
import { heading, signIn, toast } from './support/steps.ts'
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
  await page.waitForLoadState('networkidle')
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
  await page.waitForLoadState('networkidle')
  await page.goBack()
  await expect(heading(page, 'Create your account')).toBeVisible()
  await expect(page).toHaveTitle('Create account · Marquee')
})

test('log-in leads to the dashboard in the same document, with its message, and Back does not return to sign-in', async ({
  page,
}) => {
  const employer = await createEmployer()
  await page.goto('/terms')
  await page.goto('/sign-in')
  await page.waitForLoadState('networkidle')
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
  await other.waitForLoadState('networkidle')
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
