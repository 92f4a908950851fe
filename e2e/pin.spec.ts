import { expect, type Page } from '@playwright/test'
import { openWallet, paymentsOf, tile, typeNewPin, typePin, walletPin } from './support/money.ts'
import { codeSentTo, mailsTo, otherCode } from './support/outbox.ts'
import { codeBoxes, heading, toast, typeCode } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const wrongPin = '7391'
const newPin = '4826'

/** Opens the dialog that asks for the PIN of a withdrawal. */
async function withdraw(page: Page) {
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('20000')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Confirm withdrawal' })
  await expect(dialog).toBeVisible()
  return dialog
}

signedInTest(
  'wrong PINs lock the wallet, a code by email opens it again with a new PIN',
  async ({ page, employer, watch }) => {
    watch.expectAnswer(400, /\/withdraw-funds$/)
    watch.expectAnswer(423, /\/withdraw-funds$/)
    watch.expectConsole(/wallet\.withdraw failed/)
    await openWallet(employer, 10_000_000)
    await page.goto('/dashboard/wallet&payments')
    const confirm = await withdraw(page)

    await signedInTest.step('a wrong PIN is said beside the boxes, which are empty for the next try', async () => {
      for (const triesLeft of [4, 3, 2, 1]) {
        await typePin(page, wrongPin)
        await page.keyboard.press('Enter')
        await expect(confirm).toContainText(
          `Incorrect PIN. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`,
        )
        await expect(confirm.locator('input').first()).toBeFocused()
        for (const box of await confirm.locator('input').all()) await expect(box).toHaveValue('')
      }
      await expect(toast(page, 'Incorrect PIN', 'alert').first()).toBeVisible()
    })

    await signedInTest.step('the fifth locks it, here and in the wallet', async () => {
      await typePin(page, wrongPin)
      await page.keyboard.press('Enter')
      await expect(confirm).toContainText(/Your PIN is locked until \d+:\d\d [AP]M\./)
      await expect(confirm.locator('input')).toHaveCount(0)
      await confirm.getByRole('button', { name: 'Cancel' }).click()
      await page.keyboard.press('Escape')
      await page.reload()
      await expect(page.getByText(/Your PIN is locked until \d+:\d\d [AP]M\./)).toBeVisible()
      for (const name of ['Withdraw', 'Fund wallet']) await expect(page.getByRole('button', { name })).toBeDisabled()
      await expect(tile(page, 'Available')).toContainText('₦100,000.00')
    })

    const reset = page.getByRole('dialog')
    await signedInTest.step('a code is sent; a wrong one is refused', async () => {
      watch.expectAnswer(400, /\/verify-forgot-pin$/)
      watch.expectConsole(/security\.verifyForgotPin failed/)
      await page.getByRole('button', { name: 'Reset PIN' }).click()
      await expect(reset).toContainText(`Enter the 4-digit code we sent to ${employer.email.slice(0, 3)}*`)
      await expect(reset).not.toContainText(employer.email)
      await typeCode(page, otherCode(await codeSentTo(employer.email)))
      await page.keyboard.press('Enter')
      await expect(reset).toContainText('Invalid OTP')
      await expect(codeBoxes(page).first()).toBeFocused()
    })

    await signedInTest.step('the right one leads to a new PIN', async () => {
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

    await signedInTest.step('which pays, and the old one does not', async () => {
      watch.expectAnswer(400, /\/subscribe$/)
      watch.expectConsole(/billing\.subscribe failed/)
      await page.goto('/dashboard/billing-subscription?tab=plans')
      await page.getByRole('button', { name: 'Subscribe to Premium' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦15,000.00' }).click()
      await typePin(page, walletPin)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toContainText('Incorrect PIN')
      await typePin(page, newPin)
      await page.keyboard.press('Enter')
      await expect(heading(page, 'Payment status')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
    })

    await signedInTest.step('no PIN is kept anywhere', async () => {
      const kept = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, window.location.href]),
      )
      for (const digits of [walletPin, newPin]) expect(kept).not.toMatch(new RegExp(`(?<![\\w-])${digits}(?![\\w-])`))
    })
    expect((await paymentsOf(employer)).map(({ type }) => type)).toEqual(['subscription', 'wallet_funding'])
  },
)
