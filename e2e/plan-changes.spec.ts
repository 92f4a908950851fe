import { expect, type Page } from '@playwright/test'
import { activateWallet, paymentsOf, typePin } from './support/money.ts'
import { fact, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const billing = '/dashboard/billing-subscription'
const dialog = (page: Page) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** Pays a plan that is offered from the wallet. */
async function payFromWallet(page: Page, offer: string, price: string) {
  await page.getByRole('button', { name: offer }).click()
  await dialog(page)
    .getByRole('button', { name: `Pay ${price}` })
    .click()
  await typePin(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
}

signedInTest(
  'a plan is upgraded immediately, downgraded at the end of the period, cancelled and resumed',
  async ({ page, employer }) => {
    const main = page.getByRole('main')
    await activateWallet(employer, 10_000_000)
    await page.goto(`${billing}?tab=plans`)
    await payFromWallet(page, 'Subscribe to Basic', '₦5,000.00')

    await signedInTest.step('an upgrade is charged and takes effect immediately', async () => {
      await page.getByRole('link', { name: 'Upgrade to premium now' }).click()
      await expect(page.getByRole('article', { name: 'Basic' })).toContainText('Current plan')
      await payFromWallet(page, 'Upgrade to Premium', '₦15,000.00')
      await expect(page.getByRole('complementary', { name: 'Main menu' })).toContainText('10 out of 10 Gigs left')
    })

    await signedInTest.step('a downgrade is free and waits for the end of the period', async () => {
      await page.goto(`${billing}?tab=plans`)
      await page.getByRole('button', { name: 'Change to Basic' }).click()
      await expect(dialog(page)).toContainText(
        /Your plan changes to Basic on \d+\s\w+\s\d{4}\. Until then you keep Premium\./,
      )
      await dialog(page).getByRole('button', { name: 'Change plan' }).click()
      await expect(toast(page, 'Plan change scheduled')).toBeVisible()
      await expect(page.getByRole('article', { name: 'Basic' })).toContainText(/Starts \d+\s\w+\s\d{4}/)
      await expect(page.getByRole('button', { name: 'Change planned' })).toBeDisabled()
      await page.getByRole('tab', { name: 'Overview' }).click()
      await expect(main.getByRole('heading', { name: 'Premium plan' })).toBeVisible()
      await expect(fact(main, 'Plan change')).toHaveText(/^Basic from \d+\s\w+\s\d{4}$/)
    })

    await signedInTest.step(
      'cancelling states until when Gigs can be posted, and focuses the safe button first',
      async () => {
        await main.getByRole('button', { name: 'Cancel plan' }).click()
        await expect(dialog(page)).toContainText(
          /You can post Gigs until \d+\s\w+\s\d{4}\. Open Gigs are not affected\./,
        )
        await expect(dialog(page).getByRole('button', { name: 'Keep plan' })).toBeFocused()
        await page.keyboard.press('Enter')
        await expect(dialog(page)).toHaveCount(0)
        await main.getByRole('button', { name: 'Cancel plan' }).click()
        await dialog(page).getByRole('button', { name: 'Cancel plan' }).click()
        await expect(toast(page, 'Plan cancelled')).toBeVisible()
        await expect(main.getByText('Cancelled', { exact: true })).toBeVisible()
        await expect(fact(main, 'Ends on')).toHaveText(/^\d+\s\w+\s\d{4}$/)
        await expect(fact(main, 'Plan change')).toHaveCount(0)
      },
    )

    await signedInTest.step('a cancelled plan is resumed', async () => {
      await main.getByRole('button', { name: 'Resume plan' }).click()
      await expect(main.getByText('Active', { exact: true })).toBeVisible()
      await expect(fact(main, 'Renews on')).toHaveText(/^\d+\s\w+\s\d{4}$/)
      await expect(main.getByRole('button', { name: 'Cancel plan' })).toBeVisible()
    })

    await signedInTest.step('the history lists only payments, newest first', async () => {
      await page.getByRole('tab', { name: 'History' }).click()
      await expect(page.getByRole('row')).toContainText([
        /Date/,
        /Premium plan, 1 month.*₦15,000\.00/,
        /Basic plan, 1 month.*₦5,000\.00/,
      ])
    })
    expect((await paymentsOf(employer)).map(({ type, amountKobo }) => [type, amountKobo])).toEqual([
      ['subscription', 1_500_000],
      ['subscription', 500_000],
      ['wallet_funding', 10_000_000],
    ])
  },
)
