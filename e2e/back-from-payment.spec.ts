import { expect, type Page } from '@playwright/test'
import { expectNoOffer, openWallet, paymentsOf } from './support/money.ts'
import { heading } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

/** In a browser that keeps pages as they were left, as everybody's does and Playwright's does not. */
const test = signedInTest.extend({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

/** Goes back to the very page that was left: nothing of it is loaded again. */
async function goBackToPageLeft(page: Page) {
  await page.evaluate(() => window.history.back())
  await expect.poll(() => page.evaluate(() => 'isPageLeft' in window)).toBe(true)
}

const remember = (page: Page) => page.evaluate(() => Object.assign(window, { isPageLeft: true }))

test('Back from the payment page finds neither a dialog that waits for ever nor a second offer', async ({
  page,
  employer,
}) => {
  await openWallet(employer)
  await page.goto('/dashboard/billing-subscription?tab=plans')
  await remember(page)
  await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦5,000.00' }).click()
  await expect(heading(page, '₦5,000.00')).toBeVisible()
  await goBackToPageLeft(page)
  await expect(page.getByText('Your payment is still being confirmed')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectNoOffer(page)

  await page.goto('/dashboard/wallet&payments')
  await remember(page)
  await page.getByRole('button', { name: 'Fund wallet' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
  await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦50,000.00' }).click()
  await expect(heading(page, '₦50,000.00')).toBeVisible()
  await goBackToPageLeft(page)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('row').filter({ hasText: 'Wallet funding' })).toContainText('Pending')
  await page.getByRole('button', { name: 'Fund wallet' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('This amount is still being confirmed')
  expect(await paymentsOf(employer)).toHaveLength(2)
})
