import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './employer.ts'

/** What several journeys do, each as a person does it: by the roles and names on the screen. */

/** The page's heading. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name })

/** A message in the corner: good news is a status, bad news an alert. */
export const toast = (page: Page, text: string, role: 'status' | 'alert' = 'status'): Locator =>
  page.getByRole(role).filter({ hasText: text })

/** Fills in the sign-in page and sends it. */
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

/** The four boxes of a code. */
export const codeBoxes = (page: Page): Locator => page.getByRole('group', { name: '4-digit code' }).getByRole('textbox')

/** Types a code from the first box on, as from a phone in the other hand. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await codeBoxes(page).first().focus()
  await page.keyboard.type(code)
}

/** The boxes are empty, and the next key goes into the first. */
export async function expectEmptyCode(page: Page): Promise<void> {
  for (const box of await codeBoxes(page).all()) await expect(box).toHaveValue('')
  await expect(codeBoxes(page).first()).toBeFocused()
}

/** What the browser keeps of the session. */
export const storedText = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('auth-storage'))

/** A fact of a description list: what stands beside its name. */
export const fact = (scope: Page | Locator, term: string): Locator =>
  scope
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) })
    .locator('xpath=following-sibling::dd')
