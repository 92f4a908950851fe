import { expect, type Page } from '@playwright/test'
import { insertNotifications } from './support/database.ts'
import { gigAnswers, heading } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

/** The time in the browser: 6:30 PM in Lagos. */
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

/** Runs an action that changes a notification, and waits for the server's response. */
async function runAndWaitForSave(page: Page, path: RegExp, action: () => Promise<void>): Promise<void> {
  const response = page.waitForResponse(
    (candidate) => path.test(candidate.url()) && candidate.request().method() !== 'GET',
  )
  await action()
  expect((await response).status()).toBe(200)
}

signedInTest.beforeEach(async ({ page, employer }) => {
  await page.clock.setFixedTime(now)
  await insertNotifications(employer.employerId, seeded)
  await page.goto('/dashboard')
})

signedInTest(
  'notifications are grouped by Lagos day, marked read when opened, and link to their Gig',
  async ({ page, watch }) => {
    watch.expectErrorStatus(404, /\/g_launch\/get-gig$/)
    watch.expectErrorStatus(404, /\/g_launch\/fetch-applicants$/)
    watch.expectErrorStatus(404, /\/g_launch\/worker-gig\/get-all-worker-gigs$/)
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

    await test.step('opening a notification shows its text and marks it read', async () => {
      await runAndWaitForSave(page, /\/read-notification$/, () =>
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
      // The title is a link, and a pointer above it prefetches what it leads to.
      const answers = gigAnswers(page, 'g_launch')
      await bell(page).click()
      await panel(page)
        .getByRole('button', { name: /^New applicant/ })
        .click()
      await panel(page).getByRole('link', { name: 'New applicant' }).click()
      await expect(page).toHaveURL('/dashboard/gig-management/g_launch')
      await expect(panel(page)).toHaveCount(0)
      await expect(heading(page, 'Gig details')).toBeFocused()
      // The reload of the next step would cancel the requests.
      await answers
    })

    await test.step('a read notification stays read after a reload', async () => {
      await page.reload()
      await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
    })
  },
)

signedInTest(
  'marking and deleting notifications is saved, and clearing all asks for a confirmation',
  async ({ page }) => {
    const markAll = page.getByRole('button', { name: 'Mark all as read' })
    await bell(page).click()

    await test.step('marking all resets the unread count and removes the button', async () => {
      await runAndWaitForSave(page, /\/mark-all-read$/, () => markAll.click())
      await expect(panel(page)).toContainText('All caught up')
      await expect(markAll).toHaveCount(0)
      await expect(panel(page).getByText('New', { exact: true })).toHaveCount(0)
    })

    await test.step('a deleted notification is gone from the list, also after a reload', async () => {
      await runAndWaitForSave(page, /\/delete-notification$/, () =>
        panel(page).getByRole('button', { name: 'Delete Payment received' }).click(),
      )
      await expect(items(page)).toHaveCount(3)
      await page.reload()
      await expect(bell(page)).toHaveAccessibleName('Notifications')
      await bell(page).click()
      await expect(items(page)).toHaveCount(3)
      await expect(panel(page).getByText('Payment received')).toHaveCount(0)
    })

    await test.step('clearing asks for a confirmation and can be declined', async () => {
      await panel(page).getByRole('button', { name: 'Clear all' }).click()
      const question = page.getByRole('alertdialog', { name: 'Clear all 3 notifications?' })
      await question.getByRole('button', { name: 'Keep them' }).click()
      await expect(question).toHaveCount(0)
      await expect(items(page)).toHaveCount(3)
    })

    await test.step('clearing removes every notification, also after a reload', async () => {
      await panel(page).getByRole('button', { name: 'Clear all' }).click()
      const question = page.getByRole('alertdialog', { name: 'Clear all 3 notifications?' })
      await runAndWaitForSave(page, /\/delete-all$/, () => question.getByRole('button', { name: 'Clear all' }).click())
      await expect(panel(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
      await page.reload()
      await bell(page).click()
      await expect(panel(page).getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
    })
  },
)

signedInTest('a refused deletion is rolled back without a message', async ({ page, watch }) => {
  watch.expectErrorStatus(500, /\/delete-notification$/)
  watch.expectConsole(/notifications\.remove failed/)
  await page.route(/\/delete-notification$/, (route) =>
    route.fulfill({ status: 500, json: { message: 'Out of order' } }),
  )
  await bell(page).click()
  await expect(items(page)).toHaveCount(4)
  const response = page.waitForResponse(/\/delete-notification$/)
  await panel(page).getByRole('button', { name: 'Delete New applicant' }).click()
  await response
  await expect(items(page)).toHaveCount(4)
  await expect(page.getByText('Out of order')).toHaveCount(0)
})
