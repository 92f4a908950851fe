import { expect, type Page } from '@playwright/test'
import { giveNotifications } from './support/database.ts'
import { heading } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

/** When the journeys take place: 6:30 PM in Lagos. */
const now = '2025-11-14T17:30:00Z'

const seeded = [
  {
    title: 'New applicant',
    message: 'Tunde applied to “Launch photographer”.',
    createdAt: '2025-11-14T10:42:00Z',
    gigId: 'g_launch',
  },
  { title: 'Payment received', message: 'Your wallet was funded.', createdAt: '2025-11-13T23:05:00Z', read: true },
  { title: 'Worker cancelled', message: 'Bola can no longer come.', createdAt: '2025-11-13T22:55:00Z' },
  { title: 'Welcome to Marquee', message: 'Post your first Gig.', createdAt: '2025-03-03T08:00:00Z' },
]

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' })
const items = (page: Page) => panel(page).getByRole('listitem')

/** Runs something that changes a notification, and waits until the server has it. */
async function saved(page: Page, path: RegExp, act: () => Promise<void>): Promise<void> {
  const answer = page.waitForResponse((response) => path.test(response.url()) && response.request().method() !== 'GET')
  await act()
  expect((await answer).status()).toBe(200)
}

signedInTest.beforeEach(async ({ page, employer }) => {
  await page.clock.setFixedTime(now)
  await giveNotifications(employer.employerId, seeded)
  await page.goto('/dashboard')
})

signedInTest(
  'notifications stand by Lagos day, are read when opened, and lead to their Gig',
  async ({ page, watch }) => {
    watch.expectAnswer(404, /\/g_launch\/get-gig$/)
    await test.step('the bell counts the unread ones, the panel groups all of them by day', async () => {
      await expect(bell(page)).toHaveAccessibleName('Notifications, 3 unread')
      await bell(page).click()
      await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText([
        'Today',
        'Yesterday',
        'Monday 3rd of March, 2025',
      ])
      await expect(items(page)).toHaveText([
        /New applicant.*New.*11:42 AM/s,
        /Payment received.*12:05 AM/s,
        /Worker cancelled.*New.*11:55 PM/s,
        /Welcome to Marquee.*New.*9:00 AM/s,
      ])
      await expect(items(page).nth(1).getByText('New', { exact: true })).toHaveCount(0)
    })

    await test.step('opening one shows it whole and marks it read', async () => {
      await saved(page, /\/read-notification$/, () =>
        panel(page)
          .getByRole('button', { name: /^Worker cancelled/ })
          .click(),
      )
      await expect(panel(page).getByRole('heading', { level: 3, name: 'Worker cancelled' })).toBeFocused()
      await expect(panel(page)).toContainText('Thu 13 Nov 2025, 11:55 PM')
      await panel(page).getByRole('button', { name: 'Back' }).click()
      const opened = panel(page).getByRole('button', { name: /^Worker cancelled/ })
      await expect(opened).toBeFocused()
      await expect(opened.getByText('New', { exact: true })).toHaveCount(0)
      await panel(page).getByRole('button', { name: 'Close' }).click()
      await expect(bell(page)).toHaveAccessibleName('Notifications, 2 unread')
      await expect(bell(page)).toBeFocused()
    })

    await test.step('the title of a Gig’s notification leads to the Gig', async () => {
      await bell(page).click()
      await panel(page)
        .getByRole('button', { name: /^New applicant/ })
        .click()
      await panel(page).getByRole('link', { name: 'New applicant' }).click()
      await expect(page).toHaveURL('/dashboard/gig-management/g_launch')
      await expect(panel(page)).toHaveCount(0)
      await expect(heading(page, 'Gig details')).toBeFocused()
    })

    await test.step('what was read stays read after a reload', async () => {
      await page.reload()
      await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    })
  },
)

signedInTest('notifications are marked and deleted for good; clearing all of them asks first', async ({ page }) => {
  const markAll = page.getByRole('button', { name: 'Mark all as read' })
  await bell(page).click()

  await test.step('marking all empties the bell and takes its own button away', async () => {
    await saved(page, /\/mark-all-read$/, () => markAll.click())
    await expect(panel(page)).toContainText('All caught up')
    await expect(markAll).toHaveCount(0)
    await expect(panel(page).getByText('New', { exact: true })).toHaveCount(0)
  })

  await test.step('deleting one takes it out of the list, and out of the next visit', async () => {
    await saved(page, /\/delete-notification$/, () =>
      panel(page).getByRole('button', { name: 'Delete Payment received' }).click(),
    )
    await expect(items(page)).toHaveCount(3)
    await page.reload()
    await expect(bell(page)).toHaveAccessibleName('Notifications')
    await bell(page).click()
    await expect(items(page)).toHaveCount(3)
    await expect(panel(page).getByText('Payment received')).toHaveCount(0)
  })

  await test.step('clearing asks, and keeps them when told to', async () => {
    await panel(page).getByRole('button', { name: 'Clear all' }).click()
    const question = page.getByRole('alertdialog', { name: 'Clear all 3 notifications?' })
    await question.getByRole('button', { name: 'Keep them' }).click()
    await expect(question).toHaveCount(0)
    await expect(items(page)).toHaveCount(3)
  })

  await test.step('clearing leaves nothing, also for the next visit', async () => {
    await panel(page).getByRole('button', { name: 'Clear all' }).click()
    const question = page.getByRole('alertdialog', { name: 'Clear all 3 notifications?' })
    await saved(page, /\/delete-all$/, () => question.getByRole('button', { name: 'Clear all' }).click())
    await expect(panel(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    await page.reload()
    await bell(page).click()
    await expect(panel(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  })
})

signedInTest('a refused deletion is taken back without a word', async ({ page, watch }) => {
  watch.expectAnswer(500, /\/delete-notification$/)
  watch.expectConsole(/notifications\.remove failed/)
  await page.route(/\/delete-notification$/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  )
  await bell(page).click()
  await expect(items(page)).toHaveCount(4)
  const asked = page.waitForResponse(/\/delete-notification$/)
  await panel(page).getByRole('button', { name: 'Delete New applicant' }).click()
  await asked
  await expect(items(page)).toHaveCount(4)
  await expect(page.getByText('Out of order')).toHaveCount(0)
})
