import { expect, type Page } from '@playwright/test'
import { holdPayment, hurryPayment } from './support/database.ts'
import { decide, expectNoOffer, paymentsOf } from './support/money.ts'
import { fact, heading } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const plans = '/dashboard/billing-subscription?tab=plans'
const main = (page: Page) => page.getByRole('main')
const outcome = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Main menu' })

/** Chooses Basic by the payment page, as far as its last button. */
async function chooseBasic(page: Page) {
  await page.goto(plans)
  await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
  const pay = page.getByRole('dialog', { name: 'Subscribe to Basic' }).getByRole('button', { name: 'Pay ₦5,000.00' })
  await expect(pay).toBeVisible()
  return pay
}

/** Goes to the payment page for Basic. @returns the payment's reference */
async function goToPaymentPage(page: Page): Promise<string> {
  await (await chooseBasic(page)).click()
  await expect(heading(page, '₦5,000.00')).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

signedInTest(
  'a plan that is paid on the payment page begins, and nothing pays it again',
  async ({ page, employer }) => {
    const reference = await goToPaymentPage(page)
    await expect(page.getByText('Basic plan, 1 month')).toBeVisible()
    await decide(page, 'success')
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
    await expect(main(page)).toContainText(/You are on the Basic plan until \d+ \w+ \d{4}\./)
    await expect(fact(main(page), 'Amount')).toHaveText('₦5,000.00')
    await expect(fact(main(page), 'Reference')).toContainText(reference)
    await expect(fact(main(page), 'Purpose')).toHaveText('Basic plan, 1 month')
    await expect(sidebar(page)).toContainText('3 out of 3 Gigs left')

    await signedInTest.step(
      'the same page says the same after a reload, whatever else stands in its address',
      async () => {
        await page.goto(`/dashboard/billing-subscription/transaction-status?status=failed&trxref=${reference}`)
        await expect(outcome(page, 'You are subscribed')).toBeVisible()
      },
    )

    await signedInTest.step('back on the payment page there is nothing left to pay', async () => {
      await page.goto(`/sandbox/pay/${reference}`)
      await expect(page.getByText('This payment was decided.')).toBeVisible()
      await expect(page.getByRole('button')).toHaveCount(0)
      await page.getByRole('link', { name: 'Back to Marquee' }).click()
      await expect(outcome(page, 'You are subscribed')).toBeVisible()
    })

    await signedInTest.step('the plans know which one it is, and the history has its receipt', async () => {
      await page.goto(plans)
      await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled()
      await page.getByRole('tab', { name: 'History' }).click()
      await expect(page.getByRole('row')).toHaveCount(2)
      await page.getByRole('link', { name: `Receipt ${reference}` }).click()
      await expect(outcome(page, 'You are subscribed')).toBeVisible()
    })
    expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
  },
)

signedInTest(
  'a payment that fails says why and where the money is, and the next try is another payment',
  async ({ page, employer }) => {
    const first = await goToPaymentPage(page)
    await decide(page, 'failed')
    await expect(outcome(page, 'Payment failed')).toBeVisible()
    await expect(main(page)).toContainText(
      `This payment did not go through. If your bank shows a debit, keep this reference: ${first}. Debits for failed payments are normally returned by your bank. Reason: Declined by your bank.`,
    )
    await expect(sidebar(page)).toContainText('Subscribe to Post gigs')

    await signedInTest.step('a debit is reported with everything support needs', async () => {
      await page.getByRole('button', { name: 'Report a debit' }).click()
      const report = page.getByRole('dialog', { name: 'Report a debit' })
      await expect(report).toContainText(first)
      await report.getByRole('button', { name: 'Cancel' }).click()
    })

    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦5,000.00' }).click()
    await decide(page, 'success')
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
    const [second, failed] = await paymentsOf(employer)
    expect([second?.status, failed?.status]).toEqual(['success', 'failed'])
    expect(second?.reference).not.toBe(first)

    await page.goto(`/dashboard/billing-subscription/transaction-status?status=success&reference=${first}`)
    await expect(outcome(page, 'Payment failed')).toBeVisible()
  },
)

signedInTest('who leaves the payment page is told that nothing was paid, and can go on', async ({ page, employer }) => {
  await goToPaymentPage(page)
  await decide(page, 'abandoned')
  await expect(outcome(page, 'Payment not completed')).toBeVisible()
  await expect(main(page)).toContainText('You left the payment page before paying. Your plan has not changed.')
  await page.getByRole('link', { name: 'Continue payment' }).click()
  await expect(page).toHaveURL(plans)
  await expect(page.getByRole('button', { name: 'Subscribe to Basic' })).toBeVisible()
  expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['abandoned'])
})

