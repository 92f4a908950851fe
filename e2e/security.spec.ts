import { expect, type Page } from '@playwright/test'
import { auth } from '../src/api/contract/endpoints/auth.ts'
import { company } from '../src/api/contract/endpoints/company.ts'
import { send } from './support/api.ts'
import { mailsTo } from './support/outbox.ts'
import { heading, logOut, signIn, toast } from './support/steps.ts'
import { signedInTest, type OpenDevice } from './support/test.ts'
import type { Person } from './support/employer.ts'

const newPassword = 'Carter-Bridge-1977'
const securityTab = '/dashboard/profile&settings?tab=security'

/** Signs in with another browser. */
async function signInElsewhere(openDevice: OpenDevice, person: Person): Promise<Page> {
  const context = await openDevice({ storageState: { cookies: [], origins: [] } })
  const page = await context.newPage()
  await page.goto('/sign-in')
  await signIn(page, person)
  await expect(heading(page, /^Welcome/)).toBeVisible()
  return page
}

const devices = (page: Page) => page.getByRole('list', { name: 'Your devices' }).getByRole('listitem')

/** Leaves the dashboard, whose reads every ten seconds could end the page's session before the visit of `expectSignedOut`. */
const leave = (page: Page) => page.goto('about:blank')

/** The next call of a page whose session was ended leads to sign-in, with the reason. */
async function expectSignedOut(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/sign-in/)
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible()
}

signedInTest(
  'one device is signed out by another, and a new password signs out the rest and replaces the old one',
  async ({ page, openDevice, employer, watch }) => {
    const second = await signInElsewhere(openDevice, employer)
    const third = await signInElsewhere(openDevice, employer)
    await page.goto(securityTab)

    await signedInTest.step('a device is signed out', async () => {
      await expect(devices(page)).toHaveCount(3)
      await expect(devices(page).first()).toContainText('This device')
      // The devices are listed by their last use: the third browser was the last one to sign in.
      await leave(third)
      await devices(page).nth(1).getByRole('button').click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click()
      await expect(toast(page, 'Device signed out')).toBeVisible()
      await expect(devices(page)).toHaveCount(2)
      await expectSignedOut(third)
      await second.goto('/dashboard')
      await expect(heading(second, /^Welcome/)).toBeVisible()
    })

    await signedInTest.step('a wrong current password changes nothing', async () => {
      watch.expectErrorStatus(400, /\/change-password$/)
      watch.expectConsole(/account\.changePassword failed/)
      await page.getByRole('button', { name: 'Change password' }).click()
      await page.getByLabel('Current password').fill('Wrong-1960')
      await page.getByLabel('New password', { exact: true }).fill(newPassword)
      await page.getByLabel('Confirm new password').fill(newPassword)
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByRole('link', { name: 'Current password is incorrect' })).toBeVisible()
      await expect(page.getByLabel('Current password')).toBeFocused()
    })

    await signedInTest.step('the password is changed: this browser stays, the other is signed out', async () => {
      await leave(second)
      await page.getByLabel('Current password').fill(employer.password)
      await page.keyboard.press('Enter')
      await expect(toast(page, 'Password changed')).toBeVisible()
      await expect(devices(page)).toHaveCount(1)
      await expectSignedOut(second)
      expect((await mailsTo(employer.email)).map(({ subject }) => subject)).toContain(
        'Your Marquee password was changed',
      )
    })

    await signedInTest.step('the old password no longer works, the new one does', async () => {
      const { email } = employer
      expect((await send(auth.login, { body: { email, password: employer.password } })).status).toBe(400)
      await signIn(second, { email, password: newPassword })
      await expect(heading(second, /^Welcome/)).toBeVisible()
      await page.reload()
      await expect(devices(page)).toHaveCount(2)
    })
  },
)

signedInTest('log-out ends the session on the server', async ({ page, employer }) => {
  await page.goto('/dashboard')
  await logOut(page, employer)
  await expect(page).toHaveURL(/\/sign-in/)
  await expect.poll(async () => (await send(company.getProfile, {}, employer)).status).toBe(401)
})
