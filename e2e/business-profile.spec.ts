import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { main } from './support/gig-form.ts'
import { failRequests } from './support/network.ts'
import { choosePicture } from './support/picture.ts'
import { heading, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: false })

async function fillBusiness(page: Page) {
  await field(page, 'Company name').fill('Eko Events Ltd')
  await field(page, 'Industry').selectOption('Live events')
  await field(page, 'Phone').fill('08031234567')
  await main(page)
    .getByRole('textbox', { name: /^Address/ })
    .fill('12 Adeola Odeku Street')
  await field(page, 'City').fill('Victoria Island')
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('combobox', { name: /^State/ })).toHaveValue('Lagos')
}

signedInTest.describe('on a phone', () => {
  signedInTest.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  signedInTest('a new employer fills in the business profile from the checklist', async ({ page, employer, watch }) => {
    await page.goto('/dashboard')
    await main(page).getByRole('link', { name: 'Complete profile' }).first().click()
    await expect(heading(page, 'Create business profile')).toBeVisible()
    await expect(field(page, 'Email')).toHaveValue(employer.email)

    await main(page).getByRole('button', { name: 'Save profile' }).click()
    await expect(main(page).getByRole('group', { name: 'Fix 6 fields to continue' })).toBeVisible()
    await expect(field(page, 'Company name')).toBeFocused()
    await expectAccessible(page, 'an incomplete business profile', { sizes: [390] })

    await choosePicture(page)
    await fillBusiness(page)
    watch.expectErrorStatus(500, /update-company-profile/)
    watch.expectConsole(/company\.updateCompanyProfile failed/)
    const restore = await failRequests(page, /update-company-profile/)
    await main(page).getByRole('button', { name: 'Save profile' }).click()
    await expect(main(page).getByText('Your business profile was not saved')).toBeVisible()
    await expect(field(page, 'Company name')).toHaveValue('Eko Events Ltd')
    await restore()

    await main(page).getByRole('button', { name: 'Save profile' }).click()
    await expect(toast(page, 'Business profile saved')).toBeVisible()
    await expect(heading(page, 'Activate wallet')).toBeVisible()
    await page.getByRole('button', { name: 'Open menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Main menu' })
    await expect(menu.getByText('Eko Events Ltd')).toBeVisible()
    const logo = menu.locator('img[src^="/uploads/company/"]')
    await expect(logo).toBeVisible()
    await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  })
})

signedInTest('leaving the business profile with changes asks first', async ({ page }) => {
  await page.goto('/dashboard/create-business-profile')
  await field(page, 'Company name').fill('Eko')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Stay' }).click()
  await expect(field(page, 'Company name')).toHaveValue('Eko')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
