import { expect } from '@playwright/test'
import { delayPayment, settlePaymentNow } from './support/database.ts'
import {
  bankAccount,
  decidePayment,
  decidePaymentByApi,
  expectNoPaymentOffer,
  fundWalletByApi,
  openTransaction,
  activateWallet,
  paymentsOf,
  balanceTile,
  typeNewPin,
  typePin,
  walletPin,
} from './support/money.ts'
import { enablePosting, postGig } from './support/gigs.ts'
import { failRequests, dropNext } from './support/network.ts'
import { addApplicants } from './support/people.ts'
import { heading, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const outcomeUnknown = 'We do not know yet if this went through.'

signedInTest(
  'activation continues after every lost or refused call and asks for no value twice',
  async ({ page, watch }) => {
    for (const path of [/\/get-banks$/, /\/resolve-account$/, /\/activate-wallet$/]) watch.expectErrorStatus(500, path)
    for (const path of [/\/set-withdrawal-account/, /\/set-pin/]) watch.expectFailedRequest(path)
    watch.expectConsole(/(?:wallet|security)\.\w+ failed/)
    const restoreBanks = await failRequests(page, /\/get-banks/)
    await page.goto('/dashboard/activate-wallet')

    await signedInTest.step('the list of banks', async () => {
      await expect(page.getByText('Failed to load banks')).toBeVisible()
      await restoreBanks()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('combobox', { name: 'Bank' }).fill('first b')
      await page.getByRole('option', { name: bankAccount.bank }).click()
    })

    await signedInTest.step('the name of the account holder', async () => {
      const restore = await failRequests(page, /\/resolve-account/)
      await page.getByRole('textbox', { name: 'Account number' }).fill(bankAccount.accountNumber)
      await expect(page.getByText('We cannot confirm the name right now.')).toBeVisible()
      await restore()
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByText(bankAccount.accountName)).toBeVisible()
    })

    await signedInTest.step('saving the account', async () => {
      await dropNext(page, /\/set-withdrawal-account$/, 'request')
      await page.getByRole('button', { name: 'Yes, save this account' }).click()
      await expect(page.getByRole('alert').filter({ hasText: 'Your bank account was not saved' })).toBeVisible()
      await expect(page.getByRole('textbox', { name: 'Account number' })).toHaveValue(bankAccount.accountNumber)
      await page.getByRole('button', { name: 'Yes, save this account' }).click()
      await expect(page.getByRole('heading', { name: 'Your PIN' })).toBeVisible()
    })

    await signedInTest.step('the PIN', async () => {
      await dropNext(page, /\/set-pin$/, 'request')
      await typeNewPin(page, walletPin)
      await page.getByRole('button', { name: 'Create PIN' }).click()
      await expect(toast(page, 'An unexpected error occurred', 'alert').first()).toBeVisible()
      await expect(page.getByText('PINs match')).toBeVisible()
    })

    await signedInTest.step('the activation, which starts automatically', async () => {
      const restore = await failRequests(page, /\/activate-wallet$/)
      await page.getByRole('button', { name: 'Create PIN' }).click()
      await expect(page.getByText('Your wallet is not active yet')).toBeVisible()
      await restore()
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('heading', { name: 'Your wallet is active' })).toBeVisible()
    })
  },
)

signedInTest('a funding whose response is lost is checked and is one payment', async ({ page, employer, watch }) => {
  watch.expectFailedRequest(/\/fund-wallet/)
  watch.expectConsole(/wallet\.fund failed/)
  await activateWallet(employer)
  await page.goto('/dashboard/wallet&payments')
  await page.getByRole('button', { name: 'Fund wallet' }).click()
  await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
  await dropNext(page, /\/fund-wallet$/, 'response')
  const dialog = page.getByRole('dialog', { name: 'Fund wallet' })
  await dialog.getByRole('button', { name: 'Pay ₦50,000.00' }).click()
  await expect(dialog).toContainText(outcomeUnknown)
  await expect(dialog.getByRole('button', { name: /^Pay/ })).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('50,000')

  await signedInTest.step('closing the dialog keeps the same payment', async () => {
    await dropNext(page, /\/fund-wallet$/, 'request')
    await dialog.getByRole('button', { name: 'Check status' }).click()
    await expect(dialog).toContainText(outcomeUnknown)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(page.getByRole('button', { name: 'Fund wallet' })).toHaveCount(0)
    await page.getByRole('main').getByRole('button', { name: 'Check status' }).click()
    await expect(dialog).toContainText(outcomeUnknown)
    await dialog.getByRole('button', { name: 'Check status' }).click()
  })

  await expect(heading(page, '₦50,000.00')).toBeVisible()
  expect(await paymentsOf(employer)).toHaveLength(1)
  await decidePayment(page, 'success')
  await expect(toast(page, 'Wallet funded')).toBeVisible()
  expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
})

