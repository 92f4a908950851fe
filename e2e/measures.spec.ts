import { expect, type Page, test } from '@playwright/test'

/** The log-in of the demo seed, which the product prints at start. */
const demo = { email: 'demo@marquee.example', password: 'Marquee-demo-1' }

/** The measures of section 9 that only a browser with its motion on can tell. */
test('the side panel is 505px wide and as high as the window, and only large windows have it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto('/sign-in')
  const panel = page.getByRole('complementary')
  await expect(panel).toBeVisible()
  expect(await panel.boundingBox()).toMatchObject({ width: 505, height: 700 })
  await page.setViewportSize({ width: 1023, height: 700 })
  await expect(panel).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in to Marquee' })).toBeVisible()
})

test('the rotating word fades over 2 seconds, and at once for whoever wants no motion', async ({ page }) => {
  await page.goto('/sign-in')
  const fade = () =>
    page
      .getByRole('complementary')
      .getByText('Photographers')
      .evaluate((word) => getComputedStyle(word).transitionDuration)
  expect(await fade()).toBe('2s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await fade()).toBe('0s')
})

test('a window of 768px has the sidebar beside the page, a narrower one has it as a slide-over', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await logIn(page)
  const sidebar = page.getByRole('complementary', { name: 'Main menu' })
  await expect(sidebar).toBeVisible()
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(sidebar).toBeHidden()
  await page.getByRole('button', { name: 'Open menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
})

async function logIn(page: Page): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill(demo.email)
  await page.getByLabel('Password', { exact: true }).fill(demo.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}
