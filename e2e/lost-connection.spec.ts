import { expect } from '@playwright/test'
import { hurryPayment } from './support/database.ts'
import {
  bankAccount,
  decide,
  decideOutside,
  expectNoOffer,
  fundOutside,
  openTransaction,
  openWallet,
  paymentsOf,
  tile,
  typeNewPin,
  typePin,
  walletPin,
} from './support/money.ts'
import { breakCalls, loseNext } from './support/network.ts'
import { heading, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const notKnown = 'We do not know yet if this went through.'

signedInTest(
  'activation survives every call that is lost or refused, and asks for nothing twice',
  async ({ page, watch }) => {
    for (const path of [/\/get-banks$/, /\/resolve-account$/, /\/activate-wallet$/]) watch.expectAnswer(500, path)
    for (const path of [/\/set-withdrawal-account/, /\/set-pin/]) watch.expectLost(path)
    watch.expectConsole(/(?:wallet|security)\.\w+ failed/)
    const mendBanks = await breakCalls(page, /\/get-banks/)
    await page.goto('/dashboard/activate-wallet')

    await signedInTest.step('the list of banks', async () => {
      await expect(page.getByText('Failed to load banks')).toBeVisible({ timeout: 20_000 })
      await mendBanks()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('combobox', { name: 'Bank' }).fill('first b')
      await page.getByRole('option', { name: bankAccount.bank }).click()
    })

    await signedInTest.step('whose account it is', async () => {
      const mend = await breakCalls(page, /\/resolve-account/)
      await page.getByRole('textbox', { name: 'Account number' }).fill(bankAccount.accountNumber)
      await expect(page.getByText('We cannot confirm the name right now.')).toBeVisible()
      await mend()
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(bankAccount.accountName)).toBeVisible()
    })

    await signedInTest.step('saving the account', async () => {
      await loseNext(page, /\/set-withdrawal-account$/, 'call')
      await page.getByRole('button', { name: 'Save account' }).click()
      await expect(toast(page, 'An unexpected error occurred', 'alert')).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Account number' })).toHaveValue(bankAccount.accountNumber)
      await page.getByRole('button', { name: 'Save account' }).click()
      await expect(page.getByRole('heading', { name: 'Your PIN' })).toBeVisible()
    })

    await signedInTest.step('the PIN', async () => {
      await loseNext(page, /\/set-pin$/, 'call')
      await typeNewPin(page, walletPin)
      await page.getByRole('button', { name: 'Create PIN' }).click()
      await expect(toast(page, 'An unexpected error occurred', 'alert').first()).toBeVisible()
      await expect(page.getByText('PINs match')).toBeVisible()
    })

    await signedInTest.step('the activation, which begins by itself', async () => {
      const mend = await breakCalls(page, /\/activate-wallet$/)
      await page.getByRole('button', { name: 'Create PIN' }).click()
      await expect(page.getByText('Your wallet is not active yet')).toBeVisible()
      await mend()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Your wallet is active' })).toBeVisible()
    })
  },
)