signedInTest(
  'a withdrawal whose request or response is lost is checked and is made once',
  async ({ page, employer, watch }) => {
    watch.expectFailedRequest(/\/withdraw-funds/)
    watch.expectFailedRequest(/\/get-transaction/)
    watch.expectErrorStatus(404, /\/get-transaction$/)
    watch.expectConsole(/wallet\.withdraw failed/)
    await activateWallet(employer, 10_000_000)
    await page.goto('/dashboard/wallet&payments')
    await page.getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('textbox', { name: 'Amount' }).fill('20000')
    await page.keyboard.press('Enter')
    const confirm = page.getByRole('dialog', { name: 'Confirm withdrawal' })
    const check = confirm.getByRole('button', { name: 'Check status' })

    await signedInTest.step('the request did not arrive: nothing was withdrawn', async () => {
      await dropNext(page, /\/withdraw-funds$/, 'request')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(confirm).toContainText(outcomeUnknown)
      await expect(confirm.getByRole('button', { name: /^Withdraw/ })).toHaveCount(0)
      await dropNext(page, /\/get-transaction$/, 'request')
      await check.click()
      await expect(confirm).toContainText(outcomeUnknown)
      await check.click()
      await expect(confirm).toContainText('This did not go through. Nothing was withdrawn.')
    })

    await signedInTest.step('the request arrived, and its response was lost', async () => {
      await dropNext(page, /\/withdraw-funds$/, 'response')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(confirm).toContainText(outcomeUnknown)
      await delayPayment((await paymentsOf(employer))[0]?.reference)
      await check.click()
      const outcome = page.getByRole('dialog').filter({ hasText: 'on its way to your bank' })
      await outcome.getByRole('button', { name: 'Done' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(balanceTile(page, 'Available')).toContainText('₦80,000.00')
    })

    await signedInTest.step('the list shows the withdrawal and its final status without a reload', async () => {
      const row = page.getByRole('row').filter({ hasText: 'Withdrawal to First Bank of Nigeria' })
      await expect(row).toHaveCount(1)
      await expect(row).toContainText('Processing')
      await settlePaymentNow((await paymentsOf(employer))[0]?.reference)
      await expect(row).toContainText('Successful')
    })
    expect((await paymentsOf(employer)).map(({ type }) => type)).toEqual(['withdrawal', 'wallet_funding'])
  },
)

signedInTest(
  'a plan whose payment outcome is unknown is checked before a plan is offered again',
  async ({ page, employer, watch }) => {
    watch.expectFailedRequest(/\/subscribe/)
    watch.expectFailedRequest(/\/get-transaction/)
    watch.expectErrorStatus(404, /\/get-transaction$/)
    watch.expectConsole(/billing\.subscribe failed/)
    await activateWallet(employer, 10_000_000)
    await page.goto('/dashboard/billing-subscription?tab=plans')
    const dialog = page.getByRole('dialog', { name: 'Subscribe to Basic' })
    await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
    await dialog.getByRole('button', { name: 'Pay ₦5,000.00' }).click()

    await signedInTest.step('the request did not arrive', async () => {
      await dropNext(page, /\/subscribe$/, 'request')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(outcomeUnknown)
      await dialog.getByRole('button', { name: 'Close' }).last().click()
      await expect(page.getByRole('alert').filter({ hasText: outcomeUnknown })).toBeVisible()
      await expectNoPaymentOffer(page)
      await page.getByRole('button', { name: 'Check status' }).click()
      await expect(page.getByRole('alert').filter({ hasText: outcomeUnknown })).toHaveCount(0)
    })

    await signedInTest.step('the request arrived, and its response was lost', async () => {
      await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
      await dialog.getByRole('button', { name: 'Pay ₦5,000.00' }).click()
      await dropNext(page, /\/subscribe$/, 'response')
      await typePin(page)
      await page.keyboard.press('Enter')
      await expect(dialog).toContainText(outcomeUnknown)
      await dropNext(page, /\/get-transaction$/, 'request')
      await dialog.getByRole('button', { name: 'Check status' }).click()
      await expect(dialog).toContainText(outcomeUnknown)
      await dialog.getByRole('button', { name: 'Check status' }).click()
      await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible()
    })
    expect((await paymentsOf(employer)).map(({ type }) => type)).toEqual(['subscription', 'wallet_funding'])
  },
)

signedInTest(
  'a payment that cannot be read is not shown as failed and not offered again',
  async ({ page, employer, watch }) => {
    watch.expectErrorStatus(500, /\/get-transaction$/)
    await activateWallet(employer)
    const reference = await fundWalletByApi(employer, 5_000_000, 'open')
    const restore = await failRequests(page, /\/get-transaction$/)
    await page.goto(`/dashboard/billing-subscription/transaction-status?status=success&reference=${reference}`)
    await expect(page.getByRole('heading', { name: 'We could not check your payment' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('Your payment may have gone through. Do not pay again yet.')
    await expect(page.getByRole('main')).toContainText(reference)
    await expectNoPaymentOffer(page)
    await restore()
    await page.getByRole('button', { name: 'Check again' }).click()
    await expect(page.getByRole('heading', { name: 'Confirming your payment...' })).toBeVisible()

    await signedInTest.step('the same amount is not offered while its payment is pending', async () => {
      // The history with the pending payment is answered only after Enter was enterPressed, so Enter must be handled then.
      const { promise: enterPressed, resolve: releaseHistory } = Promise.withResolvers<undefined>()
      await page.route(/get-transaction-history.*wallet_funding/, async (route) => {
        await enterPressed
        await route.continue()
      })
      await page.goto('/dashboard/wallet&payments')
      await page.getByRole('button', { name: 'Fund wallet' }).click()
      await page.getByRole('textbox', { name: 'Amount' }).fill('50000')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog').getByRole('button', { name: /^Pay/ })).toHaveAttribute('aria-busy', 'true')
      releaseHistory(undefined)
      await expect(page.getByRole('dialog')).toContainText('This amount is still being confirmed')
      await expect(page).toHaveURL('/dashboard/wallet&payments')
      await page.keyboard.press('Escape')
    })

    await signedInTest.step('Check again verifies the payment with the provider', async () => {
      await openTransaction(page, 'Wallet funding')
      const panel = page.getByRole('dialog', { name: 'Transaction' })
      await expect(panel).toContainText('We are still confirming this payment. Do not pay again.')
      const response = page.waitForResponse(/\/verify-transaction$/)
      await panel.getByRole('button', { name: 'Check again' }).click()
      expect((await response).status()).toBe(200)
      await expect(panel.getByText('Not final yet')).toBeVisible()
      await decidePaymentByApi(reference, 'success')
      await expect(panel.getByText('Will not change', { exact: true })).toBeVisible()
      await expect(panel.getByRole('button', { name: 'Check again' })).toHaveCount(0)
    })
  },
)

signedInTest(
  'a private note that was on its way when the page was reloaded is not taken for the note of another device',
  async ({ page, employer }) => {
    await enablePosting(employer)
    const gig = await postGig(employer)
    await addApplicants(employer, gig.id, 1)
    await page.goto(`/dashboard/gig-management/${gig.id}?tab=applicants`)
    await page.getByRole('main').locator('[data-row]').getByRole('link').first().click()
    const note = page.getByLabel(/^Private note/)
    const stored = Promise.withResolvers<void>()
    let isStored = false
    await page.route(/\/update-applicant-note$/, async (route) => {
      if (isStored) return route.continue()
      await route.fetch()
      // The answer never comes: a route that is taken away would send the call again.
      isStored = true
      stored.resolve()
    })
    await note.fill('Two')
    await note.blur()
    await stored.promise
    await note.fill('Two cameras')
    page.on('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(note).toHaveValue('Two cameras')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Saved', { exact: true })).toBeVisible()
    await page.reload()
    await expect(note).toHaveValue('Two cameras')
  },
)
