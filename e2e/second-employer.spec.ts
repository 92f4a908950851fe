import { expect, type Page } from '@playwright/test'
import { company } from '../src/api/contract/endpoints/company.ts'
import { dashboard } from '../src/api/contract/endpoints/dashboard.ts'
import { notifications } from '../src/api/contract/endpoints/notifications.ts'
import { call, send } from './support/api.ts'
import { insertNotifications } from './support/database.ts'
import { createEmployer, newPerson, resetPassword, type Employer } from './support/employer.ts'
import { heading, logOut, signIn, storedText, toast } from './support/steps.ts'
import { signedInTest, test } from './support/test.ts'

const privateNotification = {
  title: 'Offer from a rival',
  message: 'For your eyes only.',
  createdAt: '2025-11-14T10:42:00Z',
}

/** Adds data of the first employer that the second must not see. */
async function addPrivateData(employer: Employer): Promise<void> {
  await call(company.updateCompanyProfile, { body: { companyName: 'First House Ltd' } }, employer)
  await insertNotifications(employer.employerId, [privateNotification])
}

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

/** @param unread the notifications that the employer has not read */
async function expectPrivateData(page: Page, unread = 1): Promise<void> {
  await expect(page.getByRole('complementary', { name: 'Main menu' })).toContainText('First House Ltd')
  await expect(bell(page)).toHaveAccessibleName(`Notifications, ${unread} unread`)
}

async function expectNoPrivateData(page: Page, { firstName }: Employer): Promise<void> {
  await expect(heading(page, `Welcome, ${firstName}`)).toBeVisible()
  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 unread')
  await bell(page).click()
  // The only notification is the employer's own, about the log-in in this browser.
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  await expect(panel.getByRole('button', { name: /^Delete/ })).toHaveAccessibleName('Delete New log-in')
  await expect(page.getByText('First House Ltd')).toHaveCount(0)
  await expect(page.getByText(privateNotification.title)).toHaveCount(0)
  await panel.getByRole('button', { name: 'Close' }).click()
}

signedInTest(
  'an employer who signs in after another one in the same tab sees none of their data',
  async ({ page, employer }) => {
    await addPrivateData(employer)
    const second = await createEmployer(newPerson('Bisi', 'Adeyemi'))
    await page.goto('/dashboard')
    await expectPrivateData(page)
    // The call that ends the session on the server is the last one of this employer.
    const lastCall = page.waitForRequest(/\/security\/log-out$/)
    await logOut(page, employer)
    await lastCall

    const requestedUrls: string[] = []
    page.on('request', (request) => requestedUrls.push(request.url()))
    await signIn(page, second)
    await expectNoPrivateData(page, second)
    expect(requestedUrls.filter((url) => url.includes(employer.employerId))).toEqual([])

    await logOut(page, second)
    await signIn(page, employer)
    // The log-in in this browser, which only had the session until now, is the second notification.
    await expectPrivateData(page, 2)
  },
)

signedInTest('other tabs follow a log-out and the next log-in', async ({ page, context, employer }) => {
  await addPrivateData(employer)
  const second = await createEmployer(newPerson('Bisi', 'Adeyemi'))
  await page.goto('/dashboard')
  const other = await context.newPage()
  await other.goto('/dashboard/my-workers')
  await expectPrivateData(page)
  await expectPrivateData(other)

  await logOut(page, employer)
  await expect(heading(other, 'Sign in to Marquee')).toBeVisible()
  await expect(other).toHaveURL('/sign-in')
  await expect(toast(other, 'User logged out successfully')).toBeVisible()
  await expect(other.getByText(sessionEndedNotice)).toHaveCount(0)

  await signIn(page, second)
  await expectNoPrivateData(page, second)
  await expectNoPrivateData(other, second)
})

test('a token of one employer gets 404 for every address of another', async () => {
  const [first, second] = await Promise.all([createEmployer(), createEmployer()])
  await addPrivateData(first)
  const otherActor = { employerId: first.employerId, token: second.token }
  const responses = await Promise.all([
    send(notifications.list, {}, otherActor),
    send(notifications.readAll, {}, otherActor),
    send(notifications.removeAll, {}, otherActor),
    send(company.getProfile, {}, otherActor),
    send(company.getCompanyProfile, {}, otherActor),
    send(dashboard.getWallet, {}, otherActor),
    send(company.updateCompanyProfile, { body: { companyName: 'Taken over' } }, otherActor),
  ])
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 404))
  expect(await call(notifications.list, {}, first)).toMatchObject({ totalNotification: 1, unreadNotifications: 1 })
  expect(await call(company.getCompanyProfile, {}, first)).toMatchObject({ companyName: 'First House Ltd' })
})

const sessionEndedNotice = 'Your session has ended. Please log in again.'
const newPassword = 'Third-Mainland-1990!'

signedInTest(
  'a session that the server ended leads to sign-in once, with a notice',
  async ({ page, watch, employer }) => {
    await page.goto('/dashboard')
    await expect(heading(page, `Welcome, ${employer.firstName}`)).toBeVisible()
    // Leaving the dashboard cancels its calls: a call that is answered after the reset would end the session before the load below.
    await page.goto('about:blank')
    await resetPassword(employer, newPassword)

    watch.expectErrorStatus(401, /\/employer\/emp/)
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
  'a session that ends while the dashboard is open leads to sign-in at the next refused call',
  async ({ page, watch, employer }) => {
    // On a slow machine another read of the page is the first call after the reset.
    watch.expectErrorStatus(401, /\/employer\/emp/)
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
