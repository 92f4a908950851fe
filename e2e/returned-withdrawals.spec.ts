import { expect } from '@playwright/test'
import { hurryPayment } from './support/database.ts'
import { openTransaction, openWallet, paymentsOf, tile, typePin } from './support/money.ts'
import { signedInTest } from './support/test.ts'

/** Amounts that end so are not taken by the sandbox's banks, or are sent back. */
const ends = [
  {
    amount: '20000.13',
    status: 'Failed',
    words: 'This withdrawal did not go through. Reason: The bank did not accept the transfer.',
  },
  { amount: '20000.17', status: 'Returned', words: 'The bank returned the transfer.' },
]

signedInTest(
  'a withdrawal that fails or is returned is back in the wallet, and says why',
  async ({ page, employer }) => {
    await openWallet(employer, 10_000_000)
    await page.goto('/dashboard/wallet&payments')
    for (const { amount, status, words } of ends) {
      await signedInTest.step(status, async () => {
        await page.getByRole('button', { name: 'Withdraw' }).click()
        await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
        await page.keyboard.press('Enter')
        await typePin(page)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(tile(page, 'Available')).toContainText('₦79,999.8')
        await hurryPayment((await paymentsOf(employer))[0]?.reference)
        await expect(page.getByRole('row').nth(1)).toContainText(status)
        await expect(tile(page, 'Available')).toContainText('₦100,000.00')
        await openTransaction(page, 'Withdrawal to First Bank of Nigeria')
        const panel = page.getByRole('dialog', { name: 'Transaction' })
        await expect(panel).toContainText(words)
        await expect(panel.getByText('Will not change', { exact: true })).toBeVisible()
        await expect(panel.getByRole('button', { name: 'Check again' })).toHaveCount(0)
        await page.keyboard.press('Escape')
      })
    }

    await signedInTest.step(
      'the address of a tab, a filter and a payment can be shared and gone back from',
      async () => {
        await page.goto('/dashboard/wallet&payments?tab=transactions&type=withdrawal&status=failed')
        await expect(page.getByRole('row')).toHaveCount(2)
        await openTransaction(page, 'Withdrawal to First Bank of Nigeria')
        await expect(page).toHaveURL(/transaction=txn_/)
        await page.goBack()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(page.getByRole('row')).toHaveCount(2)
      },
    )
  },
)
