import { expect } from '@playwright/test'
import { delayPayment, settlePaymentNow } from './support/database.ts'
import {
  bankAccount,
  decidePayment,
  openTransaction,
  paymentsOf,
  balanceTile,
  typeNewPin,
  typePin,
  walletPin,
} from './support/money.ts'
import { fact, heading, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

signedInTest(
  'an employer activates the wallet, funds it, subscribes from it and withdraws',
  { tag: '@browser' },
  async ({ page, employer }) => {
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')

    await signedInTest.step('a wallet that is not active leads to its activation', async () => {
      await page.goto('/dashboard/wallet&payments')
      await expect(page.getByRole('heading', { name: 'Activate your wallet' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Fund wallet' })).toHaveCount(0)
      await main.getByRole('link', { name: 'Activate wallet' }).click()
      await expect(heading(page, 'Activate wallet')).toBeFocused()
    })

    await signedInTest.step('ten digits are enough to show the name of the account holder', async () => {
      await page.getByRole('combobox', { name: 'Bank' }).fill('first b')
      await page.getByRole('option', { name: bankAccount.bank }).click()
      const number = page.getByRole('textbox', { name: 'Account number' })
      await number.fill('00000')
      await page.getByRole('button', { name: 'Save account' }).click()
      await expect(page.getByRole('link', { name: 'Account number must be exactly 10 digits' })).toBeVisible()
      await number.fill(bankAccount.accountNumber)
      await expect(page.getByText(bankAccount.accountName)).toBeVisible()
      await expect(page.getByText('Is this your account?')).toBeVisible()
      await page.getByRole('button', { name: 'Yes, save this account' }).click()
      await expect(toast(page, 'Withdrawal account saved')).toBeVisible()
      await expect(page).toHaveURL('/dashboard/activate-wallet?step=2')
    })

    await signedInTest.step(
      'a PIN that is easy to guess is refused, and so is a confirmation that differs',
      async () => {
        await expect(page.getByRole('textbox', { name: 'New PIN, digit 1 of 4' })).toBeFocused()
        await typeNewPin(page, '1234')
        await page.getByRole('button', { name: 'Create PIN' }).click()
        await expect(page.getByText('Avoid repeated or sequential digits')).toBeVisible()
        await typeNewPin(page, walletPin, '2581')
        await page.getByRole('button', { name: 'Create PIN' }).click()
        await expect(page.getByText("PINs don't match")).toBeVisible()
        await typeNewPin(page, walletPin)
        await page.getByRole('button', { name: 'Create PIN' }).click()
        await expect(toast(page, 'PIN created')).toBeVisible()
        await expect(toast(page, 'Wallet activated')).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Your wallet is active' })).toBeFocused()
      },
    )

    await signedInTest.step('the wallet is funded on the payment page, and the return shows the details', async () => {
      await main.getByRole('link', { name: 'Fund wallet' }).click()
      await expect(page.getByRole('dialog', { name: 'Fund wallet' })).toBeVisible()
      await expect(page).toHaveURL('/dashboard/wallet&payments?fund=1')
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/dashboard/wallet&payments')
      await expect(dialog).toHaveCount(0)
      await expect(balanceTile(page, 'Available')).toContainText('₦0.00')
      await expect(page.getByText('No transactions yet')).toBeVisible()
      await page.goto('/dashboard/wallet&payments?fund=1')
      await page.getByRole('textbox', { name: 'Amount' }).fill('999.99')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Minimum amount is ₦1,000.00')).toBeVisible()
      await page.getByRole('textbox', { name: 'Amount' }).fill('50,000.5')
      await expect(dialog.getByText('You will pay ₦50,000.50 on the payment page.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Pay ₦50,000.50' }).click()
      await expect(heading(page, '₦50,000.50')).toBeVisible()
      await decidePayment(page, 'success')
      await expect(toast(page, 'Wallet funded')).toBeVisible()
      await expect(dialog.getByRole('heading', { name: '₦50,000.50 is in your wallet' })).toBeVisible()
      await expect(fact(dialog, 'From')).toHaveText('Card')
      await expect(dialog.getByRole('link', { name: 'Post a Gig' })).toBeVisible()
      await dialog.getByRole('button', { name: 'View receipt' }).click()
      await expect(dialog).toContainText('+₦50,000.50')
      await expect(dialog).toContainText('Will not change')
      await expect(fact(dialog, 'Balance after')).toHaveText('₦50,000.50')
      await expect(page).toHaveURL(/\?transaction=txn_/)
      await page.keyboard.press('Escape')
      await expect(page).toHaveURL('/dashboard/wallet&payments')
      await expect(main.getByRole('row').filter({ hasText: 'Wallet funding' }).getByRole('link').first()).toBeFocused()
      await expect(balanceTile(page, 'Available')).toContainText('₦50,000.50')
      await expect(main.getByRole('row').filter({ hasText: 'Wallet funding' })).toContainText('+₦50,000.50')
    })

    await signedInTest.step('the plan card links to the plans, and a plan is paid from the wallet', async () => {
      await page.getByRole('link', { name: 'Subscribe now' }).click()
      await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
      await expect(dialog.getByRole('radio', { name: /^Pay from wallet/ })).toBeChecked()
      await expect(fact(dialog, 'Total today')).toHaveText('₦5,000.00')
      await dialog.getByRole('button', { name: 'Pay ₦5,000.00' }).click()
      await expect(dialog).toContainText('Pay ₦5,000.00 from your wallet for 1 month of Basic.')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
      await expect(main).toContainText(/You are on the Basic plan until \d+\s\w+\s\d{4}\./)
      await expect(page.getByRole('complementary', { name: 'Main menu' })).toContainText('3 out of 3 Gigs left')
    })

    await signedInTest.step('the remaining balance can be withdrawn, and the fee is shown before the PIN', async () => {
      await page.getByRole('link', { name: 'Wallet and Payments' }).click()
      await expect(balanceTile(page, 'Available')).toContainText('₦45,000.50')
      await page.getByRole('button', { name: 'Withdraw' }).click()
      await page.getByRole('textbox', { name: 'Amount' }).fill('45000.51')
      await page.keyboard.press('Enter')
      await expect(dialog.getByText('Amount must not exceed your available balance of ₦45,000.50')).toBeVisible()
      await page.getByRole('textbox', { name: 'Amount' }).fill('20000')
      await page.keyboard.press('Enter')
      const confirm = page.getByRole('dialog', { name: 'Confirm withdrawal' })
      await expect(confirm).toContainText(
        'Withdraw ₦20,000.00 to First Bank of Nigeria ••••4579. Fee ₦25.00. You receive ₦19,975.00.',
      )
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(toast(page, 'Withdrawal started')).toBeVisible()
      await delayPayment((await paymentsOf(employer))[0]?.reference)
      await expect(dialog.getByRole('heading', { name: '₦19,975.00 is on its way to your bank' })).toBeVisible()
      await expect(fact(dialog, 'From')).toHaveText('Wallet')
      await expect(fact(dialog, 'To')).toHaveText('First Bank of Nigeria ••••4579')
      await dialog.getByRole('button', { name: 'Done' }).click()
      await expect(dialog).toHaveCount(0)
      await expect(balanceTile(page, 'Available')).toContainText('₦25,000.50')
    })

    await signedInTest.step('its details show it as processing, then as successful', async () => {
      await openTransaction(page, 'Withdrawal to First Bank of Nigeria')
      await expect(dialog).toContainText('Not final yet')
      await expect(dialog).toContainText('The money is on its way to your bank.')
      await settlePaymentNow((await paymentsOf(employer))[0]?.reference)
      await expect(dialog.getByText('Will not change', { exact: true })).toBeVisible()
      await expect(dialog.getByText('Successful').first()).toBeVisible()
      await expect(fact(dialog, 'Net')).toHaveText('₦19,975.00')
      await expect(fact(dialog, 'Account')).toContainText('••••4579')
      await expect(fact(dialog, 'Bank trace number')).toHaveText(/\d{30}/)
    })

    await signedInTest.step('only the receipt is printed', async () => {
      await dialog.getByRole('button', { name: 'Print receipt' }).click()
      await page.emulateMedia({ media: 'print' })
      const receipt = page.getByText('Receipt', { exact: true })
      await expect(receipt).toBeVisible()
      await expect(heading(page, 'Wallet and Payments')).toBeHidden()
      await expect(page.getByText('₦20,000.00', { exact: true }).filter({ visible: true })).toHaveCount(2)
      await page.emulateMedia({ media: 'screen' })
    })

    expect((await paymentsOf(employer)).map(({ type, amountKobo, status }) => [type, amountKobo, status])).toEqual([
      ['withdrawal', 2_000_000, 'success'],
      ['subscription', 500_000, 'success'],
      ['wallet_funding', 5_000_050, 'success'],
    ])
  },
)
