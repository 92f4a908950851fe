import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './employer.ts'

/** Actions shared by several journeys, by accessible roles and names. */

/** The dialog that is open: one that closes stays on the page until it has faded out. */
export const openDialog = (page: Page): Locator => page.locator('[role="dialog"][data-state="open"]')

/** Locates the heading of the page. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** Locates a toast: a success has the role status, a failure the role alert. */
export const toast = (page: Page, text: string, role: 'status' | 'alert' = 'status'): Locator =>
  page.getByRole(role).filter({ hasText: text })

/**
 * Resolves when a page that is shown without the router (sign-in, terms, privacy) can lead into the app, whose code it loads while it is idle. Until then the
 * browser follows its links by itself, and loads documents.
 */
export async function appLoaded(page: Page): Promise<void> {
  const script = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.includes('/assets/start-app-'))?.name,
  )
  // As text, because Playwright compiles an import of its own files.
  await page.evaluate(`import(${JSON.stringify(await script.jsonValue())}).then(() => undefined)`)
}

/** Fills in the sign-in form and submits it. */
export async function signIn(page: Page, { email, password }: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** Chooses Logout in the user menu. */
export async function logOut(page: Page, { firstName, lastName }: Person): Promise<void> {
  await page.getByRole('button', { name: `${firstName} ${lastName}` }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
}

/** Locates the four inputs of a code. */
export const codeInputs = (page: Page): Locator =>
  page.getByRole('group', { name: '4-digit code' }).getByRole('textbox')

/** Types a code, starting in the first input. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await codeInputs(page).first().focus()
  await page.keyboard.type(code)
}

/** Asserts that the inputs of the code are empty and the first has focus. */
export async function expectEmptyCode(page: Page): Promise<void> {
  for (const input of await codeInputs(page).all()) await expect(input).toHaveValue('')
  await expect(codeInputs(page).first()).toBeFocused()
}

/** Returns the stored session, as text. */
export const storedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('auth-storage'))

/** Locates the value of a term in a description list. */
export const fact = (scope: Page | Locator, term: string): Locator =>
  scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')

/**
 * Resolves when every read of a Gig's page is answered. Call it before the page opens, and await the result before the next navigation,
 * which would cancel the reads.
 */
export const gigAnswers = (page: Page, gigId: string): Promise<unknown> =>
  Promise.all(
    ['get-gig', 'fetch-applicants', 'get-all-worker-gigs'].map((name) =>
      page.waitForResponse((response) => new URL(response.url()).pathname.match(`/${gigId}/(?:.*/)?${name}$`) !== null),
    ),
  )
