import { expect } from '@playwright/test'
import { delayPayment, settlePaymentNow } from './support/database.ts'
import { openTransaction, activateWallet, paymentsOf, balanceTile, typePin } from './support/money.ts'
import { signedInTest } from './support/test.ts'

/** The sandbox's bank rejects a transfer whose amount ends in .13 and returns one that ends in .17. */
const withdrawals = [
  {
    amount: '20000.13',
    status: 'Failed',
    message: 'This withdrawal did not go through. Reason: The bank did not accept the transfer.',
  },
  { amount: '20000.17', status: 'Returned', message: 'The bank returned the transfer.' },
]

signedInTest(
  'a failed or returned withdrawal is credited to the wallet and shows the reason',
  async ({ page, employer }) => {
    await activateWallet(employer, 10_000_000)
    await page.goto('/dashboard/wallet&payments')
    for (const { amount, status, message } of withdrawals) {
      await signedInTest.step(status, async () => {
        await page.getByRole('button', { name: 'Withdraw' }).click()
        await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
        await page.keyboard.press('Enter')
        await typePin(page)
        await page.keyboard.press('Enter')
        await expect(page.getByRole('button', { name: 'Done' })).toBeVisible()
        await delayPayment((await paymentsOf(employer))[0]?.reference)
        await page.getByRole('button', { name: 'Done' }).click()
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await expect(balanceTile(page, 'Available')).toContainText('₦79,999.8')
        await settlePaymentNow((await paymentsOf(employer))[0]?.reference)
        await expect(page.getByRole('row').nth(1)).toContainText(status)
        await expect(balanceTile(page, 'Available')).toContainText('₦100,000.00')
        await openTransaction(page, 'Withdrawal to First Bank of Nigeria')
        const panel = page.getByRole('dialog', { name: 'Transaction' })
        await expect(panel).toContainText(message)
        await expect(panel.getByText('Will not change', { exact: true })).toBeVisible()
        await expect(panel.getByRole('button', { name: 'Check again' })).toHaveCount(0)
        await page.keyboard.press('Escape')
      })
    }

    await signedInTest.step(
      'a tab, a filter and a payment have an address of their own, and Back leaves it',
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
