import { expect, type Page } from '@playwright/test'
import { company } from '../src/api/contract/endpoints/company.ts'
import { dashboard } from '../src/api/contract/endpoints/dashboard.ts'
import { notifications } from '../src/api/contract/endpoints/notifications.ts'
import { call, send } from './support/api.ts'
import { giveNotifications } from './support/database.ts'
import { createEmployer, newPerson, resetPassword, type Employer } from './support/employer.ts'
import { heading, logOut, signIn, storedText } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

const secret = { title: 'Offer from a rival', message: 'For your eyes only.', createdAt: '2025-11-14T10:42:00Z' }

/** What the first employer has and the second must never see. */
async function furnish(employer: Employer): Promise<void> {
  await call(company.updateCompanyProfile, { body: { companyName: 'First House Ltd' } }, employer)
  await giveNotifications(employer.employerId, [secret])
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

async function expectFurnished(page: Page): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'Main menu' })).toContainText('First House Ltd')
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
}

async function expectEmptyHouse(page: Page, { firstName }: Employer): Promise<void> {
  await expect(heading(page, `Welcome, ${firstName}`)).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await bell(page).click()
  await expect(page.getByRole('heading', { name: 'No notifications yet' })).toBeVisible()
  await expect(page.getByText('First House Ltd')).toHaveCount(0)
  await expect(page.getByText(secret.title)).toHaveCount(0)
  await page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Close' }).click()
}

signedInTest('who signs in after somebody else in the same tab sees nothing of them', async ({ page, employer }) => {
  await furnish(employer)
  const second = await createEmployer(newPerson('Bisi', 'Adeyemi'))
  await page.goto('/dashboard')
  await expectFurnished(page)
  await logOut(page, employer)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await signIn(page, second)
  await expectEmptyHouse(page, second)
  expect(asked.filter((url) => url.includes(employer.employerId))).toEqual([])

  await logOut(page, second)
  await signIn(page, employer)
  await expectFurnished(page)
})

signedInTest('other tabs follow a log-out and the next log-in', async ({ page, context, employer }) => {
  await furnish(employer)
  const second = await createEmployer(newPerson('Bisi', 'Adeyemi'))
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard/my-workers')
  await expectFurnished(page)
  await expectFurnished(other)

  await logOut(page, employer)
  await expect(heading(other, 'Sign in to Marquee')).toBeVisible()
  await expect(other).toHaveURL('/sign-in')

  await signIn(page, second)
  await expectEmptyHouse(page, second)
  await expectEmptyHouse(other, second)
})

test('a token opens no other employer’s door: it is not even there', async () => {
  const [first, second] = await Promise.all([createEmployer(), createEmployer()])
  await furnish(first)
  const intruder = { employerId: first.employerId, token: second.token }
  const answers = await Promise.all([
    send(notifications.list, {}, intruder),
    send(notifications.readAll, {}, intruder),
    send(notifications.removeAll, {}, intruder),
    send(company.getProfile, {}, intruder),
    send(company.getCompanyProfile, {}, intruder),
    send(dashboard.getWallet, {}, intruder),
    send(company.updateCompanyProfile, { body: { companyName: 'Taken over' } }, intruder),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
  expect(await call(notifications.list, {}, first)).toMatchObject({ totalNotification: 1, unreadNotifications: 1 })
  expect(await call(company.getCompanyProfile, {}, first)).toMatchObject({ companyName: 'First House Ltd' })
})

const sessionEndedNotice = 'Your session has ended. Please log in again.'
const newPassword = 'Third-Mainland-1990!'

signedInTest(
  'a session that the server ended leads to sign-in once, and says why',
  async ({ page, watch, employer }) => {
    await page.goto('/dashboard')
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
    // Leaving the dashboard cancels its calls: one that is answered after the reset would end the session before the load below.
    await page.goto('about:blank')
    await resetPassword(employer, newPassword)

    watch.expectAnswer(401, /\/employer\/emp/)
    const visited: string[] = []
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
    await page.goBack()
    await expect(page.getByText(sessionEndedNotice)).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(visited).toEqual(['/dashboard', '/sign-in'])
    expect(JSON.parse((await storedText(page)) ?? 'null')).toEqual({
      state: { user: null, isAuthenticated: false, token: null },
      version: 0,
    })

    await signIn(page, { ...employer, password: newPassword })
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
  },
)

signedInTest(
  'a session that ends while the dashboard is open leads to sign-in with the next refused call',
  async ({ page, watch, employer }) => {
    watch.expectAnswer(401, /\/fetch-all-pending-/)
    const { promise: sessionEnded, resolve: releaseCalls } = Promise.withResolvers<undefined>()
    await page.route(/\/fetch-all-pending-/, async (route) => {
      await sessionEnded
      await route.continue()
    })
    await page.goto('/dashboard')
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
    await resetPassword(employer, newPassword)
    releaseCalls(undefined)
    await expect(page.getByText(sessionEndedNotice)).toBeVisible()
    await expect(page).toHaveURL('/sign-in')
  },
)
