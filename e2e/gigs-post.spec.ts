import { expect, type Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import { billing } from '../src/api/contract/endpoints/billing.ts'
import { company } from '../src/api/contract/endpoints/company.ts'
import { gigs } from '../src/api/contract/endpoints/gigs.ts'
import { call } from './support/api.ts'
import type { Employer } from './support/employer.ts'
import {
  fillAll,
  fillDetails,
  fillPay,
  fillSchedule,
  postGigPath,
  continueToNextStep,
  main,
} from './support/gig-form.ts'
import { decidePayment, decidePaymentByApi, activateWallet, paymentsOf, typePin } from './support/money.ts'
import { dropNext } from './support/network.ts'
import { heading, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const gigsOf = async (employer: Employer) => (await call(gigs.list, { query: { limit: 20 } }, employer)).gigs

/** Gives the employer a business profile, a plan, and a wallet with this balance. */
async function setUpBusiness(employer: Employer, kobo: number) {
  await call(
    company.updateCompanyProfile,
    {
      body: {
        companyName: 'Eko Events',
        phone: '+2348031234567',
        email: employer.email,
        industry: 'Events',
        address: { street: '14 Adetokunbo Ademola Street', city: 'Lagos', state: 'Lagos' },
      },
    },
    employer,
  )
  const { reference } = await call(
    billing.subscribe,
    { body: { planCode: 'basic', interval: 'month', method: 'checkout', ref: randomUUID() } },
    employer,
  )
  if (reference) await decidePaymentByApi(reference, 'success')
  await activateWallet(employer, kobo)
}

/** The total of ₦40,000.00 pay, ₦2,000.00 fee and ₦150.00 VAT. */
const pay = 'Pay ₦42,150.00'
const payButton = (page: Page) => main(page).getByRole('button', { name: pay })

signedInTest(
  'a Gig is posted and paid from the wallet, and the draft survives a reload between two steps',
  async ({ page, employer }) => {
    await setUpBusiness(employer, 10_000_000)
    await page.goto(postGigPath)
    await fillDetails(page, 'Friday Night Live')
    await continueToNextStep(page)
    await expect(page).toHaveURL(`${postGigPath}?step=schedule`)
    await main(page).getByLabel('Address').fill('1 Ozumba')
    await expect(main(page).getByText(/^Saved on this device \d+:\d\d [AP]M$/)).toBeVisible()

    await signedInTest.step('the draft is offered after a reload with its values', async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'Continue your draft "Friday Night Live"?' })).toBeVisible()
      await continueToNextStep(page)
      await expect(main(page).getByLabel('Address')).toHaveValue('1 Ozumba')
    })

    await fillSchedule(page)
    await continueToNextStep(page)
    await fillPay(page)
    await continueToNextStep(page)
    await expect(main(page)).toContainText('Each worker receives ₦19,000.00')
    await payButton(page).dblclick()
    await typePin(page)
    await page.getByRole('dialog').getByRole('button', { name: pay }).dblclick()
    await expect(main(page).getByRole('heading', { level: 2, name: 'Payment successful' })).toBeVisible()

    const [gig, ...otherGigs] = await gigsOf(employer)
    expect(otherGigs).toEqual([])
    expect(gig).toMatchObject({
      title: 'Friday Night Live',
      status: 'open',
      payment: { totalKobo: 4_215_000, heldKobo: 4_000_000 },
    })
    expect(
      (await paymentsOf(employer)).filter(({ type }) => type === 'gig_payment').map(({ status }) => status),
    ).toEqual(['success'])
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('gig')))).toEqual([])

    await signedInTest.step('home shows it in its figures, its chart and its transactions', async () => {
      await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
      await expect(main(page).getByRole('group', { name: 'Open Gigs' })).toContainText('1')
      await expect(main(page).getByRole('group', { name: 'Available balance' })).toContainText('₦57,850.00')
      await expect(main(page).getByRole('group', { name: 'Held for Gigs' })).toContainText('₦40,000.00')
      const spending = main(page).getByRole('region', { name: 'Spending' })
      // The Gig, and the plan of ₦5,000.00.
      await expect(spending).toContainText('₦47,150.00')
      await spending.getByRole('button', { name: '7 days' }).click()
      await expect(page).toHaveURL('/dashboard?range=7d')
      await spending.getByRole('button', { name: 'Show table' }).click()
      await expect(spending.getByRole('row').last()).toContainText('₦47,150.00')
      const transactions = main(page).getByRole('region', { name: 'Last transactions' })
      await expect(transactions.getByRole('listitem').first()).toContainText('−₦42,150.00')
    })
  },
)

