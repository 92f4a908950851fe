import { expect, type Page } from '@playwright/test'
import { expectOnlyContinuation, activateWallet, paymentsOf } from './support/money.ts'
import { heading } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

/** Enables the back-forward cache, which Playwright disables. */
const test = signedInTest.extend({
  launchOptions: [
    async ({ launchOptions }, provide) =>
      provide({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
    { scope: 'worker' },
  ],
})

/** Goes back to the page in the back-forward cache, which is not loaded again. */
async function goBackToCachedPage(page: Page) {
  await page.evaluate(() => window.history.back())
  // Waits across the navigation, which may end the document that is being asked.
  await page.waitForFunction(() => 'isCachedPage' in window)
}

const markPage = (page: Page) => page.evaluate(() => Object.assign(window, { isCachedPage: true }))

test(
  'Back from the payment page shows neither a pending dialog nor a second offer',
  { tag: '@browser' },
  async ({ page, employer }) => {
    await activateWallet(employer)
    await page.goto('/dashboard/billing-subscription?tab=plans')
    await markPage(page)
    await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦5,000.00' }).click()
    await expect(heading(page, '₦5,000.00')).toBeVisible()
    await goBackToCachedPage(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectOnlyContinuation(page)

    await page.goto('/dashboard/wallet&payments')
    await markPage(page)
    await page.getByRole('button', { name: 'Fund wallet' }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦50,000.00' }).click()
    await expect(heading(page, '₦50,000.00')).toBeVisible()
    await goBackToCachedPage(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('row').filter({ hasText: 'Wallet funding' })).toContainText('Pending')
    await page.getByRole('button', { name: 'Fund wallet' }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toContainText('This amount is still being confirmed')
    expect(await paymentsOf(employer)).toHaveLength(2)
  },
)