signedInTest(
  'a payment that takes its time is waited for, and nothing offers to pay again',
  async ({ page, employer }) => {
    const reference = await goToPaymentPage(page)
    await decide(page, 'slow')
    await holdPayment(reference)
    await expect(outcome(page, 'Confirming your payment...')).toBeVisible()
    await expect(main(page)).toContainText('This usually takes a few seconds. Do not pay again.')
    await expectNoOffer(page)

    await signedInTest.step('nor after a reload, with an address that claims success', async () => {
      await page.goto(`/dashboard/billing-subscription/transaction-status?status=success&reference=${reference}`)
      await expect(outcome(page, 'Confirming your payment...')).toBeVisible()
      await expectNoOffer(page)
      await expect(sidebar(page)).toContainText('Subscribe to Post gigs')
    })

    await signedInTest.step('nor among the plans', async () => {
      await page.goto(plans)
      await expect(page.getByText('Your payment is still being confirmed')).toBeVisible()
      await expect(page.getByRole('article', { name: 'Basic' })).toBeVisible()
      await expectNoOffer(page)
      await page.getByRole('link', { name: 'Check status' }).click()
    })

    await hurryPayment(reference)
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
    expect(await paymentsOf(employer)).toHaveLength(1)
  },
)

signedInTest(
  'a payment page that gives up leaves nothing unsaid: the payment arrives later',
  async ({ page, employer, watch }) => {
    watch.expectAnswer(504, /\/sandbox\/pay\//)
    const reference = await goToPaymentPage(page)
    await decide(page, 'timeout')
    await holdPayment(reference)
    await expect(heading(page, 'The bank did not answer')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Marquee' }).click()
    await expect(outcome(page, 'Confirming your payment...')).toBeVisible()
    await expectNoOffer(page)
    await hurryPayment(reference)
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
    expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
  },
)

signedInTest('a double click on any button that pays makes one payment', async ({ page, employer }) => {
  await (await chooseBasic(page)).dblclick()
  await expect(heading(page, '₦5,000.00')).toBeVisible()
  await page.locator('button[value="success"]').dblclick()
  await expect(outcome(page, 'You are subscribed')).toBeVisible()
  expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
})

signedInTest(
  'a reload or the back button in the middle never leads to a second payment',
  async ({ page, employer }) => {
    await signedInTest.step('the answer to Pay is on its way when the page is loaded again', async () => {
      const pay = await chooseBasic(page)
      const done = Promise.withResolvers<void>()
      await page.route(/\/subscribe$/, async (route) => {
        await route.fetch()
        done.resolve()
      })
      await pay.click()
      await done.promise
      await page.reload()
      await expect(page.getByText('Your payment is still being confirmed')).toBeVisible()
      await expect(page.getByRole('article', { name: 'Basic' })).toBeVisible()
      await expectNoOffer(page)
    })
    const [begun] = await paymentsOf(employer)

    await signedInTest.step('the payment page can be loaded again, and left by Back', async () => {
      await page.goto(`/sandbox/pay/${begun?.reference}`)
      await page.reload()
      await expect(heading(page, '₦5,000.00')).toBeVisible()
      await page.goBack()
      await expect(page.getByText('Your payment is still being confirmed')).toBeVisible()
      await expectNoOffer(page)
    })

    await page.goForward()
    await decide(page, 'success')
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('This payment was decided.')).toBeVisible()
    expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
  },
)

signedInTest('an address without a payment, or with somebody else’s, shows none', async ({ page, watch }) => {
  await page.goto('/dashboard/billing-subscription/transaction-status?status=success')
  await expect(page.getByRole('heading', { name: 'No payment to show' })).toBeVisible()
  watch.expectAnswer(404, /\/get-transaction$/)
  await page.goto('/dashboard/billing-subscription/transaction-status?status=success&reference=MQ-S-0000000000')
  await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible()
})
