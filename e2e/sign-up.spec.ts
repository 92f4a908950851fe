import { expect } from '@playwright/test'
import { createEmployer, newPerson } from './support/employer.ts'
import { codeSentTo, differentCode } from './support/outbox.ts'
import { codeInputs, expectEmptyCode, heading, logOut, signIn, storedText, toast, typeCode } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

test('a new employer creates an account with a code, reloads, logs out and logs in', async ({ page, watch }) => {
  const person = newPerson()
  const { firstName, lastName, email, password } = person

  await test.step('a guest who opens the root is sent to sign-in, which links to sign-up', async () => {
    await page.goto('/')
    await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
    await page.getByRole('link', { name: 'Create Account' }).click()
    await expect(heading(page, 'Create your account')).toBeFocused()
  })

  await test.step('a code is sent to the email, which is shown masked', async () => {
    await page.getByRole('textbox', { name: 'Email' }).fill(email)
    await page.getByRole('button', { name: 'Verify Email' }).click()
    await expect(toast(page, 'Verification code sent successfully')).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Verify your email' })
    await expect(dialog).toContainText(`${email.slice(0, 3)}*`)
    await expect(dialog).not.toContainText(email)
    await expect(dialog.getByRole('button', { name: 'Resend code' })).toBeDisabled()
  })

  const verify = page.getByRole('button', { name: 'Verify', exact: true })
  await test.step('a wrong code is refused and the inputs are cleared', async () => {
    watch.expectErrorStatus(400, /\/verify-email-otp$/)
    const wrong = differentCode(await codeSentTo(email))
    await typeCode(page, wrong.slice(0, 3))
    await expect(verify).toBeDisabled()
    await page.keyboard.type(wrong.slice(3))
    await verify.click()
    await expect(toast(page, 'Invalid OTP code. Please try again.', 'alert')).toBeVisible()
    await expect(page.getByText('Invalid OTP', { exact: true })).toBeVisible()
    await expectEmptyCode(page)
  })

  await test.step('the right code leads to registration', async () => {
    await typeCode(page, await codeSentTo(email))
    await expect(codeInputs(page).last()).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'OTP code verified successfully')).toBeVisible()
    await expect(heading(page, 'Tell us about yourself')).toBeFocused()
    await expect(page).toHaveURL('/register')
  })

  const create = page.getByRole('button', { name: 'Create account' })
  await test.step('registration shows the locked email and ticks off the rules of the password', async () => {
    const lockedEmail = page.getByRole('textbox', { name: 'Email' })
    await expect(lockedEmail).toHaveValue(email)
    await expect(lockedEmail).not.toBeEditable()
    const rules = page.getByRole('list', { name: 'A strong password has' }).getByRole('listitem')
    await expect(rules.filter({ hasText: 'still needed' })).toHaveCount(5)
    await page.getByRole('textbox', { name: 'Password' }).fill('Lagos1')
    await expect(rules.filter({ hasText: 'done' })).toHaveText([/uppercase/, /lowercase/, /number/])
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await expect(rules.filter({ hasText: 'done' })).toHaveCount(5)
  })

  await test.step('without the terms nothing is sent', async () => {
    await page.getByRole('textbox', { name: 'First name' }).fill(firstName)
    await page.getByRole('textbox', { name: 'Last name' }).fill(lastName)
    await expect(create).toHaveAttribute('aria-disabled', 'true')
    await create.click({ force: true })
    await expect(toast(page, 'Please agree to the Terms and Conditions to continue', 'alert')).toBeVisible()
    await expect(page).toHaveURL('/register')
  })

  await test.step('with the terms accepted the account is created and the dashboard opens', async () => {
    await page.getByRole('checkbox').check()
    await create.click()
    await expect(toast(page, 'Account created successfully')).toBeVisible()
    await expect(heading(page, `Welcome, ${firstName}`)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('the browser stores user, isAuthenticated and token, and no email', async () => {
    const text = await storedText(page)
    const stored = JSON.parse(text ?? 'null') as { state: { user: { employerId: string }; token: string } }
    expect(stored).toEqual({
      state: {
        user: { firstName, lastName, employerId: expect.any(String), imageUrl: null },
        isAuthenticated: true,
        token: expect.any(String),
      },
      version: 0,
    })
    expect(stored.state.token).toMatch(/^[^\s]{20,}$/)
    const storedTexts = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    )
    expect(storedTexts).not.toContain(email)
    // The cookies that the Privacy Policy describes, and no other; the sidebar's is set once the sidebar is used.
    const cookies = await page.context().cookies()
    const deviceCookie = `marquee-device-${stored.state.user.employerId}`
    expect(cookies.map(({ name }) => name).toSorted()).toEqual(['XSRF-TOKEN', deviceCookie])
  })

  await test.step('a reload keeps the session', async () => {
    await page.reload()
    await expect(heading(page, `Welcome, ${firstName}`)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })

  await test.step('log-out is confirmed, clears the stored session and closes the dashboard', async () => {
    await logOut(page, person)
    await expect(toast(page, 'User logged out successfully')).toBeVisible()
    await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
    expect(JSON.parse((await storedText(page)) ?? 'null')).toEqual({
      state: { user: null, isAuthenticated: false, token: null },
      version: 0,
    })
    await page.goto('/dashboard/my-workers')
    await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
  })

  await test.step('log-in opens the dashboard again', async () => {
    await expect(page.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await signIn(page, person)
    await expect(toast(page, 'Logged in successfully!')).toBeVisible()
    await expect(heading(page, `Welcome, ${firstName}`)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  })
})

test('an email that has an account cannot sign up again', async ({ page, watch }) => {
  const { email } = await createEmployer()
  watch.expectErrorStatus(409, /\/send-verification-otp$/)
  await page.goto('/create-account')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Verify Email' }).click()
  await expect(toast(page, 'An account with this email already exists. Sign in instead.', 'alert')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** Two guest pages, and one that also needs a carried email; src/app/routes.test.tsx tests every guest page. */
const guestPages = ['/', '/sign-in', '/register']

signedInTest('a signed-in employer is redirected from guest pages to the dashboard', async ({ page, employer }) => {
  for (const path of guestPages) {
    await page.goto(path)
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
    await expect(page).toHaveURL('/dashboard')
  }
})
