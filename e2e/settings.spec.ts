import { expect, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessible.ts'
import { isReminderDone, makeReminderDue } from './support/database.ts'
import { main } from './support/gig-form.ts'
import { enablePosting, postGig } from './support/gigs.ts'
import { mailsTo } from './support/outbox.ts'
import { choosePicture } from './support/picture.ts'
import { heading, logOut, signIn, toast } from './support/steps.ts'
import { signedInTest } from './support/test.ts'

const settingsPath = '/dashboard/profile&settings'

signedInTest('a new name and photo are shown by the greeting and the user menu', async ({ page, employer }) => {
  await page.goto(settingsPath)
  const email = main(page).getByLabel('Email')
  await expect(email).toHaveValue(employer.email)
  await expect(email).not.toBeEditable()
  await main(page).getByLabel('First name').fill('Ọládípọ̀')
  await main(page).getByLabel('Last name').fill('Adéwálé')
  await choosePicture(page)
  await main(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(toast(page, 'Profile updated')).toBeVisible()

  const userMenu = page.getByRole('button', { name: 'Ọládípọ̀ Adéwálé' })
  const photo = userMenu.locator('img[src^="/uploads/profile/"]')
  await expect(photo).toBeVisible()
  // An image is visible before its file is there.
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(512)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click()
  await expect(heading(page, /Ọládípọ̀/)).toBeVisible()

  // What is stored in this browser and what the server answers to a log-in are the same.
  await page.reload()
  await expect(heading(page, /Ọládípọ̀/)).toBeVisible()
  await expect(photo).toBeVisible()
  await logOut(page, { ...employer, firstName: 'Ọládípọ̀', lastName: 'Adéwálé' })
  await signIn(page, employer)
  await expect(photo).toBeVisible()
})

signedInTest(
  'rows of lists chosen on one device are those of the other, and log-out leaves none on a device',
  async ({ page, openDevice, employer }) => {
    await enablePosting(employer)
    await postGig(employer, { title: 'Product launch photographer' })
    const other = await (await openDevice({ storageState: await page.context().storageState() })).newPage()
    const rowHeight = async (on: Page) => {
      const row = on.getByRole('table', { name: 'Gigs' }).getByRole('row').nth(1)
      await expect(row).toContainText('Product launch photographer')
      return row.evaluate((element) => Math.round(element.getBoundingClientRect().height))
    }
    await other.goto('/dashboard/gig-management')
    const comfortable = await rowHeight(other)
    const choose = (on: Page, density: string) => main(on).getByRole('radio', { name: density }).check()
    const saved = (on: Page) => on.waitForResponse(/\/update-profile$/)

    await page.goto(`${settingsPath}?tab=preferences`)
    const firstSave = saved(page)
    await choose(page, 'Compact')
    expect((await firstSave).status()).toBe(200)
    await other.reload()
    await expect.poll(() => rowHeight(other)).toBeLessThan(comfortable)

    // Chosen without a connection: kept here, and saved when it is back.
    await other.goto(`${settingsPath}?tab=preferences`)
    await expect(main(other).getByRole('radio', { name: 'Compact' })).toBeChecked()
    await other.context().setOffline(true)
    await choose(other, 'Comfortable')
    await expect(main(other).getByText('Your account gets it when you are back online.')).toBeVisible()
    const laterSave = saved(other)
    await other.context().setOffline(false)
    expect((await laterSave).status()).toBe(200)
    await page.reload()
    await expect(main(page).getByRole('radio', { name: 'Comfortable' })).toBeChecked()

    const lastSave = saved(page)
    await choose(page, 'Compact')
    await lastSave
    await logOut(page, employer)
    await expect(heading(page, /Welcome back|Sign in/i)).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('marquee-preferences'))).not.toContain('compact')
  },
)

signedInTest('an email that is switched off is not sent', async ({ page, employer }) => {
  await enablePosting(employer)
  const remind = async (id: string) => {
    expect(await makeReminderDue(id)).toBe(true)
    await expect.poll(() => isReminderDone(id)).toBe(true)
  }
  const reminders = async () =>
    (await mailsTo(employer.email)).map(({ subject }) => subject).filter((subject) => subject.startsWith('Reminder'))
  const reminded = await postGig(employer, { title: 'Product launch photographer' })
  await remind(reminded.id)
  expect(await reminders()).toEqual(['Reminder: “Product launch photographer”'])

  await page.goto(`${settingsPath}?tab=notifications`)
  await expect(main(page).getByRole('switch', { name: 'Payments' })).toBeDisabled()
  const switched = main(page).getByRole('switch', { name: 'Gig reminders' })
  const saved = page.waitForResponse((response) => response.url().endsWith('/profile/update-notification-settings'))
  await switched.click()
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(switched).not.toBeChecked()
  await expectAccessible(page, 'the notification settings', { sizes: [390, 1440] })

  const silent = await postGig(employer, { title: 'Wedding DJ in Ikoyi' })
  await remind(silent.id)
  expect(await reminders()).toEqual(['Reminder: “Product launch photographer”'])
  // Email about payments is not affected.
  expect((await mailsTo(employer.email))[0]?.subject).toBe('Payment successful')
})
