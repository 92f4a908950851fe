import { expect, type Page } from '@playwright/test'
import { activateWallet, paymentsOf, balanceTile, typeNewPin, typePin, walletPin } from './support/money.ts'
import { codeSentTo, mailsTo, differentCode } from './support/outbox.ts'
import { codeInputs, heading, toast, typeCode } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const wrongPin = '7391'
const newPin = '4826'

/** Starts a withdrawal and returns the dialog that asks for the PIN. */
async function withdraw(page: Page) {
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('20000')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm withdrawal' })
  await expect(dialog).toBeVisible()
  return dialog
}

signedInTest(
  'wrong PINs lock the wallet, and a code by email unlocks it with a new PIN',
  async ({ page, employer, watch }) => {
    watch.expectErrorStatus(400, /\/withdraw-funds$/)
    watch.expectErrorStatus(423, /\/withdraw-funds$/)
    watch.expectConsole(/wallet\.withdraw failed/)
    await activateWallet(employer, 10_000_000)
    await page.goto('/dashboard/wallet&payments')
    const confirm = await withdraw(page)

    await signedInTest.step('a wrong PIN is reported beside the inputs, which are cleared', async () => {
      for (const triesLeft of [4, 3, 2, 1]) {
        await typePin(page, wrongPin)
        await page.keyboard.press('Enter')
        await expect(confirm).toContainText(
          `Incorrect PIN. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
        )
        await expect(confirm.locator('input').first()).toBeFocused()
        for (const input of await confirm.locator('input').all()) await expect(input).toHaveValue('')
      }
      await expect(toast(page, 'Incorrect PIN', 'alert').first()).toBeVisible()
    })

    await signedInTest.step('the fifth wrong PIN locks the dialog and the wallet', async () => {
      await typePin(page, wrongPin)
      await page.keyboard.press('Enter')
      await expect(confirm).toContainText(/Your PIN is locked until \d+:\d\d [AP]M\./)
      await expect(confirm.locator('input')).toHaveCount(0)
      await confirm.getByRole('button', { name: 'Cancel' }).click()
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(page.getByText(/Your PIN is locked until \d+:\d\d [AP]M\./)).toBeVisible()
      for (const name of ['Withdraw', 'Fund wallet']) await expect(page.getByRole('button', { name })).toBeDisabled()
      await expect(balanceTile(page, 'Available')).toContainText('₦100,000.00')
    })

    const reset = page.getByRole('dialog')
    await signedInTest.step('a code is sent; a wrong one is refused', async () => {
      watch.expectErrorStatus(400, /\/verify-forgot-pin$/)
      watch.expectConsole(/security\.verifyForgotPin failed/)
      await page.getByRole('button', { name: 'Reset PIN' }).click()
      await expect(reset).toContainText(`Enter the 4-digit code we sent to ${employer.email.slice(0, 3)}*`)
      await expect(reset).not.toContainText(employer.email)
      await typeCode(page, differentCode(await codeSentTo(employer.email)))
      await page.keyboard.press('Enter')
      await expect(reset).toContainText('Invalid OTP')
      await expect(codeInputs(page).first()).toBeFocused()
    })

    await signedInTest.step('the right code leads to a new PIN', async () => {
      await typeCode(page, await codeSentTo(employer.email))
      await page.keyboard.press('Enter')
      await expect(reset.getByRole('heading', { name: 'Choose a new PIN' })).toBeVisible()
      await typeNewPin(page, newPin)
      await reset.getByRole('button', { name: 'Reset PIN' }).click()
      await expect(reset).toHaveCount(0)
      await expect(page.getByText(/Your PIN is locked/)).toHaveCount(0)
      await expect(page.getByText(/For your safety withdrawals are paused until/)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Withdraw' })).toBeDisabled()
      expect((await mailsTo(employer.email))[0]?.subject).toMatch(/PIN/)
    })

    await signedInTest.step('the new PIN pays, and the old PIN is refused', async () => {
      watch.expectErrorStatus(400, /\/subscribe$/)
      watch.expectConsole(/billing\.subscribe failed/)
      await page.goto('/dashboard/billing-subscription?tab=plans')
      await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦15,000.00' }).click()
      await typePin(page, walletPin)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toContainText('Incorrect PIN')
      await typePin(page, newPin)
      await page.keyboard.press('Enter')
      await expect(heading(page, 'You are subscribed')).toBeVisible()
    })

    await signedInTest.step('no PIN is stored in the browser', async () => {
      const storedTexts = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.location.href]),
      )
      for (const digits of [walletPin, newPin]) {
        expect(storedTexts).not.toMatch(new RegExp(`(?<![\\w-])${digits}(?![\\w-])`))
      }
    })
    expect((await paymentsOf(employer)).map(({ type }) => type)).toEqual(['subscription', 'wallet_funding'])
  },
)
