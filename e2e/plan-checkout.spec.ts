import { expect, type Page } from '@playwright/test'
import { delayPayment, settlePaymentNow } from './support/database.ts'
import { decidePayment, expectNoPaymentOffer, expectOnlyContinuation, paymentsOf } from './support/money.ts'
import { fact, heading } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const plans = '/dashboard/billing-subscription?tab=plans'
const main = (page: Page) => page.getByRole('main')
const outcome = (page: Page, name: string) => main(page).getByRole('heading', { name })
const sidebar = (page: Page) => page.getByRole('complementary', { name: 'Main menu' })

/** Chooses Basic with the payment page as the method, and returns the button that pays. */
async function chooseBasic(page: Page) {
  await page.goto(plans)
  await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
  const pay = page.getByRole('dialog', { name: 'Subscribe to Basic' }).getByRole('button', { name: 'Pay ₦5,000.00' })
  await expect(pay).toBeVisible()
  return pay
}

/** Opens the payment page for Basic. @returns the payment's reference */
async function goToPaymentPage(page: Page): Promise<string> {
  await (await chooseBasic(page)).click()
  await expect(heading(page, '₦5,000.00')).toBeVisible()
  return page.url().split('/').at(-1) ?? ''
}

signedInTest('a plan that is paid on the payment page starts and cannot be paid again', async ({ page, employer }) => {
  const reference = await goToPaymentPage(page)
  await expect(page.getByText('Basic plan, 1 month')).toBeVisible()
  await decidePayment(page, 'success')
  await expect(outcome(page, 'You are subscribed')).toBeVisible()
  await expect(main(page)).toContainText(/You are on the Basic plan until \d+\s\w+\s\d{4}\./)
  await page.getByRole('button', { name: 'Show details' }).click()
  await expect(fact(main(page), 'Amount')).toHaveText('₦5,000.00')
  await expect(fact(main(page), 'From')).toHaveText('Card')
  await expect(fact(main(page), 'To')).toHaveText('Marquee')
  await expect(fact(main(page), 'Reference')).toContainText(reference)
  await expect(fact(main(page), 'Purpose')).toHaveText('Basic plan, 1 month')
  await expect(sidebar(page)).toContainText('3 out of 3 Gigs left')

  await signedInTest.step('the page shows the same status after a reload, whatever its address claims', async () => {
    await page.goto(`/dashboard/billing-subscription/transaction-status?status=failed&trxref=${reference}`)
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
  })

  await signedInTest.step('the payment page offers no payment the second time', async () => {
    await page.goto(`/sandbox/pay/${reference}`)
    await expect(page.getByText('This payment was decided.')).toBeVisible()
    await expect(page.getByRole('button')).toHaveCount(0)
    await page.getByRole('link', { name: 'Back to Marquee' }).click()
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
  })

  await signedInTest.step('the plans mark the current plan, and the history has its receipt', async () => {
    await page.goto(plans)
    await expect(page.getByRole('button', { name: 'Current plan' })).toBeDisabled()
    await page.getByRole('tab', { name: 'History' }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await page.getByRole('link', { name: `Receipt ${reference}` }).click()
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
  })
  expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
})

signedInTest(
  'a failed payment shows the reason and where the money is, and a retry is another payment',
  async ({ page, employer }) => {
    const first = await goToPaymentPage(page)
    await decidePayment(page, 'failed')
    await expect(outcome(page, 'Payment failed')).toBeVisible()
    await expect(main(page)).toContainText(
      `This payment did not go through. If your bank shows a debit, keep this reference: ${first}. Debits for failed payments are normally returned by your bank. Reason: Declined by your bank.`,
    )
    await expect(sidebar(page)).toContainText('Subscribe to Post gigs')

    await signedInTest.step('the report of a debit contains the reference', async () => {
      await page.getByRole('button', { name: 'Report a debit' }).click()
      const report = page.getByRole('dialog', { name: 'Report a debit' })
      await expect(report).toContainText(first)
      await report.getByRole('button', { name: 'Cancel' }).click()
    })

    await page.getByRole('link', { name: 'Try again' }).click()
    await page.getByRole('button', { name: 'Subscribe to Basic' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦5,000.00' }).click()
    await decidePayment(page, 'success')
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
    const [second, failed] = await paymentsOf(employer)
    expect([second?.status, failed?.status]).toEqual(['success', 'failed'])
    expect(second?.reference).not.toBe(first)

    await page.goto(`/dashboard/billing-subscription/transaction-status?status=success&reference=${first}`)
    await expect(outcome(page, 'Payment failed')).toBeVisible()
  },
)

signedInTest('an abandoned payment is shown as not completed and can be continued', async ({ page, employer }) => {
  await goToPaymentPage(page)
  await decidePayment(page, 'abandoned')
  await expect(outcome(page, 'Payment not completed')).toBeVisible()
  await expect(main(page)).toContainText('You left the payment page before paying. Your plan has not changed.')
  await page.getByRole('link', { name: 'Continue payment' }).click()
  await expect(page).toHaveURL(plans)
  await expect(page.getByRole('button', { name: 'Subscribe to Basic' })).toBeVisible()
  expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['abandoned'])
})

signedInTest('a slow payment is polled, and no button pays again', async ({ page, employer }) => {
  const reference = await goToPaymentPage(page)
  await decidePayment(page, 'slow')
  await delayPayment(reference)
  await expect(outcome(page, 'Confirming your payment...')).toBeVisible()
  await expect(main(page)).toContainText('This usually takes a few seconds. Do not pay again.')
  await expectNoPaymentOffer(page)

  await signedInTest.step('no button pays again after a reload with an address that claims success', async () => {
    await page.goto(`/dashboard/billing-subscription/transaction-status?status=success&reference=${reference}`)
    await expect(outcome(page, 'Confirming your payment...')).toBeVisible()
    await expectNoPaymentOffer(page)
    await expect(sidebar(page)).toContainText('Subscribe to Post gigs')
  })

  await signedInTest.step('no button pays again among the plans', async () => {
    await page.goto(plans)
    await expect(page.getByText('Your payment is still being confirmed')).toBeVisible()
    await expect(page.getByRole('article', { name: 'Basic' })).toBeVisible()
    await expectNoPaymentOffer(page)
    await page.getByRole('link', { name: 'Check status' }).click()
  })

  await settlePaymentNow(reference)
  await expect(outcome(page, 'You are subscribed')).toBeVisible()
  expect(await paymentsOf(employer)).toHaveLength(1)
})

signedInTest(
  'a payment page that times out leads to a pending payment, which succeeds later',
  async ({ page, employer, watch }) => {
    watch.expectErrorStatus(504, /\/sandbox\/pay\//)
    const reference = await goToPaymentPage(page)
    await decidePayment(page, 'timeout')
    await delayPayment(reference)
    await expect(heading(page, 'The bank did not answer')).toBeVisible()
    await page.getByRole('link', { name: 'Back to Marquee' }).click()
    await expect(outcome(page, 'Confirming your payment...')).toBeVisible()
    await expectNoPaymentOffer(page)
    await settlePaymentNow(reference)
    await expect(outcome(page, 'You are subscribed')).toBeVisible()
    expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
  },
)

signedInTest('a double click on a pay button makes one payment', async ({ page, employer }) => {
  await (await chooseBasic(page)).dblclick()
  await expect(heading(page, '₦5,000.00')).toBeVisible()
  await page.locator('button[value="success"]').dblclick()
  await expect(outcome(page, 'You are subscribed')).toBeVisible()
  expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
})

signedInTest('a reload or Back during a payment does not lead to a second payment', async ({ page, employer }) => {
  await signedInTest.step('the page is reloaded before the response to Pay arrives', async () => {
    const pay = await chooseBasic(page)
    const responseReceived = Promise.withResolvers<void>()
    await page.route(/\/subscribe$/, async (route) => {
      await route.fetch()
      responseReceived.resolve()
    })
    await pay.click()
    await responseReceived.promise
    await page.reload()
    await expect(page.getByRole('article', { name: 'Basic' })).toBeVisible()
    await expectOnlyContinuation(page)
  })
  const [payment] = await paymentsOf(employer)

  await signedInTest.step('the payment page can be reloaded and left by Back', async () => {
    await page.goto(`/sandbox/pay/${payment?.reference}`)
    await page.reload()
    await expect(heading(page, '₦5,000.00')).toBeVisible()
    await page.goBack()
    await expectOnlyContinuation(page)
  })

  await page.goForward()
  await decidePayment(page, 'success')
  await expect(outcome(page, 'You are subscribed')).toBeVisible()
  await page.goBack()
  await expect(page.getByText('This payment was decided.')).toBeVisible()
  expect((await paymentsOf(employer)).map(({ status }) => status)).toEqual(['success'])
})

signedInTest('an address without a payment, or with another employer’s, shows no payment', async ({ page, watch }) => {
  await page.goto('/dashboard/billing-subscription/transaction-status?status=success')
  await expect(page.getByRole('heading', { name: 'No payment to show' })).toBeVisible()
  watch.expectErrorStatus(404, /\/get-transaction$/)
  await page.goto('/dashboard/billing-subscription/transaction-status?status=success&reference=MQ-S-0000000000')
  await expect(page.getByRole('heading', { name: 'Transaction not found' })).toBeVisible()
})