signedInTest('a funding whose answer is lost is looked up, and is one payment', async ({ page, employer, watch }) => {
  watch.expectLost(/\/fund-wallet/)
  watch.expectConsole(/wallet\.fund failed/)
  await openWallet(employer)
  await page.goto('/dashboard/wallet&payments')
  await page.getByRole('button', { name: 'Fund wallet' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
  await loseNext(page, /\/fund-wallet$/, 'answer')
  const dialog = page.getByRole('dialog', { name: 'Fund wallet' })
  await dialog.getByRole('button', { name: 'Pay ₦50,000.00' }).click()
  await expect(dialog).toContainText(notKnown)
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('50,000')

  await signedInTest.step('it is still the same payment after the dialog was closed', async () => {
    await loseNext(page, /\/fund-wallet$/, 'call')
    await dialog.getByRole('button', { name: 'Check status' }).click()
    await expect(dialog).toContainText(notKnown)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('button', { name: 'Fund wallet' })).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Check status' }).click()
    await expect(dialog).toContainText(notKnown)
    await dialog.getByRole('button', { name: 'Check status' }).click()
  })

  await expect(heading(page, '₦50,000.00')).toBeVisible()
  expect(await paymentsOf(employer)).toHaveLength(1)
  await decide(page, 'success')
  await expect(toast(page, 'Wallet funded')).toBeVisible()
  expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
})

signedInTest(
  'a withdrawal whose call or answer is lost is looked up, and is made once',
  async ({ page, employer, watch }) => {
    watch.expectLost(/\/withdraw-funds/)
    watch.expectLost(/\/get-transaction/)
    watch.expectAnswer(404, /\/get-transaction$/)
    watch.expectConsole(/wallet\.withdraw failed/)
    await openWallet(employer, 10_000_000)
    await page.goto('/dashboard/wallet&payments')
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('20000')
    await page.keyboard.press('Enter')
    const confirm = page.getByRole('dialog', { name: 'Confirm withdrawal' })
    const check = confirm.getByRole('button', { name: 'Check status' })

    await signedInTest.step('the call never arrived: nothing was withdrawn', async () => {
      await loseNext(page, /\/withdraw-funds$/, 'call')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(confirm).toContainText(notKnown)
      await expect(confirm.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0)
      await loseNext(page, /\/get-transaction$/, 'call')
      await check.click()
      await expect(confirm).toContainText(notKnown)
      await check.click()
      await expect(confirm).toContainText('This did not go through. Nothing was withdrawn.')
    })

    await signedInTest.step('it arrived, and its answer was lost', async () => {
      await loseNext(page, /\/withdraw-funds$/, 'answer')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(confirm).toContainText(notKnown)
      await check.click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(tile(page, 'Available')).toContainText('₦80,000.00')
    })

    await signedInTest.step('the list shows it, and how it ends, without being asked', async () => {
      const row = page.getByRole('row').filter({ hasText: 'Withdrawal to First Bank of Nigeria' })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText('Processing')
      await hurryPayment((await paymentsOf(employer))[0]?.reference)
      await expect(row).toContainText('Successful')
    })
    expect((await paymentsOf(employer)).map(({ type }) => type)).toEqual(['withdrawal', 'wallet_funding'])
  },
)

signedInTest(
  'a plan whose payment is in doubt is looked up before anything is offered again',
  async ({ page, employer, watch }) => {
    watch.expectLost(/\/subscribe/)
    watch.expectLost(/\/get-transaction/)
    watch.expectAnswer(404, /\/get-transaction$/)
    watch.expectConsole(/billing\.subscribe failed/)
    await openWallet(employer, 10_000_000)
    await page.goto('/dashboard/billing-subscription?tab=plans')
    const dialog = page.getByRole('dialog', { name: 'Subscribe to Basic' })
    await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
    await dialog.getByRole('button', { name: 'Pay ₦5,000.00' }).click()

    await signedInTest.step('the call never arrived', async () => {
      await loseNext(page, /\/subscribe$/, 'call')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(notKnown)
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByRole('alert').filter({ hasText: notKnown })).toBeVisible()
      await expectNoOffer(page)
      await page.getByRole('button', { name: 'Check status' }).click()
      await expect(page.getByRole('alert').filter({ hasText: notKnown })).toHaveCount(0)
    })

    await signedInTest.step('it arrived, and its answer was lost', async () => {
      await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
      await dialog.getByRole('button', { name: 'Pay ₦5,000.00' }).click()
      await loseNext(page, /\/subscribe$/, 'answer')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(notKnown)
      await loseNext(page, /\/get-transaction$/, 'call')
      await dialog.getByRole('button', { name: 'Check status' }).click()
      await expect(dialog).toContainText(notKnown)
      await dialog.getByRole('button', { name: 'Check status' }).click()
      await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
    })
    expect((await paymentsOf(employer)).map(({ type }) => type)).toEqual(['subscription', 'wallet_funding'])
  },
)

signedInTest(
  'a payment that cannot be read is not called failed, and is not offered again',
  async ({ page, employer, watch }) => {
    watch.expectAnswer(500, /\/get-transaction$/)
    await openWallet(employer)
    const reference = await fundOutside(employer, 5_000_000, 'open')
    const mend = await breakCalls(page, /\/get-transaction$/)
    await page.goto(`/dashboard/billing-subscription/transaction-status?status=success&reference=${reference}`)
    await expect(page.getByRole('heading', { name: 'We could not check your payment' })).toBeVisible({
      timeout: 20_000,
    })
    await expect(page.getByRole('main')).toContainText('Your payment may have gone through. Do not pay again yet.')
    await expect(page.getByRole('main')).toContainText(reference)
    await expectNoOffer(page)
    await mend()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('heading', { name: 'Confirming your payment...' })).toBeVisible()

    await signedInTest.step('nor is the same amount, while it is on its way', async () => {
      // What may still arrive is told only after Enter was pressed, which is not lost.
      const { promise: pressed, resolve: tell } = Promise.withResolvers<undefined>()
      await page.route(/get-transaction-history.*wallet_funding/, async (route) => {
        await pressed
        await route.continue()
      })
      await page.goto('/dashboard/wallet&payments')
      await page.getByRole('button', { name: 'Fund wallet' }).click()
      await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-busy', 'true')
      tell(undefined)
      await expect(page.getByRole('dialog')).toContainText('This amount is still being confirmed')
      await expect(page).toHaveURL('/dashboard/wallet&payments')
      await page.keyboard.press('Escape')
    })

    await signedInTest.step('Check again asks the payment page', async () => {
      await openTransaction(page, 'Wallet funding')
      const panel = page.getByRole('dialog', { name: 'Transaction' })
      await expect(panel).toContainText('We are still confirming this payment. Do not pay again.')
      const asked = page.waitForResponse(/\/verify-transaction$/)
      await panel.getByRole('button', { name: 'Check again' }).click()
      expect((await asked).status()).toBe(200)
      await expect(panel.getByText('Not final yet')).toBeVisible()
      await decideOutside(reference, 'success')
      await expect(panel.getByText('Will not change', { exact: true })).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Check again' })).toHaveCount(0)
    })
  },
)
