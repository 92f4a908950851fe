import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { startFakePaystack, type FakePaystack } from '../server/testing/fake-paystack.ts'
import { wallet } from '../src/api/contract/endpoints/wallet.ts'
import { call } from './support/api.ts'
import { createDatabase } from './support/database.ts'
import { productUrl } from './support/environment.ts'
import { expectNoOffer, openTransaction, openWallet, paymentsOf, tile } from './support/money.ts'
import { startProduct } from './support/product.ts'
import { toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const secretKey = 'sk_test_0123456789abcdef'

/** Another copy of the product, whose payments go through a gateway that speaks as Paystack does. */
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
      // Tests with a fixture of a worker's own have workers of their own: nobody else reads this address here.
      process.env['MARQUEE_E2E_URL'] = product.url
      await provide(paystack)
      await product.stop()
      await paystack.close()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ paystack: _ }, provide) => provide(productUrl()),
})

const tell = ({ body, signature }: { body: string; signature: string }) =>
  fetch(`${productUrl()}/webhooks/payments`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-paystack-signature': signature },
    body,
  })

const outcome = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { level: 2, name })

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

/** Comes back as Paystack sends people back, with a status that nobody should believe. */
const comeBack = (page: Page, reference: string) =>
  page.goto(
    `/dashboard/billing-subscription/transaction-status?status=success&trxref=${reference}&reference=${reference}`,
  )

// One after another: starting another copy of the product for each would cost more.
test.describe.configure({ mode: 'default' })

test.beforeEach(async ({ page, watch }, { title }) => {
  if (!title.includes('plan')) return
  watch.expectElsewhere(/https:\/\/checkout\.paystack\.com\//)
  await page.route('https://checkout.paystack.com/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><html lang="en"><title>Paystack</title><h1>Pay</h1></html>',
    }),
  )
})

test('a webhook that comes before the browser, twice, or late, begins a plan once', async ({
  page,
  employer,
  paystack,
}) => {
  const first = await goToPaystack(page, paystack, 'Subscribe to Basic')
  paystack.decide(first, { status: 'success' })
  const said = paystack.chargeWebhook(first)
  expect((await Promise.all([tell(said), tell(said)])).map(({ status }) => status)).toEqual([200, 200])
  await comeBack(page, first)
  await expect(outcome(page, 'You are subscribed')).toBeVisible()
  expect((await tell(said)).status).toBe(200)

  await test.step('late: the browser is back, and waits for it', async () => {
    const second = await goToPaystack(page, paystack, 'Upgrade to Premium')
    paystack.decide(second, { status: 'ongoing' })
    await comeBack(page, second)
    await expect(outcome(page, 'Confirming your payment...')).toBeVisible()
    await expectNoOffer(page)

    await test.step('one that is not signed, or runs ahead of the truth, changes nothing', async () => {
      const early = paystack.chargeWebhook(second)
      expect((await tell({ ...early, signature: '0'.repeat(128) })).status).toBe(401)
      expect((await tell(early)).status).toBe(200)
      expect((await paymentsOf(employer))[0]?.status).toMatch(/pending|processing/)
    })

    paystack.decide(second, { status: 'success' })
    await tell(paystack.chargeWebhook(second))
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

test('a plan whose payment failed and arrives all the same begins nothing: the money is in the wallet', async ({
  page,
  employer,
  paystack,
}) => {
  const reference = await goToPaystack(page, paystack, 'Subscribe to Basic')
  paystack.decide(reference, { status: 'failed', gatewayResponse: 'Insufficient funds' })
  await tell(paystack.chargeWebhook(reference, 'charge.failed'))
  await comeBack(page, reference)
  await expect(outcome(page, 'Payment failed')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Reason: Insufficient funds')

  paystack.decide(reference, { status: 'success' })
  await tell(paystack.chargeWebhook(reference))
  await tell(paystack.chargeWebhook(reference))
  await page.reload()
  await expect(outcome(page, 'Payment failed')).toBeVisible()
  await openWallet(employer)
  await page.goto('/dashboard/wallet&payments')
  await expect(tile(page, 'Available')).toContainText('₦5,000.00')
  await expect(page.getByRole('row').filter({ hasText: `Received for ${reference}` })).toHaveCount(1)
})

test('money that the bank takes back leaves the wallet, which waits for support', async ({
  page,
  employer,
  paystack,
}) => {
  await openWallet(employer)
  const { reference } = await call(wallet.fund, { body: { amountKobo: 5_000_000, ref: randomUUID() } }, employer)
  paystack.decide(reference, { status: 'success' })
  await tell(paystack.chargeWebhook(reference))
  await page.goto(`/dashboard/wallet&payments?reference=${reference}`)
  await expect(toast(page, 'Wallet funded')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tile(page, 'Available')).toContainText('₦50,000.00')

  paystack.decide(reference, { status: 'reversed' })
  for (const _ of ['once', 'twice']) await tell(paystack.chargeWebhook(reference, 'refund.processed'))
  await page.reload()
  await expect(page.getByText('Your wallet is under review. Contact support.')).toBeVisible()
  await expect(tile(page, 'Available')).toContainText('₦0.00')
  for (const name of ['Withdraw', 'Fund wallet']) await expect(page.getByRole('button', { name })).toBeDisabled()
  await openTransaction(page, 'Wallet funding')
  await expect(page.getByRole('dialog').getByText('Returned').first()).toBeVisible()

  await page.goto(`/dashboard/billing-subscription/transaction-status?status=success&reference=${reference}`)
  await expect(outcome(page, 'Payment returned')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('The money was returned to your card.')
})
