import { expect, type Locator, type Page } from '@playwright/test'
import { createDatabase } from './support/database.ts'
import { productUrl } from './support/environment.ts'
import { fillAll, main } from './support/gig-form.ts'
import { typePin } from './support/money.ts'
import { startProduct } from './support/product.ts'
import { heading, signIn } from './support/steps.ts'
import { test as base } from './support/test.ts'

/** Another copy of the product as `npm start` begins it, with workers who take seconds where people take minutes. */
const test = base.extend<object, { demo: string }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, provide) => {
      const product = await startProduct({
        DATABASE_URL: await createDatabase(),
        MARQUEE_SEED: 'demo',
        MARQUEE_SIMULATOR_SPEED: '200',
      })
      // Tests with a fixture of a worker's own have workers of their own: nobody else reads this address here.
      process.env['MARQUEE_E2E_URL'] = product.url
      await provide(product.url)
      await product.stop()
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ demo: _ }, provide) => provide(productUrl()),
})

// The journeys run in one worker: each further worker would start another copy of the product.
test.describe.configure({ mode: 'default' })

/** How often an open Gig reads its applicants, in ms (src/features/gigs/details/data/use-gig.ts). */
const readEvery = 20_000

async function signInToDemo(page: Page) {
  await page.goto('/sign-in')
  await signIn(page, { email: 'demo@marquee.example', password: 'Marquee-demo-1' })
  await expect(heading(page, /^Welcome/)).toBeVisible()
}

/** From signing in to a Gig that is paid for. */
async function postAndPay(page: Page, title: string) {
  await signInToDemo(page)
  await fillAll(page, title)
  await main(page).getByRole('button', { name: 'Pay ₦42,150.00' }).click()
  await typePin(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Pay ₦42,150.00' }).click()
  await expect(main(page).getByRole('heading', { level: 2, name: 'Payment successful' })).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a newcomer with the demo account posts a Gig and pays for it', async ({ page }) => {
    await postAndPay(page, 'Housewarming')
    await main(page).getByRole('link', { name: 'View Gig' }).tap()
    await expect(heading(page, 'Housewarming')).toBeVisible()
    await expect(main(page).getByText('Open', { exact: true }).first()).toBeVisible()
  })

  test('details of a payment close where they were opened, and the next page begins at its top', async ({ page }) => {
    await signInToDemo(page)
    await page.goto('/dashboard/wallet&payments?tab=transactions')
    const heightOf = async (one: Locator) => (await one.boundingBox())?.height
    await test.step('under a finger the button of the filters is as high as the search', async () => {
      const search = main(page).getByRole('searchbox', { name: 'Search by reference' }).locator('..')
      expect(await heightOf(main(page).getByRole('button', { name: 'Filters' }))).toBe(await heightOf(search))
    })
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    await main(page).getByRole('link', { name: 'Wallet funding' }).last().scrollIntoViewIfNeeded()
    const place = await scrolled()
    expect(place).toBeGreaterThan(300)
    await main(page).getByRole('link', { name: 'Wallet funding' }).last().tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/dashboard/wallet&payments?tab=transactions')
    expect(await scrolled()).toBe(place)
    await main(page).getByRole('link', { name: 'Next' }).tap()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(scrolled).toBe(0)
  })
})

test('a newcomer with the demo account posts a Gig, pays for it, and sees people apply without a reload', async ({
  page,
}) => {
  await postAndPay(page, 'End of year party')
  await page.clock.install()
  await main(page).getByRole('link', { name: 'View Gig' }).click()
  await expect(heading(page, 'End of year party')).toBeVisible()
  await expect(main(page).getByText('Open', { exact: true }).first()).toBeVisible()
  await page.evaluate(() => Object.assign(window, { isTheSamePage: true }))
  await main(page)
    .getByRole('tab', { name: /^Applicants/ })
    .click()
  // Workers apply while the page is open. The page reads them again by its timer, which the browser's clock brings forward.
  const applicant = main(page).getByRole('table', { name: 'Applicants' }).getByRole('row').nth(1)
  await expect(async () => {
    await page.clock.fastForward(readEvery)
    await expect(applicant).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 90_000 })
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible()
  expect(await page.evaluate(() => 'isTheSamePage' in window)).toBe(true)
})
