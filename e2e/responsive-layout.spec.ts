import { expect } from '@playwright/test'
import { enablePosting, lagosDateIn, postGig, saveDraft } from './support/gigs.ts'
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

const lists = [
  { path: '/dashboard/gig-management', row: /^Wedding photographer/, money: 'Held', state: 'Status' },
  { path: '/dashboard/wallet&payments?tab=transactions', row: /./, money: 'Amount', state: 'Status' },
] as const

signedInTest('no table of a tablet scrolls sideways, and money and state stay', async ({ page, employer }) => {
  await enablePosting(employer)
  await postGig(employer, { title: 'Wedding photographer' })
  for (const width of [768, 820, 1024, 1180]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { path, row, money, state } of lists) {
      await page.goto(path)
      const table = page.getByRole('table')
      await expect(table.getByRole('rowheader', { name: row }).first()).toBeVisible()
      // Nothing of it is hidden behind an edge: the region would then take the focus.
      await expect(page.getByRole('region', { name: /Gigs|Transactions/ }), `${path}, ${width} px`).toHaveCount(0)
      for (const name of [money, state]) {
        await expect(table.getByRole('columnheader', { name }), `${name}, ${width} px`).toBeInViewport({ ratio: 1 })
      }
    }
    const sidebar = page.getByRole('complementary', { name: 'Main menu' })
    expect((await sidebar.boundingBox())?.width, `${width} px`).toBe(64)
  }
})

signedInTest('the sidebar that was chosen stays in a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 })
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible()
})

signedInTest('15 Gigs are in sight on a laptop, each on one line', async ({ page, employer }) => {
  await Promise.all(
    Array.from({ length: 17 }, (_, index) =>
      saveDraft(employer, `Friday club night ${index + 1}`, {
        sessions: [{ date: lagosDateIn(300), start: '18:00', end: '02:00', arrival: '16:30', endsNextDay: true }],
      }),
    ),
  )
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/dashboard/gig-management')
  const rows = page.getByRole('row', { name: /^Friday club night/ })
  await expect(rows).toHaveCount(17)
  const boxes = await Promise.all((await rows.all()).map((row) => row.boundingBox()))
  expect(boxes.filter((box) => box !== null && box.y + box.height <= 900).length).toBeGreaterThanOrEqual(15)
  for (const box of boxes) expect(Math.round(box?.height ?? 0)).toBeLessThanOrEqual(48)
})
