import { expect } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { bankAccount, fundWalletByApi, openTransaction, activateWallet, typePin } from './support/money.ts'
import { heading } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

signedInTest.setTimeout(180_000)

signedInTest('the steps of activation are accessible', async ({ page }) => {
  await page.goto('/dashboard/activate-wallet')
  await page.getByRole('combobox', { name: 'Bank' }).fill('first b')
  await page.getByRole('option', { name: bankAccount.bank }).click()
  await page.getByRole('textbox', { name: 'Account number' }).fill(bankAccount.accountNumber)
  await expect(page.getByText('Is this your account?')).toBeVisible()
  await expectAccessible(page, 'bank account')
  await page.getByRole('button', { name: 'Yes, save this account' }).click()
  await expect(page.getByRole('heading', { name: 'Your PIN' })).toBeVisible()
  await page.getByRole('button', { name: 'Create PIN' }).click()
  await expect(page.getByText('PIN must be exactly 4 digits').first()).toBeVisible()
  await expectAccessible(page, 'PIN')
})

signedInTest('the wallet, its dialogs and details are accessible', async ({ page, employer, watch }) => {
  watch.expectErrorStatus(400, /\/withdraw-funds$/)
  watch.expectConsole(/wallet\.withdraw failed/)
  await activateWallet(employer, 10_000_000)
  await fundWalletByApi(employer, 5_000_000, 'open')
  await page.goto('/dashboard/wallet&payments')
  await expect(page.getByRole('row')).toHaveCount(3)
  await expectAccessible(page, 'overview')
  await page.getByRole('button', { name: 'Fund wallet' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toContainText('This amount is still being confirmed')
  await expectAccessible(page, 'fund dialog')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('20000')
  await page.keyboard.press('Enter')
  await typePin(page, '7391')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You have 4 tries left.')).toBeVisible()
  await expectAccessible(page, 'PIN dialog')
  await page.keyboard.press('Escape')
  // The dialog of the withdrawal opens again with its amount.
  await expect(page.getByRole('dialog', { name: 'Withdraw' }).getByRole('textbox', { name: 'Amount' })).toHaveValue(
    '20,000',
  )
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await openTransaction(page, 'Wallet funding')
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible()
  await expectAccessible(page, 'details of a payment')
  for (const tab of ['transactions', 'account']) {
    await page.goto(`/dashboard/wallet&payments?tab=${tab}`)
    await expect(tab === 'account' ? page.getByText('EKO EVENTS LTD') : page.getByText('1–2 of 2')).toBeVisible()
    await expectAccessible(page, tab)
  }
})

signedInTest('plans, checkout and the payment status are accessible', async ({ page, employer }) => {
  await activateWallet(employer, 10_000_000)
  const failed = await fundWalletByApi(employer, 1_000_000, 'failed')
  await page.goto('/dashboard/billing-subscription?tab=plans')
  await expect(page.getByRole('article', { name: 'Premium' })).toBeVisible()
  await expectAccessible(page, 'plans')
  await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
  await expect(page.getByRole('dialog')).toContainText('₦100,000.00 available')
  await expectAccessible(page, 'checkout')
  await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦5,000.00' }).click()
  await typePin(page)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
  await expectAccessible(page, 'paid')
  await page.goto(`/dashboard/billing-subscription/transaction-status?reference=${failed}`)
  await expect(page.getByRole('heading', { name: 'Payment failed' })).toBeVisible()
  await expectAccessible(page, 'failed')
  for (const tab of ['overview', 'history']) {
    await page.goto(`/dashboard/billing-subscription?tab=${tab}`)
    await expect(heading(page, 'Billing and subscription')).toBeVisible()
    await expect(page.getByText(tab === 'history' ? 'Basic plan, 1 month' : 'Renews on')).toBeVisible()
    await expectAccessible(page, tab)
  }
})
