import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { startFakePaystack, type FakePaystack } from '../server/testing/fake-paystack.ts'
import { wallet } from '../src/api/contract/endpoints/wallet.ts'
import { call } from './support/api.ts'
import { createDatabase } from './support/database.ts'
import { productUrl } from './support/environment.ts'
import { expectNoPaymentOffer, openTransaction, activateWallet, paymentsOf, balanceTile } from './support/money.ts'
import { startProduct } from './support/product.ts'
import { toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const secretKey = 'sk_test_0123456789abcdef'

/** Starts another copy of the product, whose payment provider is a fake Paystack. */
const test = signedInTest.extend<object, { paystack: FakePaystack }>({
  paystack: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, provide) => {
      const paystack = await startFakePaystack(secretKey)
      const product = await startProduct({
        DATABASE_URL: await createDatabase(),
        PAYSTACK_SECRET_KEY: secretKey,
        PAYSTACK_URL: paystack.url,
        MARQUEE_SEED: 'none',
      })
      // Playwright runs tests with a worker fixture in a worker of their own, so no other test reads this address.
      process.env['MARQUEE_E2E_URL'] = product.url
      await provide(paystack)
      await product.stop()
      await paystack.close()
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
  ],
  baseURL: async ({ paystack: _ }, provide) => provide(productUrl()),
})

const postWebhook = ({ body, signature }: { body: string; signature: string }) =>
  fetch(`${productUrl()}/webhooks/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-paystack-signature': signature },
    body,
  })

const outcome = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name })

/** Chooses a plan and goes to Paystack's page. @returns the payment's reference, as Paystack was given it */
async function goToPaystack(page: Page, paystack: FakePaystack, choose: string): Promise<string> {
  const before = new Set(paystack.charges.keys())
  await page.goto('/dashboard/billing-subscription?tab=plans')
  await page.getByRole('button', { name: choose }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Pay ₦/ })
    .click()
  await expect(page).toHaveURL(/^https:\/\/checkout\.paystack\.com\//)
  return [...paystack.charges.keys()].find((reference) => !before.has(reference)) ?? ''
}

/** Opens the page that Paystack redirects to, with a status that the product must not trust. */
const returnFromPaystack = (page: Page, reference: string) =>
  page.goto(
    `/dashboard/billing-subscription/transaction-status?status=success&trxref=${reference}&reference=${reference}`,
  )

// The tests run in one worker: each further worker would start another copy of the product.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, watch }, { title }) => {
  if (!title.includes('plan')) return
  watch.expectOtherOrigin(/https:\/\/checkout\.paystack\.com\//)
  await page.route('https://checkout.paystack.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Paystack</title><h1>Pay</h1></html>',
    }),
  )
})

test('a webhook that arrives before the browser, twice, or late starts a plan once', async ({
  page,
  employer,
  paystack,
}) => {
  const first = await goToPaystack(page, paystack, 'Subscribe to Basic')
  paystack.decide(first, { status: 'success' })
  const webhook = paystack.chargeWebhook(first)
  expect((await Promise.all([postWebhook(webhook), postWebhook(webhook)])).map(({ status }) => status)).toEqual([
    200, 200,
  ])
  await returnFromPaystack(page, first)
  await expect(outcome(page, 'You are subscribed')).toBeVisible()
  expect((await postWebhook(webhook)).status).toBe(200)

  await test.step('late: the browser has returned and polls', async () => {
    const second = await goToPaystack(page, paystack, 'Upgrade to Premium')
    paystack.decide(second, { status: 'ongoing' })
    await returnFromPaystack(page, second)
    await expect(outcome(page, 'Confirming your payment...')).toBeVisible()
    await expectNoPaymentOffer(page)

    await test.step('an unsigned webhook, or one that contradicts the provider, changes nothing', async () => {
      const earlyWebhook = paystack.chargeWebhook(second)
      expect((await postWebhook({ ...earlyWebhook, signature: '0'.repeat(128) })).status).toBe(401)
      expect((await postWebhook(earlyWebhook)).status).toBe(200)
      expect((await paymentsOf(employer))[0]?.status).toMatch(/pending|processing/)
    })

    paystack.decide(second, { status: 'success' })
    await postWebhook(paystack.chargeWebhook(second))
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
    await expect(page.getByRole('main')).toContainText('You are on the Premium plan')
    await expect(page.getByRole('complementary', { name: 'Main menu' })).toContainText('10 out of 10 Gigs left')
  })

  expect((await paymentsOf(employer)).map(({ status, amountKobo }) => [status, amountKobo])).toEqual([
    ['success', 1_500_000],
    ['success', 500_000],
  ])
  await page.reload()
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: /^Payment successful/ })).toHaveCount(2)
})

test('a plan whose failed payment succeeds later does not start, and the money goes to the wallet', async ({
  page,
  employer,
  paystack,
}) => {
  const reference = await goToPaystack(page, paystack, 'Subscribe to Basic')
  paystack.decide(reference, { status: 'failed', gatewayResponse: 'Insufficient funds' })
  await postWebhook(paystack.chargeWebhook(reference, 'charge.failed'))
  await returnFromPaystack(page, reference)
  await expect(outcome(page, 'Payment failed')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Reason: Insufficient funds')

  paystack.decide(reference, { status: 'success' })
  await postWebhook(paystack.chargeWebhook(reference))
  await postWebhook(paystack.chargeWebhook(reference))
  await page.reload()
  await expect(outcome(page, 'Payment failed')).toBeVisible()
  await activateWallet(employer)
  await page.goto('/dashboard/wallet&payments')
  await expect(balanceTile(page, 'Available')).toContainText('₦5,000.00')
  await expect(page.getByRole('row').filter({ hasText: `Received for ${reference}` })).toHaveCount(1)
})

test('a chargeback is debited from the wallet, which is then under review', async ({ page, employer, paystack }) => {
  await activateWallet(employer)
  const { reference } = await call(wallet.fund, { body: { amountKobo: 5_000_000, ref: randomUUID() } }, employer)
  paystack.decide(reference, { status: 'success' })
  await postWebhook(paystack.chargeWebhook(reference))
  await page.goto(`/dashboard/wallet&payments?reference=${reference}`)
  await expect(toast(page, 'Wallet funded')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(balanceTile(page, 'Available')).toContainText('₦50,000.00')

  paystack.decide(reference, { status: 'reversed' })
  for (const _ of ['once', 'twice']) await postWebhook(paystack.chargeWebhook(reference, 'refund.processed'))
  await page.reload()
  await expect(page.getByText('Your wallet is under review. Contact support.')).toBeVisible()
  await expect(balanceTile(page, 'Available')).toContainText('₦0.00')
  for (const name of ['Withdraw', 'Fund wallet']) await expect(page.getByRole('button', { name })).toBeDisabled()
  await openTransaction(page, 'Wallet funding')
  await expect(page.getByRole('dialog').getByText('Returned').first()).toBeVisible()

  await page.goto(`/dashboard/billing-subscription/transaction-status?status=success&reference=${reference}`)
  await expect(outcome(page, 'Payment returned')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('The money was returned to your card.')
})
