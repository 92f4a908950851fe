import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { insertNotifications } from './support/database.ts'
import { createEmployer, newPerson } from './support/employer.ts'
import { codeSentTo } from './support/outbox.ts'
import { heading, typeCode } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

test.setTimeout(180_000)

test('public pages are accessible in both themes and sizes', async ({ page }) => {
  for (const path of ['/sign-in', '/create-account', '/forgot-password', '/terms', '/privacy', '/nowhere']) {
    await page.goto(path)
    await expect(heading(page, /./)).toBeVisible()
    await expectAccessible(page, path)
  }
})

test('the steps of sign-up and their messages are accessible', async ({ page }) => {
  const { email } = newPerson()
  await page.goto('/create-account')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(page.getByRole('dialog', { name: 'Verify your email' })).toBeVisible()
  await expectAccessible(page, 'code dialog')
  await typeCode(page, await codeSentTo(email))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Tell us about yourself')).toBeVisible()
  await page.getByRole('textbox', { name: 'Password' }).fill('Lagos1')
  await page.getByRole('textbox', { name: 'First name' }).focus()
  await page.getByRole('textbox', { name: 'Last name' }).focus()
  await expect(page.getByText('First name is required')).toBeVisible()
  await expectAccessible(page, '/register')
})

test('the steps of a password reset are accessible', async ({ page }) => {
  const { email } = await createEmployer()
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(heading(page, 'Verify your email')).toBeVisible()
  await expectAccessible(page, '/reset-password')
  await typeCode(page, await codeSentTo(email))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(heading(page, 'Set a new password')).toBeVisible()
  await expectAccessible(page, '/set-new-password')
  await page.getByRole('textbox', { name: 'New password' }).fill('Third-Mainland-1990!')
  await page.getByRole('textbox', { name: 'Confirm password' }).fill('Third-Mainland-1990!')
  await page.getByRole('button', { name: 'Update Password' }).click()
  await expect(heading(page, 'Password Updated')).toBeVisible()
  await expectAccessible(page, '/updated-password')
})

signedInTest('the main pages of the dashboard are accessible', async ({ page }) => {
  for (const path of [
    '/dashboard',
    '/dashboard/gig-management',
    '/dashboard/my-workers',
    '/dashboard/wallet&payments',
    '/dashboard/billing-subscription',
    '/dashboard/profile&settings',
    '/dashboard/nowhere',
  ]) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(path)
    await expect(page.getByText('Subscribe to Post gigs').first()).toBeVisible()
    await expectAccessible(page, path)
  }
})

signedInTest('menus and panels of the shell are accessible', async ({ page, employer }) => {
  await insertNotifications(employer.employerId, [
    { title: 'New applicant', message: 'Tunde applied.', createdAt: '2025-11-14T10:42:00Z', gigId: 'g_1' },
    { title: 'Payment received', message: 'Your wallet was funded.', createdAt: '2025-11-13T10:42:00Z', read: true },
  ])
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  await expect(page.getByRole('button', { name: /^New applicant/ })).toBeVisible()
  await expectAccessible(page, 'notification panel')
  await page.getByRole('button', { name: /^New applicant/ }).click()
  await expectAccessible(page, 'notification detail')
  await page.getByRole('button', { name: 'Close' }).click()

  await page.setViewportSize({ width: 390, height: 900 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
  await expectAccessible(page, 'slide-over', { sizes: [390] })
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: 'Collapse sidebar' }).click()
  await expectAccessible(page, 'collapsed sidebar', { sizes: [1440] })
  await page.getByRole('button', { name: `${employer.firstName} ${employer.lastName}` }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await expectAccessible(page, 'user menu', { sizes: [1440], hasMenu: true })
})
