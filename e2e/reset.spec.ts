import { expect } from '@playwright/test'
import { expireCodes } from './support/database.ts'
import { createEmployer } from './support/employer.ts'
import { codeSentTo, mailsTo } from './support/outbox.ts'
import { appLoaded, codeInputs, expectEmptyCode, heading, signIn, toast, typeCode } from './support/steps.ts'
import { test } from './support/test.ts'

const newPassword = 'Third-Mainland-1990!'

test('a forgotten password is replaced with a code from the mail, which works once', async ({ page, watch }) => {
  const employer = await createEmployer()
  const { email } = employer

  await test.step('sign-in leads to the request of a code', async () => {
    await page.goto('/sign-in')
    await appLoaded(page)
    await page.getByRole('link', { name: 'Forgot password?' }).click()
    await expect(heading(page, 'Forgot your password?')).toBeFocused()
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Reset Password' }).click()
    await expect(toast(page, 'Reset password link has been sent to your email')).toBeVisible()
    await expect(heading(page, 'Verify your email')).toBeVisible()
    await expect(codeInputs(page).first()).toBeFocused()
    await expect(page.getByRole('button', { name: 'Resend code' })).toBeDisabled()
  })

  const verify = page.getByRole('button', { name: 'Verify', exact: true })
  await test.step('an incomplete code is not sent', async () => {
    await typeCode(page, '12')
    await verify.click()
    await expect(page.getByText('Please enter a valid 4-digit OTP.')).toBeVisible()
  })

  const code = await codeSentTo(email)
  await test.step('the code leads to the new password', async () => {
    await typeCode(page, code)
    await verify.click()
    await expect(toast(page, 'OTP verified successfully.')).toBeVisible()
    await expect(heading(page, 'Set a new password')).toBeFocused()
    await expect(page).toHaveURL('/set-new-password')
  })

  await test.step('the used code is refused', async () => {
    watch.expectErrorStatus(400, /\/verify-forgot-password-otp$/)
    await page.goBack()
    await expect(heading(page, 'Verify your email')).toBeVisible()
    await typeCode(page, code)
    await verify.click()
    await expect(toast(page, 'Invalid OTP. Please try again.', 'alert')).toBeVisible()
    await expectEmptyCode(page)
    await page.goForward()
  })

  await test.step('the new password must satisfy the rules and match its confirmation', async () => {
    const chosen = page.getByRole('textbox', { name: 'New password' })
    const confirmation = page.getByRole('textbox', { name: 'Confirm password' })
    await chosen.fill('Nospecial1')
    await confirmation.fill('Otherwise1')
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(chosen).toHaveAccessibleDescription(/Password must contain at least one special character/)
    await expect(chosen).toBeFocused()
    await chosen.fill(newPassword)
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(confirmation).toHaveAccessibleDescription("Passwords don't match")
    await expect(confirmation).toBeFocused()
  })

  await test.step('the new password is set, and a mail notifies the employer', async () => {
    await page.getByRole('textbox', { name: 'Confirm password' }).fill(newPassword)
    await page.getByRole('button', { name: 'Update Password' }).click()
    await expect(toast(page, 'Password updated successfully!')).toBeVisible()
    await expect(heading(page, 'Password Updated')).toBeVisible()
    await expect(page).toHaveURL('/updated-password')
    expect((await mailsTo(email))[0]?.subject).toBe('Your Marquee password was changed')
    await page.getByRole('link', { name: 'Continue to login' }).click()
    await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
  })

  await test.step('the old password is refused, and the new password opens the dashboard', async () => {
    watch.expectErrorStatus(400, /\/login$/)
    await signIn(page, employer)
    await expect(toast(page, 'Wrong email or password.', 'alert')).toBeVisible()
    await signIn(page, { email, password: newPassword })
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
  })
})

test('an expired code is refused, and another email can be entered', async ({ page, watch }) => {
  const { email } = await createEmployer()
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(heading(page, 'Verify your email')).toBeVisible()
  await expireCodes(email)
  watch.expectErrorStatus(400, /\/verify-forgot-password-otp$/)
  await typeCode(page, await codeSentTo(email))
  await page.getByRole('button', { name: 'Verify', exact: true }).click()
  await expect(toast(page, 'Invalid OTP. Please try again.', 'alert')).toBeVisible()
  await expectEmptyCode(page)
  await page.getByRole('link', { name: 'Use another email' }).click()
  await expect(page).toHaveURL('/forgot-password')
})

test('an email without an account gets the same response and no mail', async ({ page }) => {
  const email = 'nobody@business.example'
  await page.goto('/forgot-password')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Reset Password' }).click()
  await expect(toast(page, 'Reset password link has been sent to your email')).toBeVisible()
  expect(await mailsTo(email)).toEqual([])
})

test('a page that needs a carried email redirects a direct visitor to the form that asks for it', async ({ page }) => {
  // src/app/routes.test.tsx tests every such page.
  const targets = {
    '/register': '/create-account',
    '/set-new-password': '/forgot-password',
  }
  for (const [path, target] of Object.entries(targets)) {
    await page.goto(path)
    await expect(page, path).toHaveURL(target)
    await expect(heading(page, /./)).toBeVisible()
  }
})
