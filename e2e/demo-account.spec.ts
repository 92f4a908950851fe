import { expect, type Locator, type Page } from '@playwright/test'
import { createDatabase } from './support/database.ts'
import { productUrl } from './support/environment.ts'
import { fillAll, main } from './support/gig-form.ts'
import { typePin } from './support/money.ts'
import { startProduct } from './support/product.ts'
import { heading, signIn } from './support/steps.ts'
import { test as base } from './support/test.ts'

/** Starts another copy of the product with the seed of `npm start`, whose simulated workers answer within seconds instead of minutes. */
const test = base.extend<object, { demo: string }>({
  demo: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs
    async ({}, provide) => {
      const product = await startProduct({
        DATABASE_URL: await createDatabase(),
        MARQUEE_SEED: 'demo',
        MARQUEE_SIMULATOR_SPEED: '200',
      })
      // Playwright runs tests with a worker fixture in a worker of their own, so no other test reads this address.
      process.env['MARQUEE_E2E_URL'] = product.url
      await provide(product.url)
      await product.stop()
    },
    { scope: 'worker', auto: true, timeout: 600_000 },
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

/** Signs in, posts a Gig and pays for it. */
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

  test('the demo account posts a Gig and pays for it on a phone', async ({ page }) => {
    await postAndPay(page, 'Housewarming')
    await main(page).getByRole('link', { name: 'View Gig' }).tap()
    await expect(heading(page, 'Housewarming')).toBeVisible()
    await expect(main(page).getByText('Open', { exact: true }).first()).toBeVisible()
  })

  test('closing the details of a payment keeps the scroll position, and the next page starts at the top', async ({
    page,
  }) => {
    await signInToDemo(page)
    await page.goto('/dashboard/wallet&payments?tab=transactions')
    const heightOf = async (element: Locator) => (await element.boundingBox())?.height
    await test.step('on a touch screen the filter button is as high as the search field', async () => {
      const search = main(page).getByRole('searchbox', { name: 'Search by reference' }).locator('..')
      expect(await heightOf(main(page).getByRole('button', { name: 'Filters' }))).toBe(await heightOf(search))
    })
    const scrollPosition = () => page.evaluate(() => Math.round(window.scrollY))
    await main(page).getByRole('link', { name: 'Wallet funding' }).last().scrollIntoViewIfNeeded()
    const positionBefore = await scrollPosition()
    expect(positionBefore).toBeGreaterThan(300)
    await main(page).getByRole('link', { name: 'Wallet funding' }).last().tap()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().tap()
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page).toHaveURL('/dashboard/wallet&payments?tab=transactions')
    expect(await scrollPosition()).toBe(positionBefore)
    await main(page).getByRole('link', { name: 'Next' }).tap()
    await expect(page).toHaveURL(/page=2/)
    await expect.poll(scrollPosition).toBe(0)
  })

  test('Back from a Gig shows the kept list at its scroll position, before anything is answered', async ({ page }) => {
    await signInToDemo(page)
    await page.goto('/dashboard/gig-management')
    const gigs = main(page).locator('a[href*="/dashboard/gig-management/gig_"]')
    await gigs.last().scrollIntoViewIfNeeded()
    const positionBefore = await page.evaluate(() => Math.round(window.scrollY))
    expect(positionBefore).toBeGreaterThan(300)
    const title = await gigs.last().innerText()
    await gigs.last().tap()
    await expect(heading(page, title)).toBeVisible()
    await page.waitForLoadState('networkidle')
    const held = Promise.withResolvers<void>()
    await page.route('**/api/**', async (route) => {
      await held.promise
      await route.continue()
    })
    await page.goBack()
    await expect(main(page).getByRole('link', { name: title }).last()).toBeInViewport()
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(positionBefore)
    held.resolve()
  })
})

test('the demo account posts a Gig, pays for it and sees workers apply without a reload', async ({ page }) => {
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