signedInTest(
  'a Gig whose payment is abandoned, then fails, then succeeds stays one Gig',
  async ({ page, employer }) => {
    await setUpBusiness(employer, 0)
    await fillAll(page, 'Corporate dinner DJ')
    await expect(main(page).getByRole('radio', { name: 'Pay from wallet' })).toBeDisabled()
    await payButton(page).dblclick()
    await decidePayment(page, 'abandoned')
    await expect(main(page).getByRole('heading', { level: 2, name: 'Payment not completed' })).toBeVisible()

    for (const outcome of ['failed', 'success'] as const) {
      const [gig] = await gigsOf(employer)
      await page.goto(`${postGigPath}?gig=${gig?.id}&step=review`)
      await expect(main(page).getByText('Your Gig is saved and waits for its payment')).toBeVisible()
      await payButton(page).click()
      await decidePayment(page, outcome)
      await expect(
        main(page).getByRole('heading', {
          level: 2,
          name: outcome === 'failed' ? 'Payment failed' : 'Payment successful',
        }),
      ).toBeVisible()
    }
    expect((await gigsOf(employer)).map(({ status }) => status)).toEqual(['open'])
    expect(
      (await paymentsOf(employer)).filter(({ type }) => type === 'gig_payment').map(({ status }) => status),
    ).toEqual(['success', 'failed', 'abandoned'])
  },
)

signedInTest('lost responses at each step lead to one Gig and one payment', async ({ page, employer, watch }) => {
  watch.expectFailedRequest(/create-gig/)
  watch.expectFailedRequest(/pay-from-wallet/)
  watch.expectConsole(/gigs\.\w+ failed/)
  await setUpBusiness(employer, 10_000_000)
  await fillAll(page, 'Album launch DJ')

  await signedInTest.step('saving: the failure is shown, and the retry finds the saved Gig', async () => {
    await dropNext(page, /create-gig/, 'response')
    await payButton(page).click()
    await typePin(page)
    await page.getByRole('dialog').getByRole('button', { name: pay }).click()
    await expect(main(page).getByText(/We could not reach the server\. Nothing was paid/)).toBeVisible()
    await payButton(page).click()
    await expect(page.getByRole('dialog', { name: 'Pay for this Gig' })).toBeVisible()
  })

  await signedInTest.step('paying: no button pays again, also after a reload, and the payment is found', async () => {
    await dropNext(page, /pay-from-wallet/, 'response')
    await typePin(page)
    await page.getByRole('dialog').getByRole('button', { name: pay }).click()
    await expect(page.getByText('We do not know yet if this went through.').first()).toBeVisible()
    await page.reload()
    await expect(payButton(page)).toHaveCount(0)
  })
  expect((await gigsOf(employer)).map(({ status }) => status)).toEqual(['open'])
  expect((await paymentsOf(employer)).filter(({ type }) => type === 'gig_payment')).toHaveLength(1)
})

signedInTest('a draft is saved, and without a plan only the last step asks for one', async ({ page, employer }) => {
  await page.goto(postGigPath)
  await main(page).getByLabel('Gig title').fill('Radio jingle for December')
  await main(page).getByRole('button', { name: 'Save draft' }).click()
  await expect(toast(page, 'Draft saved')).toBeVisible()
  await expect(page).toHaveURL(/\?gig=gig_/)
  await page.reload()
  await expect(main(page).getByLabel('Gig title')).toHaveValue('Radio jingle for December')
  await fillDetails(page, 'Radio jingle for January')
  await continueToNextStep(page)
  await fillSchedule(page)
  await continueToNextStep(page)
  await fillPay(page)
  await continueToNextStep(page)
  await expect(main(page).getByText('Complete your business profile')).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)
  await expect(heading(page, 'Post a Gig')).toBeVisible()
  expect(await gigsOf(employer)).toMatchObject([{ status: 'draft', title: 'Radio jingle for December' }])
})
