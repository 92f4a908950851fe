import { expect } from '@playwright/test'
import { heading } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

/** Dimensions and transitions that only a browser with motion enabled shows (spec S9-5, S9-7, S9-8). */
test('the side panel is 505px wide and as high as the window, and only large windows have it', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto('/sign-in')
  const panel = page.getByRole('complementary')
  await expect(panel).toBeVisible()
  expect(await panel.boundingBox()).toMatchObject({ width: 505, height: 700 })
  await page.setViewportSize({ width: 1023, height: 700 })
  await expect(panel).toBeHidden()
  await expect(heading(page, 'Sign in to Marquee')).toBeVisible()
})

test('the rotating word fades over 2 seconds, and without a transition under reduced motion', async ({ page }) => {
  await page.goto('/sign-in')
  const transitionDuration = () =>
    page
      .getByRole('complementary')
      .getByText('Photographers')
      .evaluate((element) => getComputedStyle(element).transitionDuration)
  expect(await transitionDuration()).toBe('2s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await transitionDuration()).toBe('0s')
})

signedInTest(
  'a window of 768px has the sidebar beside the page, a narrower one has it as a slide-over',
  async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.goto('/dashboard')
    const sidebar = page.getByRole('complementary', { name: 'Main menu' })
    await expect(sidebar).toBeVisible()
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden()
    await page.setViewportSize({ width: 767, height: 900 })
    await expect(sidebar).toBeHidden()
    await page.getByRole('button', { name: 'Open menu' }).click()
    await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible()
  },
)
